import { count } from '../../bank/format';
import { typeOf } from '../../items/types';
import type { ShuffledQuestion } from '../model/shuffle-options';

/** A quiz with options, and one of questions that can be answered by a number. */
export interface Quizzes {
  /** The second one asks for numbers where the first one may have options. */
  differ: boolean;
  withOptions: readonly ShuffledQuestion[];
  withoutOptions: readonly ShuffledQuestion[];
}

interface OptionsChoiceProps {
  quizzes: Quizzes;
  chosen: boolean;
  onChoose: (withoutOptions: boolean) => void;
}

/** The choice to enter numbers without seeing options, if a question has both. */
export function OptionsChoice({ quizzes, chosen, onChoose }: OptionsChoiceProps) {
  const { differ, withoutOptions } = quizzes;
  if (!chosen && !differ) return null;
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border border-outline bg-card px-4 py-2.5 text-on-card has-checked:border-primary has-checked:bg-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
      <input
        type="checkbox"
        checked={chosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-primary outline-none"
      />
      <span>
        <span className="font-semibold">Without options</span>{' '}
        <span className="block text-on-muted">
          Enter the answers of questions about numbers: {count(withoutOptions.length, 'question')}
        </span>
      </span>
    </label>
  );
}

/** Returns how the questions of a quiz are answered: "Multiple choice". */
export function formatsOf(questions: readonly ShuffledQuestion[]): string[] {
  return [...new Set(questions.map((question) => typeOf(question).format))];
}
