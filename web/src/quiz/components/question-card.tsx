import { type FocusEvent, type KeyboardEvent, memo, useDeferredValue, useId } from 'react';
import type { FeedbackByID } from '../../bank/bundle';
import { findCategory, useCatalog } from '../../bank/catalog-context';
import type { Question } from '../../bank/item';
import { RichText, spokenText } from '../../bank/rich-text';
import type { Loaded } from '../../bank/use-loaded';
import type { Response } from '../../items/item-type';
import { typeOf } from '../../items/types';
import { LazyStimulus } from '../../stimulus/lazy-stimulus';
import { Badge, toneOf } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import type { ShuffledQuestion } from '../model/shuffle-options';
import { questionId } from '../state/focus-question';
import { Feedback } from './feedback';

/** The inputs that arrow keys move between. */
const optionSelector = 'input:is([type="radio"], [type="checkbox"])';

interface QuestionCardProps {
  question: ShuffledQuestion;
  index: number;
  total: number;
  hidden: boolean;
  answer: Response | null;
  /** What was entered in an input with a Check button; null to show the answer. */
  draft: Response | null;
  /** The feedback on all questions; null while the correct answer is hidden. */
  feedback: Loaded<FeedbackByID> | null;
  /** Whether the answer can no longer be changed. */
  locked: boolean;
  /** Whether the question is marked for later. */
  marked: boolean;
  onRespond: (index: number, response: Response) => void;
  /** Judges the draft of a question; null if answers are judged only at the end. */
  onCheck: ((index: number) => void) | null;
  onMark: (index: number) => void;
  onDetails: (question: Question) => void;
}

/** The list item of one question: a group of native inputs whose legend is the stem. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, index, total, hidden, answer, draft, feedback, locked, marked } = props;
  const { onRespond, onCheck, onMark, onDetails } = props;
  const type = typeOf(question);
  const instruction = type.instruction(question);
  const revealed = feedback !== null;
  // In the results it is below the heading of the answer key.
  const Heading = locked ? 'h3' : 'h2';
  // The feedback takes longest to render, so the marks of the options are painted first.
  const deferredFeedback = useDeferredValue(feedback);
  const shownFeedback = locked ? feedback : deferredFeedback;
  const deferredAnswer = useDeferredValue(answer);
  const catalog = useCatalog();
  const category = findCategory(catalog, question.category);
  const groupId = useId();
  const figureId = useId();
  const instructionId = useId();
  const spoken = spokenText(question.q);

  // Arrow keys move between the options without choosing one: practice mode judges choices at once.
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (locked || event.ctrlKey || event.altKey || event.metaKey) return;
    const inputs = [...event.currentTarget.querySelectorAll<HTMLElement>(optionSelector)];
    const focused = inputs.indexOf(event.target as HTMLElement);
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (focused < 0 || !step) return;
    event.preventDefault();
    inputs.at((focused + step) % inputs.length)?.focus();
  };
  // Tab leaves the options from each of them, without a stop at the chosen one.
  const setOtherStops = (event: FocusEvent<HTMLFieldSetElement>, tabIndex: number) => {
    for (const input of event.currentTarget.querySelectorAll<HTMLElement>('[type="radio"]')) {
      if (input !== event.target) input.tabIndex = tabIndex;
    }
  };

  return (
    <li hidden={hidden}>
      <Card
        id={questionId(index)}
        data-question={index}
        tabIndex={-1}
        role="article"
        aria-labelledby={groupId}
      >
        <fieldset
          id={groupId}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.target.type === 'radio' && setOtherStops(event, -1)}
          onBlur={(event) => setOtherStops(event, 0)}
          aria-label={spoken && `Question ${index + 1} of ${total}: ${spoken}`}
          aria-describedby={`${figureId} ${instructionId}`}
          className="min-w-0"
        >
          <legend className="w-full space-y-2">
            <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-on-muted">
              <Heading>
                Question {index + 1} of {total}
              </Heading>
              <Badge tone={toneOf(category?.color ?? '')}>
                {category?.label ?? catalog.uncategorized}
              </Badge>
            </div>
            <span className="block text-lg leading-snug font-semibold">
              <RichText text={question.q} />
            </span>
          </legend>
          {question.stimulus && <LazyStimulus stimulus={question.stimulus} number={index + 1} />}
          {question.stimulus && (
            // Only the group's description: who reads on has just read the figure.
            <span id={figureId} hidden>
              A figure comes before the answers.
            </span>
          )}
          {instruction && (
            <p id={instructionId} className="mt-2 text-on-muted">
              {instruction}
            </p>
          )}
          <div className="mt-4 space-y-3">
            <type.Input
              question={question}
              response={draft ?? answer}
              revealed={revealed}
              locked={locked}
              onRespond={(response) => onRespond(index, response)}
              onCheck={onCheck && answer === null && !locked ? () => onCheck(index) : null}
            />
          </div>
        </fieldset>
        {(marked || !locked) && (
          <Button
            variant="quiet"
            aria-pressed={marked}
            disabled={locked}
            onClick={() => onMark(index)}
            className={classNames('mt-3 -ml-2 px-2!', marked && 'bg-warning text-on-warning')}
          >
            <Icon name="flag" />
            <span>
              {marked ? 'Marked for later' : 'Mark for later'}{' '}
              <span className="sr-only">question {index + 1}</span>
            </span>
          </Button>
        )}
        {shownFeedback && (
          <Feedback
            question={question}
            index={index}
            feedback={shownFeedback}
            response={deferredAnswer}
            onDetails={onDetails}
          />
        )}
      </Card>
    </li>
  );
});
