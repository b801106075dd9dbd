import { useEffect, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { findCategory, useCatalog } from '../../bank/catalog-context';
import type { Item } from '../../bank/item';
import { draw, poolOf } from '../model/draw';
import { readLink } from '../model/link';
import { newSeed } from '../model/random';
import { preloadParts } from '../state/preload-parts';
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
  const quizzes = useMemo(() => {
    const drawn = (withoutOptions: boolean) => draw(bank, { ...request.plan, withoutOptions });
    // All that may be drawn count, so that each visit offers the same choice.
    const entries = poolOf(bank, { ...request.plan, withoutOptions: true });
    const differ = entries.some(({ type }) => type === undefined);
    return { differ, withOptions: drawn(false), withoutOptions: drawn(true) };
  }, [bank, request]);
  const category = findCategory(catalog, request.plan.category);
  useEffect(() => {
    // A failure is shown where the part is missing.
    preloadParts(quizzes.withOptions).catch(() => {});
  }, [quizzes]);
  if (quizzes.withOptions.length === 0) return <EmptyQuiz category={category} />;
  return (
    <ModeScreen
      // Another address resets the mode.
      key={`${path} ${query}`}
      category={category}
      request={request}
      quizzes={quizzes}
      onStart={(plan, mode, pace) =>
        startQuiz({ plan, mode, bank, timePerQuestion: timePerQuestion * pace })
      }
    >
      <LinkNotes request={request} />
    </ModeScreen>
  );
}
