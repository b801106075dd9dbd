import type { Feedback, Letter } from '../../bank/bundle';
import type { Item, Question } from '../../bank/item';
import { letterOf, letters } from '../../bank/letters';
import { typeOf } from '../../items/types';
import { type Random, shuffled } from './random';

/** A question of a quiz, whose options may be shuffled. */
export type ShuffledQuestion = Item & {
  /** The original index of each option; absent if the options are not shuffled. */
  readonly order?: readonly number[];
};

/**
 * Shuffles the options of a question, with all orders equally likely. The answer follows its
 * option to the new letter. A question without options or with a fixed order is returned unchanged.
 */
export function shuffleOptions(question: Item, random: Random): ShuffledQuestion {
  const { options, fixedOrder = false } = question;
  if (fixedOrder || options.length === 0) return question;
  const order = shuffled([...options.keys()], random);
  const newLetter = (letter: Letter) => letterOf(order.indexOf(letters.indexOf(letter)));
  return {
    ...question,
    options: order.map((place) => options[place] ?? ''),
    answer: typeOf(question).reletter(question, newLetter),
    order,
  } as ShuffledQuestion;
}

/** Adds the feedback to a question; the rationales follow their options. */
export function withFeedback(
  { order, ...question }: ShuffledQuestion,
  feedback: Feedback,
): Question {
  const { rationales } = feedback;
  if (!order || !rationales) return { ...question, ...feedback };
  return { ...question, ...feedback, rationales: order.map((place) => rationales[place] ?? '') };
}
