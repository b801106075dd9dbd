import { memo } from 'react';
import type { FeedbackByID, Letter, Question } from '../../bank/bundle';
import { letters } from '../../bank/letters';
import { RichText } from '../../bank/rich-text';
import type { Loaded } from '../../bank/use-loaded';
import { preloadDetails } from '../../details/load';
import { ReportQuestion } from '../../details/report-question';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { ExternalLink } from '../../ui/external-link';
import { Icon, type IconName } from '../../ui/icon';
import { type ShuffledQuestion, withFeedback } from '../model/shuffle-options';

interface FeedbackProps {
  question: ShuffledQuestion;
  feedback: Loaded<FeedbackByID>;
  chosen: Letter | null;
  onDetails: (question: Question) => void;
}

/** The feedback on an answer: the mark at once, and the explanation as soon as it has loaded. */
export const Feedback = memo(function Feedback(props: FeedbackProps) {
  const { question, feedback, chosen, onDetails } = props;
  const verdict = verdictOf(question, chosen);
  return (
    <div className="mt-5 space-y-4 border-t border-hairline pt-4">
      <p className={classNames('flex items-center gap-2 text-lg font-bold', verdict.color)}>
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
          chosen={chosen}
          onDetails={onDetails}
        />
      )}
    </div>
  );
});

interface ExplanationProps {
  question: Question;
  chosen: Letter | null;
  onDetails: (question: Question) => void;
}

/** Why the answer is correct or incorrect, with references. */
function Explanation({ question, chosen, onDetails }: ExplanationProps) {
  const rationale = chosen && question.rationales?.[letters.indexOf(chosen)];
  return (
    <>
      {rationale && (
        <p className="rounded-lg bg-muted px-4 py-3 text-on-card">
          <strong>About your answer {chosen}: </strong>
          <RichText text={rationale} />
        </p>
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
          <ul className="space-y-1">
            {question.references.map(({ source, section, label, title, url }) => (
              <li key={`${source} ${section}`}>
                {url ? (
                  <ExternalLink href={url} newTab className="text-link underline">
                    {label}
                  </ExternalLink>
                ) : (
                  label
                )}
                {title && `: ${title}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button
        variant="secondary"
        onPointerEnter={() => preloadDetails(question)}
        onFocus={() => preloadDetails(question)}
        onClick={() => onDetails(question)}
      >
        <Icon name="diagram" />
        Details & Diagram
      </Button>
      <ReportQuestion id={question.id} />
    </>
  );
}

interface Verdict {
  text: string;
  icon: IconName;
  color: string;
}

function verdictOf({ answer }: ShuffledQuestion, chosen: Letter | null): Verdict {
  if (chosen === null) {
    return {
      text: `Unanswered. The correct answer is ${answer}.`,
      icon: 'dash',
      color: 'text-on-muted',
    };
  }
  if (chosen === answer) return { text: 'Correct', icon: 'check', color: 'text-on-success' };
  return {
    text: `Incorrect. The correct answer is ${answer}.`,
    icon: 'cross',
    color: 'text-on-danger',
  };
}
