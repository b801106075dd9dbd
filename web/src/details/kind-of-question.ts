import type { Topic } from '../bank/bundle';
import type { Question } from '../bank/item';
import { plainText } from '../bank/rich-text';
import { kindOf, noDiagram } from '../diagrams/kind-of';
import { isKind, type Kind } from '../diagrams/kinds';

/**
 * Returns the kind of diagram for a question: the one that it names itself, or else the one
 * chosen by its topic and its text. It is undefined if there is none.
 */
export function kindOfQuestion(question: Question, topic: Topic | undefined): Kind | undefined {
  const own = question.explore?.diagram;
  if (own === noDiagram) return undefined;
  if (isKind(own)) return own;
  const title = topic?.title ?? '';
  return kindOf({ figure: topic?.figure, title, question: plainText(question.q) }).kind;
}
