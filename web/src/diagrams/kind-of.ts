import { declarationOf, isKind, type Kind, kinds } from './kinds';

/** What a topic or an item names instead of a kind if no diagram shows its subject. */
export const noDiagram = 'none';

/** What determines the diagram of a question. Texts are plain, without markup. */
export interface Subject {
  /** What the topic names: a kind or `noDiagram`. */
  figure?: string | undefined;
  /** The topic's title. */
  title: string;
  question: string;
}

/** The chosen kind and the reason. No kind means no diagram. */
export interface Choice {
  kind: Kind | undefined;
  why: string;
}

/**
 * Chooses the diagram of a question: the kind or `noDiagram` that its topic names, or else the first
 * kind whose keywords occur in the topic's title, or else in the question, or else none.
 */
export function kindOf({ figure, title, question }: Subject): Choice {
  if (isKind(figure)) return { kind: figure, why: 'figure of the topic' };
  if (figure === noDiagram) return { kind: undefined, why: 'the topic has none' };
  for (const [place, text] of [
    ['title', title],
    ['question', question],
  ] as const) {
    for (const kind of kinds) {
      const [word] = declarationOf(kind).keywords.exec(text) ?? [];
      if (word !== undefined) return { kind, why: `"${word.toLowerCase()}" in the ${place}` };
    }
  }
  return { kind: undefined, why: 'no keyword' };
}
