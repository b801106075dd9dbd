import { useId, useState } from 'react';
import { Button } from '../ui/button';

/** The state of a Check button. */
export interface Check {
  /** Judges the response, or shows why it cannot be judged. */
  run: () => void;
  /** Nothing is judged before the end, or the response has been judged. */
  isHidden: boolean;
  /** Why the response cannot be judged; null until the learner tries. */
  problem: string | null;
  problemId: string;
  /** Shows the problem, as when the learner leaves the field. */
  showProblem: () => void;
}

/** Returns the state of a Check button from the problem of the current response, if any. */
export function useCheck(problem: string | null, onCheck: (() => void) | null): Check {
  const [isShown, setShown] = useState(false);
  const problemId = useId();
  if (isShown && problem === null) setShown(false);
  return {
    run: () => (problem === null ? onCheck?.() : setShown(true)),
    isHidden: onCheck === null,
    problem: isShown ? problem : null,
    problemId,
    showProblem: () => setShown(true),
  };
}

/** A Check button, with the reason why a response cannot be judged. */
export function CheckRow({ run, isHidden, problem, problemId }: Check) {
  return (
    <>
      <p id={problemId} role="alert" className="font-semibold text-on-danger empty:hidden">
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
