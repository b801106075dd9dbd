import { useId } from 'react';
import type { Question } from '../../bank/item';
import { RichText } from '../../bank/rich-text';
import { preloadDetails } from '../../details/load';
import { ReportQuestion } from '../../details/report-question';
import type { Response } from '../../items/item-type';
import { typeOf } from '../../items/types';
import { Button } from '../../ui/button';
import { ExternalLink } from '../../ui/external-link';
import { Icon } from '../../ui/icon';

interface ExplanationProps {
  question: Question;
  index: number;
  response: Response | null;
  onDetails: (question: Question) => void;
}

/** The notes on an answer, the explanation with its references, and the way to the details. */
export function Explanation({ question, index, response, onDetails }: ExplanationProps) {
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
      {hasNoDiagram && (
        <p id={noteId} className="text-sm text-on-muted print:hidden">
          There is no diagram for this question. The details explain its topic.
        </p>
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
      <ReportQuestion id={question.id} />
    </>
  );
}
