import { type KeyboardEvent, memo, useDeferredValue, useId } from 'react';
import type { FeedbackByID, Letter, Question } from '../../bank/bundle';
import { findCategory, useCatalog } from '../../bank/catalog-context';
import { letters } from '../../bank/letters';
import { RichText } from '../../bank/rich-text';
import type { Loaded } from '../../bank/use-loaded';
import { Badge, toneOf } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import type { ShuffledQuestion } from '../model/shuffle-options';
import { questionId } from '../state/focus-question';
import { Feedback } from './feedback';
import { OptionRow } from './option-row';

interface QuestionCardProps {
  question: ShuffledQuestion;
  index: number;
  total: number;
  chosen: Letter | null;
  /** The feedback on answers; null before the correct option is shown. */
  feedback: Loaded<FeedbackByID> | null;
  /** The answer can no longer be changed. */
  locked: boolean;
  /** Marked for later. */
  marked: boolean;
  onChoose: (index: number, letter: Letter) => void;
  onMark: (index: number) => void;
  onDetails: (question: Question) => void;
}

/** One question: its stem is the legend of a group of native radio buttons. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, index, total, chosen, feedback, locked, marked } = props;
  const { onChoose, onMark, onDetails } = props;
  const revealed = feedback !== null;
  // The marks of an answer are painted before the feedback, which is most of the work.
  const deferred = useDeferredValue(feedback);
  const shownFeedback = locked ? feedback : deferred;
  const answered = useDeferredValue(chosen);
  const catalog = useCatalog();
  const category = findCategory(catalog, question.category);
  const name = useId();

  // Arrow keys move between the options without choosing one, because an answer in practice
  // mode shows its marks at once.
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (locked || event.ctrlKey || event.altKey || event.metaKey) return;
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    const focused = inputs.indexOf(event.target as HTMLInputElement);
    if (focused < 0) return;
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const letter = event.key === 'Enter' ? letters[focused] : undefined;
    if (!step && !letter) return;
    event.preventDefault();
    if (step) inputs.at((focused + step) % inputs.length)?.focus();
    if (letter) onChoose(index, letter);
  };

  return (
    <Card id={questionId(index)} data-question={index} tabIndex={-1}>
      <fieldset onKeyDown={onKeyDown} className="min-w-0">
        <legend className="w-full space-y-2">
          <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-on-muted">
            <h2>
              Question {index + 1} of {total}
            </h2>
            <Badge tone={toneOf(category?.color ?? '')}>
              {category?.label ?? catalog.uncategorized}
            </Badge>
          </div>
          <span className="block text-lg leading-snug font-semibold">
            <RichText text={question.q} />
          </span>
        </legend>
        <div className="mt-4 space-y-3">
          {letters.map((letter, place) => (
            <OptionRow
              key={letter}
              name={name}
              letter={letter}
              text={question.options[place] ?? ''}
              checked={chosen === letter}
              right={question.answer === letter}
              revealed={revealed}
              locked={locked}
              onChoose={() => onChoose(index, letter)}
            />
          ))}
        </div>
      </fieldset>
      {(marked || !locked) && (
        <Button
          variant="quiet"
          aria-pressed={marked}
          disabled={locked}
          onClick={() => onMark(index)}
          className={classNames('mt-3 -ml-2 px-2', marked && 'bg-warning text-on-warning')}
        >
          <Icon name="flag" />
          {marked ? 'Marked for later' : 'Mark for later'}
        </Button>
      )}
      {shownFeedback && (
        <Feedback
          question={question}
          feedback={shownFeedback}
          chosen={answered}
          onDetails={onDetails}
        />
      )}
    </Card>
  );
});
