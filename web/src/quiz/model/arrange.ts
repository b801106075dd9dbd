import type { Item, Question, Teaching } from '../../bank/bundle';
import { letters } from '../../bank/letters';
import { type Random, shuffled } from './random';

/** A question as it stands in a quiz. */
export interface Arranged extends Item {
  /** Where each option stands in the bank; absent when they stand as there. */
  readonly order?: readonly number[];
}

/**
 * The question with its options in another order, each order equally likely.
 * The letters stay in place and the key goes with its option. A question with a
 * fixed order stays as it is.
 */
export function arrange(question: Item, random: Random): Arranged {
  const { options, fixedOrder = false } = question;
  if (fixedOrder) return question;
  const order = shuffled([...options.keys()], random);
  return {
    ...question,
    options: order.map((place) => options[place] ?? ''),
    answer: letters[order.indexOf(letters.indexOf(question.answer))] ?? question.answer,
    order,
  };
}

/** The question with what follows its answer; the rationales go with their options. */
export function taught({ order, ...question }: Arranged, teaching: Teaching): Question {
  const { rationales } = teaching;
  if (!order || !rationales) return { ...question, ...teaching };
  return { ...question, ...teaching, rationales: order.map((place) => rationales[place] ?? '') };
}
