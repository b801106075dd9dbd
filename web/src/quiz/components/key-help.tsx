import { useAtom } from 'jotai';
import type { Item } from '../../bank/item';
import { typeOf } from '../../items/types';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { toastSettings } from '../../ui/toast-settings';
import { shortcutsOfQuiz, shortcutsOfResults } from '../model/shortcuts';
import { keysEnabledAtom } from '../state/keys-enabled';

const notificationKey = toastSettings.hotkey.join('+');

interface KeyHelpProps {
  questions: readonly Item[];
  /** Whether the quiz is completed, so that its answers can no longer be changed. */
  completed: boolean;
  onClose: () => void;
}

/** The list of shortcuts, with a switch for all of them (WCAG 2.1.4, Character Key Shortcuts). */
export function KeyHelp({ questions, completed, onClose }: KeyHelpProps) {
  const [on, setOn] = useAtom(keysEnabledAtom);
  const maxOptions = Math.max(0, ...questions.map(({ options }) => options.length));
  const hasChecks = questions.some((question) => typeOf(question).needsCheck);
  const shortcuts = completed ? shortcutsOfResults() : shortcutsOfQuiz(maxOptions);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} small>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {shortcuts.map(({ keys, action }) => (
          <div key={keys.join()} className="contents">
            <dt className="flex max-w-32 flex-wrap gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded border border-outline bg-muted px-1.5 font-mono text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-on-muted">
        {!completed && (
          <>
            {maxOptions > 0 &&
              'Arrow keys move between the options of a question; Space chooses one. Where only one can be chosen, so does Enter. '}
            {hasChecks &&
              'In Practice Mode, Enter checks the answer in a number field and on checkboxes. In a number field, letters are text, not shortcuts: press Enter or Escape to leave the field. '}
          </>
        )}
        {notificationKey} moves to a notification while it is shown.{' '}
        {completed ? 'This key always works.' : 'These keys always work.'}
      </p>
      <Button
        variant="secondary"
        role="switch"
        aria-checked={on}
        onClick={() => setOn(!on)}
        className="mt-4"
      >
        <Icon name={on ? 'check' : 'cross'} />
        Use these shortcuts
        <span aria-hidden="true" className="font-normal text-on-muted">
          {on ? 'on' : 'off'}
        </span>
      </Button>
    </Dialog>
  );
}
