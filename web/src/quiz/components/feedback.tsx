import { memo, useEffect, useRef } from 'react';
import type { FeedbackByID } from '../../bank/bundle';
import type { Question } from '../../bank/item';
import type { Loaded } from '../../bank/use-loaded';
import type { Response } from '../../items/item-type';
import { isCorrect, typeOf } from '../../items/types';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Icon, type IconName } from '../../ui/icon';
import { type ShuffledQuestion, withFeedback } from '../model/shuffle-options';
import { Explanation } from './on-demand';

interface FeedbackProps {
  question: ShuffledQuestion;
  index: number;
  feedback: Loaded<FeedbackByID>;
  response: Response | null;
  onDetails: (question: Question) => void;
}

/** The feedback on an answer: the verdict at once, and the explanation once it has loaded. */
export const Feedback = memo(function Feedback(props: FeedbackProps) {
  const { question, index, feedback, response, onDetails } = props;
  const verdict = verdictOf(question, response);
  const line = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new verdict
  useEffect(() => {
    // Scrolls only for answers given by keyboard, so that nothing moves under a pointer.
    const focused = document.activeElement;
    if (
      focused?.matches(':focus-visible') &&
      focused.closest('[data-question]')?.contains(line.current)
    ) {
      line.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [verdict.text]);
  return (
    <div className="mt-5 space-y-4 border-t border-hairline pt-4">
      <p
        ref={line}
        className={classNames(
          'flex scroll-mb-24 items-center gap-2 text-lg font-bold',
          verdict.color,
        )}
      >
        <Icon name={verdict.icon} />
        {verdict.text}
      </p>
      {feedback.status === 'loading' && <p>Loading the explanation...</p>}
      {feedback.status === 'failed' && (
        <p>
          The explanations could not be loaded: the connection may be down, or the site has been
          updated since this page was opened. Your answers are kept.{' '}
          <Button variant="secondary" onClick={feedback.retry}>
            Try again
          </Button>
        </p>
      )}
      {feedback.status === 'ready' && (
        <Explanation
          question={withFeedback(question, feedback.value[question.id] ?? { explanation: '' })}
          index={index}
          response={response}
          onDetails={onDetails}
        />
      )}
    </div>
  );
});

interface Verdict {
  text: string;
  icon: IconName;
  color: string;
}

function verdictOf(question: ShuffledQuestion, response: Response | null): Verdict {
  const type = typeOf(question);
  const key = type.keySentence(question);
  if (response === null) {
    return { text: `Unanswered. ${key}`, icon: 'dash', color: 'text-on-muted' };
  }
  if (isCorrect(question, response)) {
    return { text: 'Correct', icon: 'check', color: 'text-on-success' };
  }
  const judged = type.judgedOptions?.(question, response);
  const judgedText = judged
    ? ` You judged ${judged.right} of ${judged.total} options correctly.`
    : '';
  return { text: `Incorrect. ${key}${judgedText}`, icon: 'cross', color: 'text-on-danger' };
}
