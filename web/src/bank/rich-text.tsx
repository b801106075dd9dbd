import { createElement, Fragment, type ReactNode } from 'react';
import type { MathNode, Rich, Run } from './bundle';

/**
 * Renders a text of the bank. It creates elements and text nodes, never HTML, so that a
 * text cannot inject anything.
 */
export function RichText({ text }: { text: Rich }) {
  return <>{typeof text === 'string' ? text : renderRuns(text)}</>;
}

/** Returns a text without markup; formulas as TeX, or as `fromTex` writes them. */
export function plainText(text: Rich, fromTex = (tex: string) => tex): string {
  if (typeof text === 'string') return text;
  return text
    .map((run) => {
      if (typeof run === 'string') return run;
      if ('code' in run) return run.code;
      return 'strong' in run ? plainText(run.strong, fromTex) : fromTex(run.tex);
    })
    .join('');
}

/**
 * Returns a text to use as an accessible name, because browsers leave MathML out of such names. Its
 * formulas are TeX without backslashes, braces or subscript underscores. Returns undefined if the text
 * has no formula.
 */
export function spokenText(text: Rich): string | undefined {
  let hasFormula = false;
  const spoken = plainText(text, (tex) => {
    hasFormula = true;
    return tex.replaceAll('_', '').replace(/(\\[,;! ]?|[{}])+/g, ' ');
  });
  return hasFormula ? spoken : undefined;
}

/**
 * Renders runs in order. Browsers break lines on both sides of a formula, so opening brackets
 * before it, and closing brackets and punctuation after it, are kept on its line.
 */
function renderRuns(runs: Run[]): ReactNode[] {
  const pieces = runs.map((run, index) => {
    if (typeof run !== 'string') return run;
    const end = isFormula(runs[index + 1]) ? openingOf(run) : '';
    const start = isFormula(runs[index - 1]) ? closingOf(run) : '';
    return run.slice(start.length, run.length - end.length);
  });
  return pieces.map((run, index) => {
    const piece = isFormula(run) ? (
      <span className="whitespace-nowrap">
        {openingOf(runs[index - 1])}
        {renderRun(run)}
        {closingOf(runs[index + 1])}
      </span>
    ) : (
      renderRun(run)
    );
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text are never reordered
    return <Fragment key={index}>{piece}</Fragment>;
  });
}

const isFormula = (run?: Run) => typeof run === 'object' && 'math' in run;
const openingOf = (run?: Run) => (typeof run === 'string' && /[([]*$/.exec(run)?.[0]) || '';
const closingOf = (run?: Run) =>
  (typeof run === 'string' && /^[\])]*[.,;:?!]*/.exec(run)?.[0]) || '';

function renderRun(run: Run): ReactNode {
  if (typeof run === 'string') return run;
  if ('code' in run)
    return <code className={run.code.includes('\n') ? 'code-lines' : undefined}>{run.code}</code>;
  if ('strong' in run) return <strong>{renderRuns(run.strong)}</strong>;
  // A formula does not wrap; a long one scrolls on a narrow screen.
  return <span className="math-run">{renderMath(run.math)}</span>;
}

/** The MathML elements that the exporter writes; see internal/tex. */
const mathElements = new Set(
  'math mrow mi mn mo mtext ms mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd mpadded mphantom mstyle'.split(
    ' ',
  ),
);

/** The attributes that the exporter keeps: no addresses, handlers or styles. */
const mathAttributes = new Set(
  'display displaystyle scriptlevel mathvariant stretchy fence form separator lspace rspace width height depth voffset linethickness movablelimits largeop symmetric minsize maxsize accent accentunder columnspan rowspan className'.split(
    ' ',
  ),
);

/** Renders MathML from its nested list, without unknown elements and attributes. */
export function renderMath(node: MathNode): ReactNode {
  if (typeof node === 'string') return node;
  const [name, attributes, children] = node;
  if (!mathElements.has(name)) return null;
  const known = Object.entries(attributes).filter(([key]) => mathAttributes.has(key));
  return createElement(name, Object.fromEntries(known), ...children.map(renderMath));
}
