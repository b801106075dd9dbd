/**
 * A question that a diagram asks: the learner predicts, then moves a control until the goal is
 * met, and is told why.
 */
export interface Prompt<P, R> {
  ask: string;
  /** What one may predict. */
  choices: readonly [string, string, ...string[]];
  /** The index of the right choice. */
  right: number;
  /** Where the learner starts: what differs from the diagram's initial state. */
  start: Partial<P>;
  /** What to do next, with a goal. */
  task: string;
  /** Reports whether the goal is met. */
  isMet: (params: P, result: R) => boolean;
  /** A state that meets the goal, as `start`. */
  solution: Partial<P>;
  /** What has happened, and why. */
  reveal: string;
}
