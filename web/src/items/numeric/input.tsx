import { useId, useRef, useState } from 'react';
import type { NumericItem } from '../../bank/item';
import { useAnnounce } from '../../ui/announcer';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { CheckRow, useCheck } from '../check-row';
import type { EnteredNumber, InputProps } from '../item-type';
import { numeric } from '.';
import { percentOf, shownNumber } from './format';
import { acceptedUnits, readEntry } from './judge';
import { readNumber } from './read-number';

/** A text field for a number, with the unit beside it. */
export default function NumericInput(props: InputProps<NumericItem, EnteredNumber>) {
  const { question, response, revealed, locked, onRespond, onCheck } = props;
  const { entry } = question;
  const id = useId();
  const text = response?.text ?? '';
  const check = useCheck(locked ? null : numeric.problem(question, response), onCheck);
  const number = readNumber(text);
  const { problem } = readEntry(text, entry);
  const isAmbiguous = problem === null && number?.isAmbiguous;
  const mark = !revealed || problem ? null : numeric.isCorrect(question, { text });
  const others = acceptedUnits(entry).slice(1);
  const note = useRef<HTMLParagraphElement>(null);
  const [isTyping, setIsTyping] = useState(false);
  const announce = useAnnounce();
  const entered = response && `You entered ${numeric.responseText(question, response)}`;
  /** The text when the field got the focus. */
  const before = useRef(text);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label htmlFor={id} className="font-semibold">
          Your answer
        </label>
        <span className="flex min-w-0 items-center gap-2">
          <input
            ref={guardUndo}
            id={id}
            type="text"
            // A decimal keyboard lacks the letters of units and exponents on some phones.
            inputMode="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={text}
            readOnly={locked}
            aria-invalid={check.problem !== null || undefined}
            aria-describedby={`${id}-unit ${id}-hint ${check.problemId}`}
            onChange={({ target: { value } }) => {
              // Tab selects the number, so a letter meant as a shortcut would replace an answer
              // that was judged.
              if (!revealed || !/^\p{L}$/u.test(value)) onRespond({ text: value });
            }}
            onFocus={() => {
              setIsTyping(true);
              before.current = text;
            }}
            onBlur={({ relatedTarget }) => {
              setIsTyping(false);
              if (text.trim() === '') return;
              check.showProblem();
              // The note itself says so when it gets the focus.
              const isNews = text !== before.current && relatedTarget !== note.current;
              if (isNews && problem === null) announce(`${entered}.`);
            }}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter') check.run();
              else if (event.key !== 'Escape') return;
              event.preventDefault();
              // Outside the field, letters are shortcuts again; after it, so that Tab moves on.
              if (event.key === 'Escape' || problem === null) note.current?.focus();
            }}
            className={classNames(
              'min-h-11 w-40 min-w-0 rounded-lg border bg-card px-3 text-on-card tabular-nums',
              mark === null && 'border-outline aria-invalid:border-2 aria-invalid:border-on-danger',
              mark === true && 'border-2 border-on-success',
              mark === false && 'border-2 border-on-danger',
            )}
          />
          <span id={`${id}-unit`} className="min-w-0">
            {entry.unit}
          </span>
        </span>
        {mark !== null && (
          <span
            className={classNames(
              'flex items-center gap-1 rounded-full border px-2 text-sm font-semibold',
              mark
                ? 'border-on-success bg-success text-on-success'
                : 'border-on-danger bg-danger text-on-danger',
            )}
          >
            <Icon name={mark ? 'check' : 'cross'} className="size-3.5" />
            {mark ? 'Correct' : 'Incorrect'}
          </span>
        )}
      </div>
      <p
        ref={note}
        data-number-note
        tabIndex={-1}
        // A frame as wide as that of a control would look like an error.
        className="text-sm text-on-muted focus-visible:outline-1"
      >
        {response && problem === null && (
          <span className={isTyping ? 'sr-only' : undefined}>{entered}. </span>
        )}
        <span id={`${id}-hint`}>
          <span aria-live="polite">
            {isAmbiguous &&
              `Read as ${shownNumber(number.value)}. For a decimal, enter ${text.trim().replace(',', '.')}.`}
          </span>
          {!isAmbiguous &&
            [
              ...(entry.tolerance > 0
                ? [`Answers within ${percentOf(entry.tolerance)}% of the value are correct.`]
                : []),
              ...(others.length > 0 ? [`You can also use: ${others.join(', ')}.`] : []),
            ].join(' ')}
        </span>
      </p>
      <CheckRow {...check} />
    </>
  );
}

/**
 * Keeps Undo and Redo from changing a field without the focus: Chromium has one history for all fields, and
 * would undo what was typed into another one, even out of view.
 */
function guardUndo(field: HTMLInputElement | null): void {
  field?.addEventListener('beforeinput', (event) => {
    const isFocused = document.activeElement === field;
    if (event.inputType.startsWith('history') && !isFocused) event.preventDefault();
  });
}
