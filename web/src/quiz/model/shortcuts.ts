import { letters } from '../../bank/letters';

interface Shortcut {
  keys: readonly string[];
  action: string;
}

/** Returns the shortcuts as shown in the help, for questions with at most this many options. */
export function shortcutsFor(optionCount: number): Shortcut[] {
  const optionLetters = letters.slice(0, optionCount);
  return [
    ...(optionCount === 0
      ? []
      : [
          {
            keys: optionLetters,
            action: 'Choose an option of the focused question, or focus the question in view',
          },
          { keys: optionLetters.map((_, index) => `${index + 1}`), action: 'The same, by number' },
        ]),
    { keys: ['N', 'P'], action: 'Next and previous question' },
    {
      keys: ['F'],
      action: optionLetters.includes('F')
        ? 'Mark the focused question for later, unless it has an option F'
        : 'Mark the focused question for later',
    },
    { keys: ['I'], action: 'Details & Diagram of a question whose answer is shown' },
    { keys: ['M'], action: 'Question map' },
    { keys: ['S'], action: 'Submit the quiz; asks first if questions are unanswered' },
    { keys: ['?'], action: 'This list' },
  ];
}
