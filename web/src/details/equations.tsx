import type { Equation, Solution } from '../bank/bundle';
import { retriable } from '../bank/retriable';
import { RichText, renderMath } from '../bank/rich-text';
import { useLoaded } from '../bank/use-loaded';
import { Failure } from '../ui/failure';
import { Spinner } from '../ui/spinner';
import { Formula } from './formula';
import { Symbols } from './symbols';

interface EquationsProps {
  equations: Equation[];
  /** How the number in the question's key is computed. */
  solution?: Solution | undefined;
}

/** The question's own computation, and the equations of its topic with their symbols. */
export function Equations({ equations, solution }: EquationsProps) {
  return (
    <div className="space-y-5">
      {solution && <LazySolution solution={solution} />}
      {equations.length === 0 && <p>No specific equations for this topic.</p>}
      {equations.map((equation) => (
        <section
          key={equation.tex}
          className="break-inside-avoid space-y-3 rounded-lg border border-hairline p-4"
        >
          <h3 className="font-semibold">
            <RichText text={equation.label} />
          </h3>
          <Formula label="Formula">
            {equation.math ? renderMath(equation.math) : <code>{equation.tex}</code>}
          </Formula>
          {equation.where.length > 0 && (
            <Symbols
              rows={equation.where.map(({ symbol, meaning }) => ({
                id: JSON.stringify(symbol),
                symbol: <RichText text={symbol} />,
                meaning: <RichText text={meaning} />,
              }))}
            />
          )}
        </section>
      ))}
    </div>
  );
}

/** Most questions have no worked solution, so its code loads on demand. */
const loadWorkedSolution = retriable(() => import('./worked-solution'));

function LazySolution({ solution }: { solution: Solution }) {
  const loaded = useLoaded(loadWorkedSolution);
  switch (loaded.status) {
    case 'loading':
      return <Spinner label="Loading the worked solution..." />;
    case 'failed':
      return <Failure what="The worked solution" retry={loaded.retry} />;
    case 'ready':
      return <loaded.value.WorkedSolution solution={solution} />;
  }
}
