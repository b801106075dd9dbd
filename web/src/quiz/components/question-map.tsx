import type { MouseEvent } from 'react';
import { count } from '../../bank/format';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Dialog } from '../../ui/dialog';
import { Icon, type IconName } from '../../ui/icon';
import { type QuestionStatus, statusesOf } from '../model/status';
import type { Quiz } from '../state/quiz';
import { CopyProgress } from './copy-progress';

const styles: Record<QuestionStatus, { icon: IconName; classes: string }> = {
  correct: { icon: 'check', classes: 'border-on-success bg-success text-on-success' },
  incorrect: { icon: 'cross', classes: 'border-on-danger bg-danger text-on-danger' },
  answered: { icon: 'dot', classes: 'border-primary bg-muted text-on-card' },
  'not checked': { icon: 'dash', classes: 'border-primary bg-card text-on-card' },
  unanswered: { icon: 'circle', classes: 'border-outline bg-card text-on-card' },
};

const order = [
  'correct',
  'incorrect',
  'answered',
  'not checked',
  'unanswered',
] as const satisfies QuestionStatus[];

interface QuestionMapProps {
  quiz: Quiz;
  /** The index of the only question shown; null if the questions are on one page. */
  current: number | null;
  onJump: (index: number) => void;
  /** Shows one question, or all. */
  onToggleAlone: (event: MouseEvent) => void;
  /** Submits the quiz, or asks first. */
  onSubmit: () => void;
  onClose: () => void;
}

/** An overview of all questions with their status, and buttons to jump to them. */
export function QuestionMap(props: QuestionMapProps) {
  const { quiz, current, onJump, onToggleAlone, onSubmit, onClose } = props;
  const { session } = quiz;
  const statuses = statusesOf(session);
  const marked = session.marked.filter(Boolean).length;
  return (
    <Dialog title="Question map" onClose={onClose} small>
      <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1">
        {order.map((status) => {
          const number = statuses.filter((one) => one === status).length;
          if (number === 0) return null;
          return (
            <li key={status} className="flex items-center gap-1.5">
              <Icon name={styles[status].icon} className="size-4" />
              {number} {status}
            </li>
          );
        })}
        {marked > 0 && (
          <li className="flex items-center gap-1.5">
            <Icon name="flag" className="size-4" />
            {marked} marked for later
          </li>
        )}
      </ul>
      <ol
        aria-label={count(statuses.length, 'question')}
        className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-2 pb-2"
      >
        {statuses.map((status, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions of a quiz are never reordered
          <li key={index}>
            <button
              type="button"
              aria-label={`Question ${index + 1}, ${status}${session.marked[index] ? ', marked for later' : ''}`}
              aria-current={index === current || undefined}
              onClick={() => onJump(index)}
              className={classNames(
                'relative flex min-h-13 w-full cursor-pointer flex-col items-center justify-center rounded-lg border font-semibold tabular-nums aria-[current]:border-3 aria-[current]:underline',
                styles[status].classes,
              )}
            >
              {index + 1}
              <Icon name={styles[status].icon} className="size-3.5" />
              {session.marked[index] && (
                <Icon name="flag" className="absolute top-1 right-1 size-3.5" />
              )}
            </button>
          </li>
        ))}
      </ol>
      {session.finishedAt === null && (
        <div className="flex flex-wrap gap-x-2">
          <Button
            variant="quiet"
            aria-pressed={current !== null}
            onClick={onToggleAlone}
            className="toggle"
          >
            <Icon name="target" />
            One at a time
          </Button>
          <CopyProgress quiz={quiz} inDialog />
          <Button variant="secondary" onClick={onSubmit} className="mt-2 w-full">
            Submit Quiz
          </Button>
        </div>
      )}
    </Dialog>
  );
}
