import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { findCategory, useCatalog } from '../../bank/catalog-context';
import type { Item } from '../../bank/item';
import { draw } from '../model/draw';
import { readLink } from '../model/link';
import { newSeed } from '../model/random';
import { useQuizActions } from '../state/use-quiz-actions';
import { EmptyQuiz } from './empty-quiz';
import { LinkNotes } from './link-notes';
import { ModeScreen } from './mode-screen';

/** The mode screen for the quiz that the address requests. */
export function QuizStart({ bank }: { bank: readonly Item[] }) {
  const catalog = useCatalog();
  const path = useParams().category;
  const [query] = useSearchParams();
  const [seed] = useState(newSeed);
  const { startQuiz } = useQuizActions();
  const request = useMemo(
    () => readLink(query, { catalog, questions: bank, category: path, seed }),
    [query, catalog, bank, path, seed],
  );
  const timePerQuestion = catalog.quiz.secondsPerQuestion * 1000;
  const questionCount = useMemo(() => draw(bank, request.plan).length, [bank, request]);
  const category = findCategory(catalog, request.plan.category);
  if (questionCount === 0) return <EmptyQuiz category={category} />;
  return (
    <ModeScreen
      // Another address resets the mode.
      key={`${path} ${query}`}
      category={category}
      request={request}
      questionCount={questionCount}
      onStart={(mode, pace) =>
        startQuiz({ plan: request.plan, mode, bank, timePerQuestion: timePerQuestion * pace })
      }
    >
      <LinkNotes request={request} />
    </ModeScreen>
  );
}
