import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { spec } from './index';
import { run } from './model';
import { UnitHydrographs } from './unit-hydrographs';

const withShortHours = (shortHours: number) => {
  const params = { ...spec.initial, shortHours };
  return <UnitHydrographs params={params} result={run(params)} units="US" />;
};

it('extends the other responses to the end of the time axis, which does not shrink while T decreases', () => {
  const { container, rerender } = render(withShortHours(4));
  const medium = () => container.querySelector('[stroke-dasharray="2 4"]')?.getAttribute('d');
  const endOf = (path: string | null | undefined) => path?.split('L').at(-1);
  const before = endOf(medium());
  expect(before).toBeDefined();
  rerender(withShortHours(1));
  expect(endOf(medium())).toBe(before);
});
