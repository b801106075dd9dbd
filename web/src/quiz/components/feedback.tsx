import { memo, useEffect, useId, useRef } from 'react';
import type { FeedbackByID } from '../../bank/bundle';
import type { Question } from '../../bank/item';
import { RichText } from '../../bank/rich-text';
import type { Loaded } from '../../bank/use-loaded';
import { preloadDetails } from '../../details/load';
import { ReportQuestion } from '../../details/report-question';
import type { Response } from '../../items/item-type';
import { isCorrect, typeOf } from '../../items/types';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { ExternalLink } from '../../ui/external-link';
import { Icon, type IconName } from '../../ui/icon';
import { type ShuffledQuestion, withFeedback } from '../model/shuffle-options';

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
    // Only for answers given by keyboard: scrolling would move what is under a pointer. After a
    // number is checked, the question itself has the focus.
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

interface ExplanationProps {
  question: Question;
  index: number;
  response: Response | null;
  onDetails: (question: Question) => void;
}

/** Why the answer is correct or incorrect, with references. */
function Explanation({ question, index, response, onDetails }: ExplanationProps) {
  const noteId = useId();
  const hasNoDiagram = question.explore?.diagram === 'none';
  const notes = typeOf(question).notes(question, response);
  return (
    <>
      {notes.length > 0 && (
        <div className="space-y-2 rounded-lg bg-muted px-4 py-3 text-on-card">
          {notes.map(({ label, text }) => (
            <p key={label}>
              <strong>{label}: </strong>
              <RichText text={text} />
            </p>
          ))}
        </div>
      )}
      <div>
        <h3 className="font-semibold">Explanation</h3>
        <p>
          <RichText text={question.explanation || 'No explanation has been written yet.'} />
        </p>
      </div>
      {question.references && question.references.length > 0 && (
        <div className="text-sm">
          <h3 className="font-semibold">References</h3>
          <ul className="space-y-1 leading-6">
            {question.references.map(({ source, section, label, title, url }) => (
              <li key={`${source} ${section}`}>
                {url ? (
                  <ExternalLink href={url} newTab className="text-link underline">
                    {label}
                  </ExternalLink>
                ) : (
                  label
                )}
                {title && !label.endsWith(title) && `: ${title}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button
        variant="secondary"
        data-details=""
        aria-describedby={hasNoDiagram ? noteId : undefined}
        onPointerEnter={() => preloadDetails(question)}
        onFocus={() => preloadDetails(question)}
        onClick={() => onDetails(question)}
      >
        <Icon name="diagram" />
        <span>
          Details & Diagram <span className="sr-only">question {index + 1}</span>
        </span>
      </Button>
      {hasNoDiagram && (
        <p id={noteId} className="text-sm text-on-muted print:hidden">
          This question has no diagram.
        </p>
      )}
      <ReportQuestion id={question.id} />
    </>
  );
}

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
