import type { Letter, Rich } from '../../bank/bundle';
import { RichText } from '../../bank/rich-text';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';

interface OptionRowProps {
  name: string;
  letter: Letter;
  text: Rich;
  checked: boolean;
  right: boolean;
  revealed: boolean;
  locked: boolean;
  onChoose: () => void;
}

/** One option; the row is the label of its radio button. */
export function OptionRow(props: OptionRowProps) {
  const { name, letter, text, checked, right, revealed, locked, onChoose } = props;
  const mark = !revealed ? null : right ? 'right' : checked ? 'wrong' : null;
  return (
    <label
      className={classNames(
        'relative flex min-h-11 items-start gap-3 rounded-lg border px-3 py-2.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
        !locked && 'cursor-pointer',
        mark === 'right' && 'border-on-success bg-success',
        mark === 'wrong' && 'border-on-danger bg-danger',
        mark === null && (checked ? 'border-primary bg-muted' : 'border-hairline'),
        mark === null && !locked && 'hover:border-outline hover:bg-muted',
      )}
    >
      <input
        type="radio"
        name={name}
        value={letter}
        checked={checked}
        disabled={locked}
        onChange={onChoose}
        className="mt-1 size-4.5 shrink-0 accent-primary outline-none"
      />
      <span className="font-semibold">{letter}.</span>
      <span className="min-w-0 grow">
        <RichText text={text} />
      </span>
      {mark && (
        // On the border of the row, where a mark takes no space: nothing moves under the finger.
        <span
          className={classNames(
            'absolute -top-2.5 right-2 flex items-center gap-1 rounded-full border px-2 text-xs leading-4.5 font-semibold',
            mark === 'right'
              ? 'border-on-success bg-success text-on-success'
              : 'border-on-danger bg-danger text-on-danger',
          )}
        >
          <Icon name={mark === 'right' ? 'check' : 'cross'} className="size-3.5" />
          {mark === 'wrong' && 'Your answer: incorrect'}
          {mark === 'right' && (checked ? 'Your answer: correct' : 'Correct answer')}
        </span>
      )}
    </label>
  );
}
