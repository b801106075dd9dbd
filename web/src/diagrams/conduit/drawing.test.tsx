import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChangeContext } from '../kit/ghost';
import { spec } from './index';
import { type ConduitParams, run } from './model';

it.each([
  ['a lower depth', { depthFt: 0.5 }, 1],
  // Another height moves the bed, even where the width sets the scale.
  ['another full depth', { heightFt: 6 }, 0],
])(
  'shows the former water surface only if scale and bed are unchanged: %s',
  (_name, changed, count) => {
    const start: ConduitParams = { ...spec.initial, shape: 'rectangular', widthFt: 20 };
    const draw = (params: ConduitParams, change: number) => (
      <ChangeContext value={change}>
        <spec.Drawing params={params} result={run(params)} units="US" />
      </ChangeContext>
    );
    const { container, rerender } = render(draw(start, 0));
    rerender(draw({ ...start, ...changed }, 1));
    expect(container.querySelector('svg')?.querySelectorAll('.ghost')).toHaveLength(count);
  },
);
