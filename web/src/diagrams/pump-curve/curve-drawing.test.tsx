import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { spec } from './index';
import { run } from './model';

it('names lift and friction above the curves, not among them', () => {
  const params = { ...spec.initial, ...spec.examples[0].params };
  const { container } = render(<spec.Drawing params={params} result={run(params)} units="US" />);
  const names = [...container.querySelectorAll('text')].filter(({ textContent }) =>
    /\b(lift|friction)\b/.test(textContent),
  );
  expect(names.map((one) => one.getAttribute('y'))).toEqual(['16']);
});
