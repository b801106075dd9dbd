import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChangeContext } from '../kit/ghost';
import { spec } from './index';
import { type ConduitParams, run } from './model';

const start: ConduitParams = { ...spec.initial, show: 'limit' };
const draw = (params: ConduitParams, change = 0) => (
  <ChangeContext value={change}>
    <spec.Drawing params={params} result={run(params)} units="US" />
  </ChangeContext>
);

it.each([
  // SLOPE no longer limits the flow.
  ['another depth at the lower end', { downFt: 0.5 }, { paths: 1, bars: 3 }],
  // The normal flow changes, but the computed flow is still the largest.
  ['another depth', { depthFt: 0.9 }, { paths: 1, bars: 3 }],
  ['a larger flow, which sets the scale of the bars', { routedCfs: 50 }, { paths: 0, bars: 0 }],
  [
    'another full depth, which sets the scale of the surface',
    { heightFt: 2.25 },
    { paths: 0, bars: 3 },
  ],
] as const)(
  'shows former values of the normal flow limit only at the same scale: %s',
  (_name, changed, former) => {
    const { container, rerender } = render(draw(start));
    rerender(draw({ ...start, ...changed }, 1));
    const [, drawing] = container.querySelectorAll('svg');
    expect(drawing?.querySelectorAll('.ghost path')).toHaveLength(former.paths);
    expect(drawing?.querySelectorAll('.ghost rect')).toHaveLength(former.bars);
    const hasNote = former.paths + former.bars > 0;
    expect(drawing?.textContent?.includes('gray: before')).toBe(hasNote);
  },
);

it('does not attribute the flow of a full force main to Manning’s equation', () => {
  const { container } = render(draw({ ...start, shape: 'forceMain', depthFt: 2 }));
  expect(container).toHaveTextContent('normal flow');
  expect(container).not.toHaveTextContent('Manning');
});

it.each([
  ['circular', true],
  ['trapezoidal', false],
] as const)('draws a roof above a wave only in a closed conduit: %s', (shape, hasRoof) => {
  const { container } = render(draw({ ...start, show: 'waves', shape }));
  const wall = container.querySelector('path[stroke-width="2.5"]');
  expect(wall?.getAttribute('d')).toMatch(hasRoof ? /^M(\S+) .*H\1$/ : /^M(\S+) \S+?H\1V/);
});

it('writes only the time along the arrow of a wave, which may be short', () => {
  // The axis still ends where it did before the change, and the speed is at the right.
  const { container, rerender } = render(draw({ ...start, show: 'waves' }));
  rerender(draw({ ...start, show: 'waves', lengthFt: 100 }, 1));
  const texts = [...container.querySelectorAll('text')].map(
    (text) => `${text.getAttribute('x')}: ${text.textContent}`,
  );
  expect(texts).toContainEqual(expect.stringMatching(/^56: [\d.]+\u00a0s$/));
  expect(texts).toContainEqual(expect.stringMatching(/^346: v \+ c = [\d.]+\u00a0ft\/s$/));
});
