import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MathNode } from '../bank/bundle';
import { type Expression, parse } from './expression';
import { expressionMath, signedNumber, symbol } from './expression-math';

const functions: Record<string, (...values: number[]) => number> = {
  sqrt: Math.sqrt,
  exp: Math.exp,
  ln: Math.log,
  log10: Math.log10,
  abs: Math.abs,
  min: Math.min,
  max: Math.max,
};

function evaluate(tree: Expression, vars: Record<string, number>): number {
  const value = (part: Expression) => evaluate(part, vars);
  switch (tree.type) {
    case 'number':
      return Number(tree.text);
    case 'name':
      return tree.name === 'pi' ? Math.PI : (vars[tree.name] ?? Number.NaN);
    case 'minus':
      return -value(tree.operand);
    case 'call':
      return functions[tree.name]?.(...tree.args.map(value)) ?? Number.NaN;
    case 'binary': {
      const [left, right] = [value(tree.left), value(tree.right)];
      return {
        '+': left + right,
        '-': left - right,
        '*': left * right,
        '/': left / right,
        '^': left ** right,
      }[tree.operator];
    }
  }
}

/** Returns a formula on one line: fractions as {a}/{b}, powers as a^{b}. */
function text(node: MathNode): string {
  if (typeof node === 'string') return node;
  const [name, , children] = node;
  const parts = children.map(text);
  switch (name) {
    case 'mfrac':
      return `{${parts[0]}}/{${parts[1]}}`;
    case 'msup':
      return `${parts[0]}^{${parts[1]}}`;
    case 'msub':
      return `${parts[0]}_${parts[1]}`;
    case 'msqrt':
      return `√{${parts.join('')}}`;
    default:
      return parts.join('');
  }
}

function typeset(expression: string, vars?: Record<string, number>): string {
  const tree = parse(expression);
  if (!tree) throw new Error(`${expression} was not parsed`);
  return text(expressionMath(tree, vars ? (name) => signedNumber(vars[name] ?? 0) : symbol));
}

describe('expressions', () => {
  it.each([
    ['1 - 2 - 3', -4],
    ['8 / 4 / 2', 1],
    ['2 ^ 3 ^ 2', 512],
    ['2 ** 3', 8],
    ['-2 ^ 2', -4],
    ['-2 * 3 + 1', -5],
    ['2 * -3', -6],
    ['1.5e2 + .5', 150.5],
    ['.5e2 + 2e-1', 50.2],
    ['max(1, min(2, 3)) * sqrt(16)', 8],
  ])('evaluates %s to %d', (expression, value) => {
    const tree = parse(expression);
    expect(tree && evaluate(tree, {})).toBe(value);
  });

  it.each(['', '1 +', '(1', '1)', '1 2', 'a[0]', 'a ? b : c', 'max(1,', '1 % 2'])(
    'rejects %j',
    (expression) => {
      expect(parse(expression)).toBeNull();
    },
  );

  it.each([
    ['a*(b+c)', 'a×(b+c)'],
    ['a-(b-c)', 'a−(b−c)'],
    ['a-b-c', 'a−b−c'],
    ['(a+b)/c', '{a+b}/{c}'],
    ['(a+b)^(2/3)', '(a+b)^{2/3}'],
    ['a^((b+c)/(d*e))', 'a^{(b+c)/(d×e)}'],
    ['(a/b)^2', '({a}/{b})^{2}'],
    ['(-a)^2', '(−a)^{2}'],
    ['-a^2', '−a^{2}'],
    ['-(a+b)', '−(a+b)'],
    ['a-(-k*t)', 'a−(−k×t)'],
    ['a+-b', 'a+(−b)'],
    ['a*-b', 'a×(−b)'],
    ['sqrt(h1-h2)', '√{h_1−h_2}'],
    ['q_in-z_2', 'q_in−z_2'],
    ['sqrt((a-b)/l)', '√{(a−b)/l}'],
    ['a^(-b/c)', 'a^{−b/c}'],
    ['a^((b-c)/d)', 'a^{(b−c)/d}'],
    ['c*exp(-k*t)', 'c×e^{−k×t}'],
    ['exp(-k*t/d)', 'e^{−k×t/d}'],
    ['exp(a)^2', '(e^{a})^{2}'],
    ['a/exp(b)', '{a}/{e^{b}}'],
    ['1e-6*a', '1e−6×a'],
    ['ln(4)/ln(2)', '{ln(4)}/{ln(2)}'],
    ['log10(area)', 'log_10(area)'],
    ['min(yn, yc)', 'min(yn,yc)'],
    ['pi*d^2/4', '{π×d^{2}}/{4}'],
  ])('typesets %s as %s', (expression, formula) => {
    expect(typeset(expression)).toBe(formula);
  });

  it('substitutes numbers, and puts negative ones in parentheses', () => {
    expect(typeset('a - b^2', { a: 1.5, b: -3 })).toBe('1.5−(−3)^{2}');
    expect(typeset('a*b', { a: 1e-7, b: -2e-7 })).toBe('1e−7×(−2e−7)');
  });
});

interface BankItem {
  id: string;
  check?: { expr: string; vars: Record<string, number>; where?: Record<string, string> };
}

describe('the check of a question', () => {
  const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  const items: BankItem[] = read('../../../questions.json').filter(({ check }: BankItem) => check);
  const { data } = read('../generated/explanations.json');

  it.each(items)('explains each variable of $id', ({ check }) => {
    expect(Object.keys(check?.where ?? {})).toEqual(Object.keys(check?.vars ?? {}));
  });

  it.each(items)('gives the value that the exporter computed for $id', ({ id, check }) => {
    const tree = parse(check?.expr ?? '');
    const value = tree && evaluate(tree, check?.vars ?? {});
    expect(value).toBeCloseTo(data[id].solution.value, 9);
  });
});
