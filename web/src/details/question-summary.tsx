import { type ReactNode, useId, useState } from 'react';
import type { Question } from '../bank/item';
import { RichText } from '../bank/rich-text';
import { typeOf } from '../items/types';
import { LazyStimulus } from '../stimulus/lazy-stimulus';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

/**
 * The question, answer and explanation that the learner has just read, one line each. On request
 * and in print they are shown in full, with the stimulus. Screen readers always get their full text.
 */
export function QuestionSummary({ question }: { question: Question }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex items-start gap-2 rounded-lg border border-hairline py-1 pr-1 pl-3">
      <dl id={id} data-folded={!isOpen} className="question-summary min-w-0 flex-1 py-1.5">
        <Entry name="Question">
          <dd>
            <RichText text={question.q} />
          </dd>
          {question.stimulus && (
            <dd data-stimulus>
              <LazyStimulus stimulus={question.stimulus} />
            </dd>
          )}
        </Entry>
        <Entry name="Answer">
          {typeOf(question)
            .key(question)
            .map(({ letter = '', text }) => (
              <dd key={letter}>
                {letter && `${letter}. `}
                <RichText text={text} />
              </dd>
            ))}
        </Entry>
        <Entry name="Explanation">
          <dd>
            <RichText text={question.explanation} />
          </dd>
        </Entry>
      </dl>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="min-w-11 shrink-0 px-2! text-sm print:hidden"
      >
        <span className="sr-only sm:not-sr-only">
          {isOpen ? 'Show less' : 'Show all'}{' '}
          <span className="sr-only">
            of the question{question.stimulus ? ' with its figure' : ' on the screen'}
          </span>
        </span>
        <Icon name="right" className={`size-5 ${isOpen ? '-rotate-90' : 'rotate-90'}`} />
      </Button>
    </div>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-on-muted">{name}</dt>
      {children}
    </div>
  );
}
