import type { ComponentType } from 'react';
import type { Feedback, Letter, Rich } from '../bank/bundle';
import type { Item } from '../bank/item';

/** A number as the learner typed it, perhaps with a unit. */
export interface EnteredNumber {
  readonly text: string;
}

/** What a learner answers: a letter, the letters of several options, or a number. */
export type Response = Letter | readonly Letter[] | EnteredNumber;

/** The props of a type's input. */
export interface InputProps<Q = Item, R = Response> {
  question: Q;
  response: R | null;
  /** Whether the right answer is shown. */
  revealed: boolean;
  /** Whether the answer can no longer be changed. */
  locked: boolean;
  onRespond: (response: R) => void;
  /** Judges the response; null in timed mode, after the end, and once the response is judged. */
  onCheck: (() => void) | null;
}

/** A part of the key: an option with its letter, or a number. */
export interface KeyPart {
  letter?: Letter;
  text: Rich;
}

/** A note on a response or a question: `{ label: 'About your answer B', text: ... }`. */
export interface Note {
  label: string;
  text: Rich;
}

/** Everything that the app knows about a type of item. */
export interface ItemType<Q extends Item = Item, R extends Response = Response> {
  /** How its questions are answered, for the mode screen: "Multiple choice". */
  format: string;
  /** Whether a response is judged only when the learner chooses Check, not at once. */
  needsCheck: boolean;
  Input: ComponentType<InputProps<Q, R>>;
  /** Loads the input ahead, if it is a separate chunk. */
  preload?: () => Promise<void>;
  /** What the learner must do; null if the options show it. */
  instruction: (question: Q) => string | null;
  /** Returns the response after a letter key is pressed; absent if letters do nothing. */
  press?: (response: R | null, letter: Letter) => R;
  /** Reports whether a value from a link has the form of a response. */
  isResponse: (question: Q, value: unknown) => value is R;
  /** Returns why a response cannot be judged; null if it can. */
  problem: (question: Q, response: R | null) => string | null;
  isCorrect: (question: Q, response: R) => boolean;
  /** Returns the answer for options with new letters. */
  reletter: (question: Q, newLetter: (letter: Letter) => Letter) => Q['answer'];
  /** The right answer in a sentence. */
  keySentence: (question: Q) => string;
  key: (question: Q) => KeyPart[];
  /** A response in a few characters: "B", "A, D", "14.9 cfs". */
  responseText: (question: Q, response: R) => string;
  /** Returns notes on a response; without a response, those on the question. */
  notes: (question: Q & Feedback, response: R | null) => Note[];
  /** Counts the options correctly chosen or left out; absent if options are not judged one by one. */
  judgedOptions?: (question: Q, response: R) => { right: number; total: number };
}
