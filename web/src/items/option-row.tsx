import type { Letter, Rich } from '../bank/bundle';
import { RichText, spokenText } from '../bank/rich-text';
import { classNames } from '../ui/class-names';
import { Icon, type IconName } from '../ui/icon';
import { pressLabel } from '../ui/press-label';

/** The mark of an option once the right answer is shown. */
export type OptionMark = 'right' | 'wrong' | 'key' | 'missed';

interface OptionRowProps {
  type: 'radio' | 'checkbox';
  name: string;
  letter: Letter;
  text: Rich;
  checked: boolean;
  mark: OptionMark | null;
  locked: boolean;
  onChoose: () => void;
  onEnter: () => void;
}

const marks: Record<OptionMark, { text: string; icon: IconName; row: string; badge: string }> = {
  right: {
    text: 'Your answer: correct',
    icon: 'check',
    row: 'border-on-success bg-success',
    badge: 'border-on-success bg-success text-on-success',
  },
  key: {
    text: 'Correct answer',
    icon: 'check',
    row: 'border-on-success bg-success',
    badge: 'border-on-success bg-success text-on-success',
  },
  wrong: {
    text: 'Your answer: incorrect',
    icon: 'cross',
    row: 'border-on-danger bg-danger',
    badge: 'border-on-danger bg-danger text-on-danger',
  },
  missed: {
    text: 'Missed: correct answer',
    icon: 'dash',
    row: 'border-dashed border-on-success bg-success',
    badge: 'border-dashed border-on-success bg-success text-on-success',
  },
};

/** One option; the row is the label of its radio button or checkbox. */
export function OptionRow(props: OptionRowProps) {
  const { type, name, letter, text, checked, mark, locked, onChoose, onEnter } = props;
  const spoken = spokenText(text);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys act on the control itself
    <label
      onClick={pressLabel}
      className={classNames(
        'relative flex min-h-11 items-start gap-3 rounded-lg border px-3 py-2.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
        !locked && 'cursor-pointer',
        mark !== null && marks[mark].row,
        mark === null && (checked ? 'border-primary bg-muted' : 'border-hairline'),
        mark === null && !locked && 'hover:border-outline hover:bg-muted',
      )}
    >
      <input
        type={type}
        name={name}
        value={letter}
        checked={checked}
        disabled={locked}
        aria-label={spoken && `${letter}. ${spoken} ${mark ? marks[mark].text : ''}`}
        onChange={onChoose}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.altKey || event.metaKey) return;
          event.preventDefault();
          onEnter();
        }}
        className="mt-1 size-4.5 shrink-0 accent-primary outline-none"
      />
      <span className="font-semibold">{letter}.</span>
      <span className="min-w-0 grow">
        <RichText text={text} />
      </span>
      {mark && (
        // A mark on the border of the row takes no space, so nothing moves under the pointer.
        <span
          className={classNames(
            'absolute -top-2.5 right-2 flex items-center gap-1 rounded-full border px-2 text-xs leading-4.5 font-semibold',
            marks[mark].badge,
          )}
        >
          <Icon name={marks[mark].icon} className="size-3.5" />
          {marks[mark].text}
        </span>
      )}
    </label>
  );
}
