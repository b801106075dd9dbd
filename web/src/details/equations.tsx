import type { Equation, Solution } from '../bank/bundle';
import { RichText, renderMath } from '../bank/rich-text';
import { Formula } from './formula';
import { WorkedSolution } from './worked-solution';

interface EquationsProps {
  equations: Equation[];
  /** How the number of the question's key is computed. */
  solution?: Solution | undefined;
}

/** The question's own computation, and the equations of its topic with their symbols. */
export function Equations({ equations, solution }: EquationsProps) {
  return (
    <div className="space-y-5">
      {solution && <WorkedSolution solution={solution} />}
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
          {equation.where.length > 0 && <Symbols where={equation.where} />}
        </section>
      ))}
    </div>
  );
}

function Symbols({ where }: Pick<Equation, 'where'>) {
  return (
    <dl className="grid grid-cols-[minmax(2rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {where.map(({ symbol, meaning }) => (
        <div key={JSON.stringify(symbol)} className="contents">
          <dt>
            <RichText text={symbol} />
          </dt>
          <dd>
            <RichText text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
