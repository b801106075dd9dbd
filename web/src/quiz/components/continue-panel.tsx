import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { setLeftQuiz } from '../../app/left-quiz';
import { useCatalog } from '../../bank/catalog-context';
import type { Item } from '../../bank/item';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { draw } from '../model/draw';
import type { LinkRequest } from '../model/link';
import { type Progress, readProgress } from '../model/progress';
import { start } from '../model/session';
import { clockAtom, quizAtom, restoredAtom, startAtom } from '../state/quiz';
import { useQuizActions } from '../state/use-quiz-actions';
import { KeptCard } from './kept-card';

interface ContinuePanelProps {
  request: LinkRequest;
  bank: readonly Item[];
  /** The progress, as `writeProgress` writes it. */
  fragment: string;
  /** Receives the progress if the quiz can be continued or its results can be shown. */
  onReady: (progress: Progress | null) => void;
}

/** Offers to continue a quiz or to show its results, or states why that is not possible. */
export function ContinuePanel({ request, bank, fragment, onReady }: ContinuePanelProps) {
  const { plan, mode, sameBank } = request;
  const { quiz } = useCatalog();
  const { startQuiz } = useQuizActions();
  const timePerQuestion = quiz.secondsPerQuestion * 1000;
  const kept = useMemo(() => {
    const questions = draw(bank, plan);
    const session = start(mode, questions, questions.length * timePerQuestion, 0);
    const progress = sameBank ? readProgress(fragment, session) : null;
    if (!progress) return null;
    const { limit } = progress;
    // Later quizzes have the same time per question as this one.
    const perQuestion = limit ? limit / questions.length : timePerQuestion;
    return { questions, setup: { plan, mode, bank, timePerQuestion: perQuestion }, ...progress };
  }, [bank, plan, mode, timePerQuestion, sameBank, fragment]);
  // Before the paint, so that the start button does not change in view.
  useLayoutEffect(() => {
    onReady(kept);
    return () => onReady(null);
  }, [onReady, kept]);
  const hasQuiz = useAtomValue(quizAtom) !== null;
  const restore = useSetAtom(startAtom);
  const setRestored = useSetAtom(restoredAtom);
  const setClockStopped = useSetAtom(clockAtom);
  const { pathname, search, hash, state } = useLocation();
  const address = pathname + search + hash;
  useEffect(() => {
    if (!kept || hasQuiz) return;
    // Other pages then lead back to the quiz too.
    setRestored(restore(kept.setup, kept).attempt);
    setClockStopped(true);
    if (!kept.isFinished) setLeftQuiz({ to: address, state });
  }, [kept, hasQuiz, restore, setRestored, setClockStopped, address, state]);
  if (!kept) {
    return (
      <Card>
        <p>
          The quiz that you began can't be continued:{' '}
          {sameBank === false
            ? 'the questions have changed since then.'
            : 'its link is incomplete.'}
        </p>
      </Card>
    );
  }
  const { setup, isFinished, taken } = kept;
  return (
    <KeptCard {...{ plan, mode, isFinished, taken }} session={kept}>
      <Button onClick={() => startQuiz(setup, kept)}>
        {isFinished ? 'Show the results' : 'Continue the quiz'}
      </Button>
    </KeptCard>
  );
}
