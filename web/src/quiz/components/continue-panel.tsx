import { useEffect, useMemo } from 'react';
import { useCatalog } from '../../bank/catalog-context';
import { count, minutesAndSeconds } from '../../bank/format';
import type { Item } from '../../bank/item';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { draw } from '../model/draw';
import type { LinkRequest } from '../model/link';
import { readProgress } from '../model/progress';
import { start } from '../model/session';
import { useQuizActions } from '../state/use-quiz-actions';

interface ContinuePanelProps {
  request: LinkRequest;
  bank: readonly Item[];
  /** The progress, as `writeProgress` writes it. */
  fragment: string;
  /** Receives whether the quiz cannot be continued. */
  onBroken: (isBroken: boolean) => void;
}

/** Offers to continue a quiz or to show its results, or states why that is not possible. */
export function ContinuePanel({ request, bank, fragment, onBroken }: ContinuePanelProps) {
  const { plan, mode, sameBank } = request;
  const { quiz } = useCatalog();
  const { startQuiz } = useQuizActions();
  // Back restores the scroll position of the quiz, but this panel is at the top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const timePerQuestion = quiz.secondsPerQuestion * 1000;
  const progress = useMemo(() => {
    const questions = draw(bank, plan);
    const session = start(mode, questions, questions.length * timePerQuestion, 0);
    return sameBank ? readProgress(fragment, session) : null;
  }, [bank, plan, mode, timePerQuestion, sameBank, fragment]);
  useEffect(() => onBroken(!progress), [onBroken, progress]);
  if (!progress) {
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
  const answered = progress.answers.filter((response) => response !== null).length;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <p>
        <strong>You {progress.isFinished ? 'finished' : 'began'} this quiz:</strong> {answered} of{' '}
        {count(progress.answers.length, 'question')} answered in {minutesAndSeconds(progress.taken)}
        . {!progress.isFinished && 'Its clock stands still until you continue. '}The start button
        below begins a quiz without these answers.
      </p>
      <Button onClick={() => startQuiz({ plan, mode, bank, timePerQuestion }, progress)}>
        {progress.isFinished ? 'Show the results' : 'Continue the quiz'}
      </Button>
    </Card>
  );
}
