import { useAtomValue } from 'jotai';
import { type RefObject, useCallback, useEffect } from 'react';
import type { Letter } from '../../bank/bundle';
import { useAnnounce } from '../../ui/announcer';
import { useToast } from '../../ui/toaster';
import { type Command, commandOf } from '../model/keys';
import type { Session } from '../model/session';
import {
  answerInView,
  detailsButton,
  focusedAnswerInView,
  focusedQuestionInView,
  focusField,
  focusOption,
  onlyAnswerInView,
  questionInView,
  questionToAnswer,
} from './focus-question';
import { keysEnabledAtom } from './keys-enabled';
import type { useShownQuestions } from './use-shown-questions';

interface CommandsProps {
  session: Session;
  /** The questions shown, and their order. */
  view: ReturnType<typeof useShownQuestions>;
  /** The question that had the focus last; null before that. */
  lastFocused: RefObject<number | null>;
  /** Chooses an option by its letter, or toggles it if several can be chosen. */
  press: (index: number, letter: Letter) => void;
  mark: (index: number) => void;
  /** Shows one question at a time, or all. */
  toggleAlone: () => void;
  /** Shows the map of questions. */
  showMap: () => void;
  /** Shows the list of shortcuts. */
  showHelp: () => void;
  /** Submits the quiz, or asks first if questions are unanswered, unchecked or marked. */
  askToSubmit: () => void;
}

/** Runs the commands of single-key shortcuts. */
export function useCommands(props: CommandsProps): void {
  const { session, view, lastFocused, press, mark, toggleAlone, showMap, showHelp } = props;
  const { askToSubmit } = props;
  const { steps, current, goTo } = view;
  const announce = useAnnounce();
  const toast = useToast();
  const run = useCallback(
    (command: Command): boolean => {
      const completed = session.finishedAt !== null;
      const focused = focusedQuestionInView();
      // A question shown alone, or the only one in view, needs no focus.
      const toAnswer =
        focusedAnswerInView() ?? (current === null ? onlyAnswerInView() : answerInView(current));
      // The nearest question is null if none matches the filter.
      const nearest = focused ?? questionInView();
      // Without a focused question in view, both directions lead to the one in view, unless it is the only
      // one and was focused before.
      const step = (by: 1 | -1) => {
        if (nearest === null) return false;
        const from = focused ?? (lastFocused.current === current ? current : null);
        const next = from === null ? nearest : steps[steps.indexOf(from) + by];
        goTo(next ?? nearest, true);
        if (next === undefined)
          announce(by > 0 ? 'This is the last question.' : 'This is the first question.');
        return true;
      };
      switch (command.kind) {
        case 'help':
          showHelp();
          return true;
        case 'map':
          showMap();
          return true;
        case 'next':
          return step(1);
        case 'previous':
          return step(-1);
        case 'alone':
          if (completed) return false;
          toggleAlone();
          // What is in view may look the same.
          toast({
            title: current === null ? 'One question at a time' : 'All questions on one page',
          });
          return true;
        case 'submit':
          if (!completed) askToSubmit();
          return !completed;
        case 'choose':
          if (completed) return false;
          if (toAnswer === null) {
            // The next key then answers a question in view.
            const shown = questionToAnswer();
            if (shown === null) return false;
            focusOption(shown, command.letter);
            announce(`Press ${command.letter} again to choose it.`);
            return true;
          }
          press(toAnswer, command.letter);
          focusOption(toAnswer, command.letter);
          return true;
        case 'type':
          // The field, once focused, gets the character.
          if (toAnswer !== null) focusField(toAnswer);
          return false;
        case 'details': {
          const details = nearest === null ? null : detailsButton(nearest);
          details?.click();
          return details !== null;
        }
        case 'mark':
          if (completed || nearest === null) return false;
          if (focused === null) {
            // The next F then marks the question in view.
            goTo(nearest, true);
            return true;
          }
          mark(focused);
          announce(
            `Question ${focused + 1}: ${session.marked[focused] ? 'no longer marked' : 'marked for later'}.`,
          );
          return true;
      }
    },
    [
      session,
      steps,
      current,
      lastFocused,
      goTo,
      press,
      mark,
      toggleAlone,
      showMap,
      showHelp,
      askToSubmit,
      announce,
      toast,
    ],
  );
  const { questions } = session;
  const countOptions = useCallback(
    () => questions[focusedAnswerInView() ?? questionToAnswer() ?? -1]?.options.length ?? 0,
    [questions],
  );
  useKeys(run, countOptions);
}

/**
 * Runs the command of a single key, unless shortcuts are disabled, a dialog is open, or the key
 * is held down, handled elsewhere or typed into a field. `run` reports whether it has handled the
 * key; `countOptions` counts the options of the question that keys act on.
 */
function useKeys(run: (command: Command) => boolean, countOptions: () => number): void {
  const isEnabled = useAtomValue(keysEnabledAtom);
  useEffect(() => {
    if (!isEnabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (acceptsTyping(event.target) || document.querySelector('dialog[open]')) return;
      const command = commandOf(event, countOptions());
      if (command && run(command)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEnabled, run, countOptions]);
}

/** Reports whether an element uses letters and digits itself, as fields and lists do. */
function acceptsTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="radio"], [type="checkbox"], [readonly])'))
  );
}
