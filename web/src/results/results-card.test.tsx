import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CatalogProvider } from '../bank/catalog-context';
import { scoreOf } from '../quiz/model/score';
import { start, submit } from '../quiz/model/session';
import { catalog, items } from '../test/bundle';
import { ResultsCard } from './results-card';

it.each([
  [
    1,
    'A new quiz starts at once, in the same mode. Practice has the question that you answered wrong or not at all, and at most 1 other on the same topics.',
  ],
  [
    20,
    'A new quiz starts at once, in the same mode. Practice has the 20 questions that you answered wrong or not at all, and at most 5 others on the same topics.',
  ],
  [
    25,
    'A new quiz starts at once, in the same mode. Practice has the 25 questions that you answered wrong or not at all.',
  ],
  [
    41,
    'A new quiz starts at once, in the same mode. Practice has 25 of the questions that you answered wrong or not at all.',
  ],
])('names what a quiz on %d missed questions contains', (missed, text) => {
  const session = submit(start('practice', items.slice(0, missed), 0, 0), 0);
  const nothing = () => {};
  render(
    <CatalogProvider value={catalog}>
      <ResultsCard
        session={session}
        score={scoreOf(session)}
        onNewQuiz={nothing}
        onPractice={nothing}
        onReview={nothing}
        onCopy={nothing}
      />
    </CatalogProvider>,
  );
  expect(screen.getByText(/wrong or not at all/)).toHaveTextContent(text);
});
