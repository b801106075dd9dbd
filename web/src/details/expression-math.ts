import type { MathNode } from '../bank/bundle';
import type { Expression } from './expression';

/** Returns the element for a name: its symbol, or the number substituted for it. */
export type NameMath = (name: string) => MathNode;

const element = (name: string, children: MathNode[]): MathNode => [name, {}, children];
const row = (...children: MathNode[]) => element('mrow', children);
const sign = (text: string) => element('mo', [text]);
const slash: MathNode = ['mo', { lspace: '0em', rspace: '0em' }, ['/']];
const number = (text: string) => element('mn', [text.replace('-', '−')]);

/**
 * Returns the element for a symbol: `h1` is h with the subscript 1, `y_n` is y with the subscript n,
 * `pi` is π, and any other name, such as `area`, is a word.
 */
export function symbol(name: string): MathNode {
  if (name === 'pi') return element('mi', ['π']);
  const [, letter, index = ''] = /^([A-Za-z])(\d+|_\w+)$/.exec(name) ?? [];
  if (!letter) return element('mi', [name]);
  const subscript = index.startsWith('_') ? element('mi', [index.slice(1)]) : number(index);
  return element('msub', [element('mi', [letter]), subscript]);
}

/** Returns the element for a number, in parentheses if it is negative. */
export function signedNumber(value: number): MathNode {
  const text = value.toString();
  return value < 0 ? parenthesized(row(sign('−'), number(text.slice(1)))) : number(text);
}

/** Typesets an expression as a formula, with fractions and roots. */
export function expressionMath(tree: Expression, nameMath: NameMath): MathNode {
  const math = (part: Expression) => expressionMath(part, nameMath);
  /** Typesets a part, in parentheses if it binds less tightly than `minStrength`. */
  const operandMath = (part: Expression, minStrength: number) =>
    strengthOf(part) < minStrength ? parenthesized(math(part)) : math(part);
  /** Typesets the left side of a product or quotient, where a sign needs no parentheses. */
  const leftSide = (part: Expression) => (startsWithSign(part) ? math(part) : operandMath(part, 2));
  /**
   * Typesets an exponent or radicand. If it is a quotient, it is on one line: stacked, it would be
   * too small in an exponent, and few fonts stretch the root sign.
   */
  const flat = (part: Expression) =>
    part.type === 'binary' && part.operator === '/'
      ? row(leftSide(part.left), slash, operandMath(part.right, 4))
      : math(part);
  switch (tree.type) {
    case 'number':
      return number(tree.text);
    case 'name':
      return tree.name === 'pi' ? symbol('pi') : nameMath(tree.name);
    case 'minus':
      return row(sign('−'), operandMath(tree.operand, 2));
    case 'call':
      if (tree.name === 'sqrt') return element('msqrt', tree.args.map(flat));
      if (tree.name === 'exp') {
        return element('msup', [element('mi', ['e']), row(...tree.args.map(flat))]);
      }
      return callMath(tree.name, tree.args.map(math));
    case 'binary': {
      const { left, right } = tree;
      switch (tree.operator) {
        case '+':
          return row(math(left), sign('+'), operandMath(right, 2));
        case '-':
          return row(math(left), sign('−'), operandMath(right, 2));
        case '*':
          return row(leftSide(left), sign('×'), operandMath(right, 2));
        case '/':
          return element('mfrac', [math(left), math(right)]);
        case '^':
          return element('msup', [operandMath(left, 5), flat(right)]);
      }
    }
  }
}

/**
 * Returns how tightly the outermost operator binds; an expression without one needs no parentheses.
 * `exp` is typeset as a power.
 */
function strengthOf(tree: Expression): number {
  if (startsWithSign(tree)) return 1;
  if (tree.type === 'call' && tree.name === 'exp') return 4;
  if (tree.type !== 'binary') return 5;
  return { '+': 1, '-': 1, '*': 2, '/': 3, '^': 4 }[tree.operator];
}

function startsWithSign(tree: Expression): boolean {
  if (tree.type === 'binary') return tree.operator === '*' && startsWithSign(tree.left);
  return tree.type === 'minus';
}

function callMath(name: string, args: MathNode[]): MathNode {
  if (name === 'abs') return row(sign('|'), ...args, sign('|'));
  const list = args.flatMap((arg, index) => (index > 0 ? [sign(','), arg] : [arg]));
  const shown =
    name === 'log10' ? element('msub', [element('mi', ['log']), number('10')]) : symbol(name);
  return row(shown, parenthesized(row(...list)));
}

function parenthesized(inner: MathNode): MathNode {
  return row(sign('('), inner, sign(')'));
}
