import type * as bundle from './bundle';
import type { Entry, Feedback, Letter } from './bundle';

/** What items of all types have in common. */
type Base = Omit<bundle.Item, 'type' | 'answer' | 'entry'>;

/** An item with options, one of which is right. */
export interface SingleItem extends Base {
  type?: undefined;
  answer: Letter;
  /** The number to enter when the item is taken without options. */
  entry?: Entry;
}

/** An item with options, several of which may be right. */
export interface MultipleItem extends Base {
  type: 'multiple';
  answer: readonly Letter[];
}

/** An item without options, whose answer is a number. */
export interface NumericItem extends Base {
  type: 'numeric';
  answer: number;
  entry: Entry;
}

/** An item of the bundle, with the answer that its type has. */
export type Item = SingleItem | MultipleItem | NumericItem;

/** An item with the feedback on its answers. */
export type Question = Item & Feedback;
