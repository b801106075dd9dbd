/**
 * A question that a diagram asks: the learner predicts, then moves a control until the goal is
 * met, and is told why.
 */
export interface Prompt<P, R> {
  /** The parameters of the variant that the question is about. It is asked while they hold. */
  about?: Partial<P>;
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

/** One to three questions. Those of every variant have no `about`. */
export type PromptList<P, R> = readonly [Prompt<P, R>, ...Prompt<P, R>[]];

/**
 * The index of the next question, from `index` on and then from the first, that suits the state.
 * If none does, it is `index`: none at first, which is -1, or the question asked last.
 */
export function nextPrompt<P, R>(
  prompts: readonly Prompt<P, R>[],
  index: number,
  params: P,
): number {
  const order = prompts.map((_, step) => (Math.max(0, index) + step) % prompts.length);
  return order.find((one) => suits(prompts[one]?.about, params)) ?? index;
}

function suits<P>(about: Partial<P> | undefined, params: P): boolean {
  return (
    !about || Object.entries(about).every(([name, value]) => params[name as keyof P] === value)
  );
}
