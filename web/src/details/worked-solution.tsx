import type { MathNode, Solution } from '../bank/bundle';
import { renderMath } from '../bank/rich-text';
import { shownNumber, withUnit } from '../items/numeric/format';
import { type Expression, parse } from './expression';
import { expressionMath, signedNumber, symbol } from './expression-math';
import { Formula } from './formula';
import { Symbols } from './symbols';

/** Shows how the key is computed, unless its expression is invalid or only a number or name. */
export function WorkedSolution({ solution }: { solution: Solution }) {
  const { expr, where = {} } = solution;
  const tree = parse(expr);
  if (!tree || tree.type === 'name' || tree.type === 'number') return null;
  // A set keeps the names in the order of the formula.
  const names = new Set<string>();
  const formula = expressionMath(tree, (name) => {
    names.add(name);
    return symbol(name);
  });
  const explained = [...names].filter((name) => where[name]);
  return (
    <section className="break-inside-avoid space-y-3 rounded-lg border border-hairline p-4">
      <h3 className="font-semibold">Worked solution for this question</h3>
      <Formula label="Computation" worked>
        {renderMath(solutionMath(tree, formula, solution))}
      </Formula>
      {explained.length > 0 && (
        <Symbols
          rows={explained.map((name) => ({
            id: name,
            symbol: renderMath(['math', {}, [symbol(name)]]),
            meaning: where[name],
          }))}
        />
      )}
    </section>
  );
}

/** Returns the formula, the formula with its numbers if it has variables, and the result. */
function solutionMath(
  tree: Expression,
  formula: MathNode,
  { vars = {}, value, unit = '' }: Solution,
): MathNode {
  const numbers = expressionMath(tree, (name) => signedNumber(vars[name] ?? Number.NaN));
  const hasVariables = Object.keys(vars).length > 0;
  const shown = rounded(value);
  // A rounded result that differs only by floating-point noise is exact.
  const isExact = Math.abs(shown - value) <= 1e-9 * Math.abs(value);
  const text = shownNumber(shown).replaceAll('-', '−');
  return [
    'math',
    { display: 'block' },
    [
      [
        'mtable',
        { displaystyle: 'true' },
        [
          line('', formula),
          ...(hasVariables ? [line('=', numbers)] : []),
          line(isExact ? '=' : '≈', ['mtext', {}, [withUnit(text, unit)]]),
        ],
      ],
    ],
  ];
}

function line(relation: string, math: MathNode): MathNode {
  const cell = (...children: MathNode[]): MathNode => ['mtd', { className: 'tml-left' }, children];
  return ['mtr', {}, [relation ? cell(['mo', {}, [relation]]) : cell(), cell(math)]];
}

/** Rounds to four significant digits, but values of 1,000 or more in magnitude to an integer. */
function rounded(value: number): number {
  return Math.abs(value) < 1000 ? Number(value.toPrecision(4)) : Math.round(value);
}
