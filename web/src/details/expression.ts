/**
 * An arithmetic expression as a tree: + - * / ^, names, numbers and function calls. The exporter
 * has evaluated it, so its names and functions are known.
 */
export type Expression =
  | { type: 'number'; text: string }
  | { type: 'name'; name: string }
  | { type: 'minus'; operand: Expression }
  | { type: 'binary'; operator: Operator; left: Expression; right: Expression }
  | { type: 'call'; name: string; args: Expression[] };

export type Operator = '+' | '-' | '*' | '/' | '^';

const token = /\s*((?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?|[A-Za-z_]\w*|\*\*|[-+*/^(),])/giy;

const precedence = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 } as const;
/** A sign binds more tightly than a product, and less tightly than a power: -a^2 is -(a^2). */
const signPrecedence = 3;

/** Parses an expression. Returns null if the text is not one. */
export function parse(text: string): Expression | null {
  const tokens = tokensOf(text);
  if (!tokens) return null;
  const parser = new Parser(tokens);
  const tree = parser.binary(1);
  return parser.isAtEnd() ? tree : null;
}

function tokensOf(text: string): string[] | null {
  const matches = [...text.matchAll(token)];
  const length = matches.reduce((sum, [match]) => sum + match.length, 0);
  if (length !== text.trimEnd().length) return null;
  return matches.map(([, one = '']) => (one === '**' ? '^' : one));
}

class Parser {
  readonly #tokens: string[];
  #at = 0;

  constructor(tokens: string[]) {
    this.#tokens = tokens;
  }

  isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  /** Parses an expression whose operators have at least this precedence. Powers are right-associative. */
  binary(minPrecedence: number): Expression | null {
    let left = this.#unary();
    for (;;) {
      const operator = this.#tokens[this.#at];
      if (!left || !isOperator(operator) || precedence[operator] < minPrecedence) return left;
      this.#at++;
      const right = this.binary(precedence[operator] + (operator === '^' ? 0 : 1));
      left = right && { type: 'binary', operator, left, right };
    }
  }

  #unary(): Expression | null {
    if (this.#accept('+')) return this.binary(signPrecedence);
    if (!this.#accept('-')) return this.#operand();
    const operand = this.binary(signPrecedence);
    return operand && { type: 'minus', operand };
  }

  #operand(): Expression | null {
    const text = this.#tokens[this.#at++] ?? '';
    if (text === '(') {
      const inner = this.binary(1);
      return this.#accept(')') ? inner : null;
    }
    if (/^[\d.]/.test(text)) return { type: 'number', text };
    if (!/^[A-Za-z_]/.test(text)) return null;
    if (!this.#accept('(')) return { type: 'name', name: text };
    const args: Expression[] = [];
    do {
      const arg = this.binary(1);
      if (!arg) return null;
      args.push(arg);
    } while (this.#accept(','));
    return this.#accept(')') ? { type: 'call', name: text, args } : null;
  }

  #accept(text: string): boolean {
    if (this.#tokens[this.#at] !== text) return false;
    this.#at++;
    return true;
  }
}

function isOperator(text: string | undefined): text is Operator {
  return text !== undefined && Object.hasOwn(precedence, text);
}
