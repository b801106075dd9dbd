import type { Topic } from '../bank/bundle';
import type { Question } from '../bank/item';
import { plainText } from '../bank/rich-text';
import { kindOf } from '../diagrams/kind-of';
import { isKind, type Kind } from '../diagrams/kinds';

/** Returns the kind of diagram for a question, its own or that of its topic; undefined if there is none. */
export function kindOfQuestion(question: Question, topic: Topic | undefined): Kind | undefined {
  const named = question.explore?.diagram;
  if (isKind(named)) return named;
  const title = topic?.title ?? '';
  return kindOf({ figure: topic?.figure, title, question: plainText(question.q) }).kind;
}
