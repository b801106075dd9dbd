import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { OptionRow } from './option-row';

it('includes the mark and the formula, which browsers leave out, in the accessible name', () => {
  const props: ComponentProps<typeof OptionRow> = {
    type: 'radio',
    name: 'answer',
    letter: 'B',
    text: ["Manning's ", { math: ['math', {}, [['mi', {}, ['n']]]], tex: 'n' }],
    checked: true,
    mark: null,
    locked: true,
    onChoose: () => {},
    onEnter: () => {},
  };
  const { rerender } = render(<OptionRow {...props} />);
  expect(screen.getByRole('radio')).toHaveAccessibleName("B. Manning's n");
  rerender(<OptionRow {...props} mark="wrong" />);
  expect(screen.getByRole('radio')).toHaveAccessibleName("B. Manning's n Your answer: incorrect");
});
