import { letters } from '../../bank/letters';

interface Shortcut {
  keys: readonly string[];
  does: string;
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
            does: 'Choose an option of the focused question, or focus the question in view',
          },
          { keys: optionLetters.map((_, index) => `${index + 1}`), does: 'The same, by number' },
        ]),
    { keys: ['N', 'P'], does: 'Next and previous question' },
    {
      keys: ['F'],
      does: optionLetters.includes('F')
        ? 'Mark the focused question for later, unless it has an option F'
        : 'Mark the focused question for later',
    },
    { keys: ['I'], does: 'Details & Diagram of a question whose answer is shown' },
    { keys: ['M'], does: 'Question map' },
    { keys: ['S'], does: 'Submit the quiz; asks first if questions are unanswered' },
    { keys: ['?'], does: 'This list' },
  ];
}
