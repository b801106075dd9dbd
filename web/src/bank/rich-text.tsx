import { createElement, Fragment, type ReactNode } from 'react';
import type { MathNode, Rich, Run } from './bundle';

/**
 * Renders a text of the bank. It creates elements and text nodes, never HTML, so that a
 * text cannot inject anything.
 */
export function RichText({ text }: { text: Rich }) {
  return <>{typeof text === 'string' ? text : renderRuns(text)}</>;
}

/** Returns a text without markup, for labels and summaries; formulas as TeX. */
export function plainText(text: Rich): string {
  if (typeof text === 'string') return text;
  return text
    .map((run) => {
      if (typeof run === 'string') return run;
      if ('code' in run) return run.code;
      return 'strong' in run ? plainText(run.strong) : run.tex;
    })
    .join('');
}

/**
 * Returns a text with its formulas as words, for accessible names, which browsers compute
 * without MathML; undefined if it has no formula.
 */
export function spokenText(text: Rich): string | undefined {
  if (typeof text === 'string' || !text.some((run) => typeof run !== 'string' && 'tex' in run)) {
    return undefined;
  }
  return plainText(text)
    .replace(/\\[,;! ]/g, ' ')
    .replace(/[\\{}]/g, '');
}

function renderRuns(runs: Run[]): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text are never reordered
  return runs.map((run, index) => <Fragment key={index}>{renderRun(run)}</Fragment>);
}

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
  'math mrow mi mn mo mtext ms mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd mpadded mphantom mstyle menclose'.split(
    ' ',
  ),
);

/** The attributes that the exporter keeps: no addresses, handlers or styles. */
const mathAttributes = new Set(
  'display displaystyle scriptlevel mathvariant stretchy fence form separator lspace rspace width height depth voffset linethickness movablelimits largeop symmetric minsize maxsize accent accentunder columnspan rowspan notation className'.split(
    ' ',
  ),
);

/** Renders MathML from its nested list. */
export function renderMath(node: MathNode): ReactNode {
  if (typeof node === 'string') return node;
  const [name, attributes, children] = node;
  if (!mathElements.has(name)) return null;
  const known = Object.entries(attributes).filter(([key]) => mathAttributes.has(key));
  return createElement(name, Object.fromEntries(known), ...children.map(renderMath));
}
