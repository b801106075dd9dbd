import { letters } from '../../bank/letters';

interface Shortcut {
  keys: readonly string[];
  action: string;
}

const nextAndPrevious = { keys: ['N', 'P'], action: 'Next and previous question' };
const details = { keys: ['I'], action: 'Details & Diagram of a question whose answer is shown' };
const map = { keys: ['M'], action: 'Question map' };
const help = { keys: ['?'], action: 'This list' };

/** Returns the shortcuts of the results as shown in the help. */
export function shortcutsOfResults(): Shortcut[] {
  return [nextAndPrevious, details, map, help];
}

/** Returns the shortcuts of a quiz as shown in the help, for questions with at most this many options. */
export function shortcutsOfQuiz(optionCount: number): Shortcut[] {
  const optionLetters = letters.slice(0, optionCount);
  return [
    ...(optionCount === 0
      ? []
      : [
          {
            keys: optionLetters,
            action:
              'Choose an option of the focused question, or of the only one in view if none is focused. If several questions are in view, or the options are out of view, the first press only goes to the option',
          },
          { keys: optionLetters.map((_, index) => `${index + 1}`), action: 'The same, by number' },
        ]),
    nextAndPrevious,
    {
      keys: ['F'],
      action: optionLetters.includes('F')
        ? 'Mark the focused question for later, or focus the question in view; not if it has an option F'
        : 'Mark the focused question for later, or focus the question in view',
    },
    details,
    map,
    { keys: ['O'], action: 'One question at a time, or all on one page' },
    {
      keys: ['S'],
      action: 'Submit the quiz; asks first if questions are unanswered, not checked or marked',
    },
    help,
  ];
}
