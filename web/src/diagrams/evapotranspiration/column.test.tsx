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
])('the column shows former rates only on the same scale: %s', (_name, changed, count) => {
  const start: EvapotranspirationParams = { ...spec.initial, rainIn: 0 };
  const drawn = (params: EvapotranspirationParams, change: number) => (
    <ChangeContext value={change}>
      <Column stays params={params} result={run(params)} units="US" />
    </ChangeContext>
  );
  const { container, rerender } = render(drawn(start, 0));
  rerender(drawn({ ...start, ...changed }, 1));
  expect(container.querySelectorAll('.ghost')).toHaveLength(count);
});

it.each([
  ['latitudeDegrees', 'Potential rate'],
  ['lowerDepthFt', 'water table'],
])('on a phone the drawing in view shows what a control changes: %s', (name, text) => {
  const params: EvapotranspirationParams = { ...spec.initial, source: 'hargreaves' };
  const { container } = render(
    <spec.Drawing params={params} result={run(params)} units="US" latest={[name]} />,
  );
  const inView = [...container.querySelectorAll('[data-stays]')];
  expect(inView).toHaveLength(1);
  expect(inView[0]).toHaveTextContent(text);
});
