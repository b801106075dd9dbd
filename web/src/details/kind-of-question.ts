import type { Topic } from '../bank/bundle';
import type { Question } from '../bank/item';
import { plainText } from '../bank/rich-text';
import { kindOf } from '../diagrams/kind-of';
import type { Kind } from '../diagrams/kinds';

/** Returns the kind of diagram for a question; undefined if there is none. */
export function kindOfQuestion(question: Question, topic: Topic | undefined): Kind | undefined {
  const title = topic?.title ?? '';
  return kindOf({ figure: topic?.figure, title, question: plainText(question.q) }).kind;
}
