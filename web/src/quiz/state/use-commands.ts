import { useAtomValue } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useAnnounce } from '../../app/announcer';
import type { Letter } from '../../bank/bundle';
import { type Command, commandOf } from '../model/keys';
import type { Session } from '../model/session';
import {
  focusedQuestion,
  focusOption,
  focusQuestion,
  neighborOf,
  questionInView,
} from './focus-question';
import { keysEnabledAtom } from './keys-enabled';

interface CommandsProps {
  session: Session;
  choose: (index: number, letter: Letter) => void;
  mark: (index: number) => void;
  /** Shows the list of shortcuts. */
  help: () => void;
  /** Submits the quiz, or asks first. */
  submit: () => void;
}

/** Runs the commands of single-key shortcuts. */
export function useCommands({ session, choose, mark, help, submit }: CommandsProps): void {
  const announce = useAnnounce();
  const run = useCallback(
    (command: Command): boolean => {
      const completed = session.finishedAt !== null;
      const focused = focusedQuestion();
      switch (command.kind) {
        case 'help':
          help();
          return true;
        case 'next':
          focusQuestion(focused === null ? questionInView() : neighborOf(focused, 1));
          return true;
        case 'previous':
          focusQuestion(focused === null ? questionInView() : neighborOf(focused, -1));
          return true;
        case 'submit':
          if (!completed) submit();
          return !completed;
        case 'choose':
          if (completed) return false;
          if (focused === null) {
            focusQuestion(questionInView()); // so that the next press answers a visible question
            return true;
          }
          choose(focused, command.letter);
          focusOption(focused, command.letter);
          return true;
        case 'mark':
          if (completed || focused === null) return false;
          mark(focused);
          announce(
            `Question ${focused + 1}: ${session.marked[focused] ? 'no longer marked' : 'marked for later'}.`,
          );
          return true;
      }
    },
    [session, choose, mark, help, submit, announce],
  );
  useKeys(run);
}

/**
 * Runs the command of a single key, unless shortcuts are disabled, a dialog is open, or
 * the user is typing. `run` reports whether it did anything.
 */
function useKeys(run: (command: Command) => boolean): void {
  const on = useAtomValue(keysEnabledAtom);
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (isTextField(event.target) || document.querySelector('dialog[open]')) return;
      const command = commandOf(event);
      if (command && run(command)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on, run]);
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type="radio"])'))
  );
}
