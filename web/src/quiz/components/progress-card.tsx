import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { Progress } from '../../ui/progress';
import type { Score } from '../model/score';
import type { Mode } from '../model/session';
import { shownScore } from './shown-score';

interface ProgressCardProps {
  score: Score;
  mode: Mode;
  onNewQuestions: () => void;
}

/** The progress of the quiz. */
export function ProgressCard({ score, mode, onNewQuestions }: ProgressCardProps) {
  const { answered, total, unanswered } = score;
  return (
    <Card className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="space-y-1">
          <p>
            <strong>
              {answered} of {total} answered
            </strong>{' '}
            {/* On a separate line on narrow screens, so that the card keeps its height. */}
            {unanswered > 0 ? (
              <span className="block w-fit rounded bg-warning px-1.5 py-0.5 text-on-warning sm:inline-block">
                (Can submit anytime)
              </span>
            ) : (
              <span className="block w-fit rounded bg-success px-1.5 py-0.5 text-on-success sm:inline-block">
                (Ready to submit)
              </span>
            )}
          </p>
          <p>
            Current score: <strong>{shownScore(score, mode, false)}</strong>
          </p>
        </div>
        <Button variant="secondary" onClick={onNewQuestions}>
          <Icon name="refresh" />
          New Questions
        </Button>
      </div>
      <Progress value={answered} max={total} label="Answered questions" />
    </Card>
  );
}
