import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChangeContext } from '../kit/ghost';
import { Column } from './column';
import { spec } from './index';
import { type EvapotranspirationParams, run } from './model';

it.each([
  ['a drier upper zone', { moisturePercent: 0 }, 1],
  // The widths of the arrows are relative to the largest potential rate.
  ['another potential rate', { rateInPerDay: 0.3 }, 0],
])('shows former rates only on the same scale: %s', (_name, changed, count) => {
  const start: EvapotranspirationParams = { ...spec.initial, rainIn: 0 };
  const draw = (params: EvapotranspirationParams, change: number) => (
    <ChangeContext value={change}>
      <Column stays params={params} result={run(params)} units="US" />
    </ChangeContext>
  );
  const { container, rerender } = render(draw(start, 0));
  rerender(draw({ ...start, ...changed }, 1));
  expect(container.querySelectorAll('.ghost')).toHaveLength(count);
});

it.each([
  ['latitudeDegrees', 'Potential rate'],
  ['lowerDepthFt', 'water table'],
])('keeps the drawing that a control changes in view on a phone: %s', (name, text) => {
  const params: EvapotranspirationParams = { ...spec.initial, source: 'hargreaves' };
  const { container } = render(
    <spec.Drawing params={params} result={run(params)} units="US" latest={[name]} />,
  );
  const inView = [...container.querySelectorAll('[data-stays]')];
  expect(inView).toHaveLength(1);
  expect(inView[0]).toHaveTextContent(text);
});
