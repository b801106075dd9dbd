import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SubmitCard } from './submit-card';

it('counts questions without an answer, and answers that are entered but not checked', () => {
  const card = (unanswered: number, unchecked: number) => (
    <SubmitCard
      headingRef={null}
      unanswered={unanswered}
      unchecked={unchecked}
      marked={0}
      onSubmit={() => {}}
      onStartOver={() => {}}
    />
  );
  const { rerender } = render(card(23, 1));
  expect(screen.getByText(/^23 questions/)).toHaveTextContent(
    '23 questions without an answer will score no points. 1 answer is not checked yet, and will count.',
  );
  rerender(card(0, 0));
  expect(screen.getByText('Every question has an answer.')).toBeVisible();
});
