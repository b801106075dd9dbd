import type { Topic } from '../bank/bundle';
import type { Question } from '../bank/item';
import { plainText } from '../bank/rich-text';
import { kindOf, noDiagram } from '../diagrams/kind-of';
import { isKind, type Kind } from '../diagrams/kinds';

/**
 * Returns the kind of diagram for a question: the one that the question names, or else the one
 * that its topic and text suggest. Returns undefined for a question without a diagram.
 */
export function kindOfQuestion(question: Question, topic: Topic | undefined): Kind | undefined {
  const own = question.explore?.diagram;
  if (own === noDiagram) return undefined;
  if (isKind(own)) return own;
  const title = topic?.title ?? '';
  return kindOf({ figure: topic?.figure, title, question: plainText(question.q) }).kind;
}
