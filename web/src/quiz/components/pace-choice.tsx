import { minutesAndSeconds } from '../../bank/format';
import type { Pace } from '../model/session';

const paces: { pace: Pace; name: string }[] = [
  { pace: 1, name: 'Standard time' },
  { pace: 1.5, name: 'Time and a half' },
  { pace: 2, name: 'Double time' },
];

interface PaceChoiceProps {
  chosen: Pace;
  onChoose: (pace: Pace) => void;
  /** The standard time for the quiz, in milliseconds. */
  limit: number;
}

/** The choice of a longer time (WCAG 2.2.1, Timing Adjustable). */
export function PaceChoice({ chosen, onChoose, limit }: PaceChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Time for the quiz</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {paces.map(({ pace, name }) => (
          <label
            key={pace}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg border border-outline bg-card px-4 py-2 text-on-card has-checked:border-primary has-checked:bg-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
          >
            <input
              type="radio"
              name="pace"
              value={pace}
              checked={pace === chosen}
              onChange={() => onChoose(pace)}
              className="size-5 shrink-0 accent-primary outline-none"
            />
            <span className="grow">{name}</span>{' '}
            <span className="font-semibold tabular-nums">{minutesAndSeconds(limit * pace)}</span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-on-muted">
        The quiz is submitted when the time is up. The clock stops when you leave the quiz.
      </p>
    </fieldset>
  );
}
