import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChangeContext } from '../kit/ghost';
import { spec } from './index';
import { type ConduitParams, run } from './model';

const draw = (params: ConduitParams, change: number) => (
  <ChangeContext value={change}>
    <spec.Drawing params={params} result={run(params)} units="US" />
  </ChangeContext>
);

it.each([
  ['a lower depth', { depthFt: 0.5 }, 1],
  // Another height moves the bed, even where the width sets the scale.
  ['another full depth', { heightFt: 6 }, 0],
])(
  'shows the former water surface only if scale and bed are unchanged: %s',
  (_name, changed, count) => {
    const start: ConduitParams = { ...spec.initial, shape: 'rectangular', widthFt: 20 };
    const { container, rerender } = render(draw(start, 0));
    rerender(draw({ ...start, ...changed }, 1));
    expect(container.querySelector('svg')?.querySelectorAll('.ghost')).toHaveLength(count);
  },
);

it('spreads the numbers of the velocity over the axis, which keeps room for the former curves', () => {
  const { container, rerender } = render(draw(spec.initial, 0));
  const numbers = () =>
    [...container.querySelectorAll('svg:not(.ghost) > text[y="29"]')].map((text) => ({
      x: Number(text.getAttribute('x')),
      velocity: Number(text.textContent),
    }));
  const before = numbers();
  rerender(draw({ ...spec.initial, heightFt: 0.5, depthFt: 0.4 }, 1));
  expect(before.length).toBeGreaterThan(2);
  expect(numbers()).toEqual(before);
});
