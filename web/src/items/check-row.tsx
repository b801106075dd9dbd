import { useId, useState } from 'react';
import { Button } from '../ui/button';

/** The state of a Check button. */
export interface Check {
  /** Judges the response, or shows why it cannot be judged. */
  run: () => void;
  /** True in timed mode, after the end, and once the response is judged. */
  isHidden: boolean;
  /** Why the response cannot be judged; null until it is shown. */
  problem: string | null;
  /** How often the problem was shown; 0 once it is fixed. Showing it again announces it again. */
  times: number;
  problemId: string;
  /** Shows the problem if it is not shown yet, for example when the learner leaves the field. */
  showProblem: () => void;
}

/** Returns the state of a Check button from the problem of the current response, if any. */
export function useCheck(problem: string | null, onCheck: (() => void) | null): Check {
  const [times, setTimes] = useState(0);
  const problemId = useId();
  if (times > 0 && problem === null) setTimes(0);
  return {
    run: () => (problem === null ? onCheck?.() : setTimes(times + 1)),
    isHidden: onCheck === null,
    problem: times > 0 ? problem : null,
    times,
    problemId,
    showProblem: () => setTimes(times || 1),
  };
}

/** A Check button, with the reason why a response cannot be judged. */
export function CheckRow({ run, isHidden, problem, times, problemId }: Check) {
  return (
    <>
      <p
        key={times}
        id={problemId}
        role="alert"
        className="font-semibold text-on-danger empty:hidden"
      >
        {problem}
      </p>
      {!isHidden && (
        <Button variant="secondary" onClick={run} className="print:hidden">
          Check
        </Button>
      )}
    </>
  );
}
