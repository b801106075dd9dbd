import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChangeContext } from '../kit/ghost';
import { spec } from './index';
import { run } from './model';

it('keeps the former planes clear of the labels', () => {
  const draw = (widthFt: number, change: number) => {
    const params = { ...spec.initial, widthFt };
    return (
      <ChangeContext value={change}>
        <spec.Drawing params={params} result={run(params)} units="US" />
      </ChangeContext>
    );
  };
  const { container, rerender } = render(draw(600, 0));
  rerender(draw(1200, 1));
  const planes = [...container.querySelectorAll('g.ghost > path')];
  expect(planes).toHaveLength(2);
  const beds = planes.map((plane) =>
    Number(/^M\S+ ([\d.]+)h/.exec(plane.getAttribute('d') ?? '')?.[1]),
  );
  const labels = [...container.querySelectorAll('text')].filter(({ textContent }) =>
    /pervious/.test(textContent),
  );
  expect(labels).toHaveLength(2);
  for (const label of labels) {
    expect(Number(label.getAttribute('y')) - 16).toBeGreaterThan(Math.max(...beds));
  }
});
