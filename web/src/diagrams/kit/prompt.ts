/**
 * A question that a diagram asks: the learner predicts, then moves a control until the goal is
 * met, and is told why.
 */
export interface Prompt<P, R> {
  /** The variant that the question is about. The question is asked only in states with these parameters. */
  about?: Partial<P>;
  ask: string;
  /** The predictions to choose from. */
  choices: readonly [string, string, ...string[]];
  /** The index of the right choice. */
  right: number;
  /** Where the learner starts: what differs from the diagram's initial state. */
  start: Partial<P>;
  /** What to do next, with a goal. */
  task: string;
  /**
   * Reports whether the goal is met, given that the parameters match `about`. At the slider step closest
   * to a value of `solution`, the parameter has exactly that value; see snap.ts.
   */
  isMet: (params: P, result: R) => boolean;
  /** A state that meets the goal: what differs from the diagram's initial state. */
  solution: Partial<P>;
  /** What happened, and why. */
  reveal: string;
}

/** The questions of a diagram. Those without `about` suit every variant. */
export type PromptList<P, R> = readonly [Prompt<P, R>, ...Prompt<P, R>[]];

/** Reports whether the goal is met in the variant that the question is about. */
export const meetsGoal = <P, R>({ about, isMet }: Prompt<P, R>, params: P, result: R): boolean =>
  suits(about, params) && isMet(params, result);

/** The names of the parameters that lead from the start of a question to its goal. */
export const changedParameters = <P, R>({ start, solution }: Prompt<P, R>): string[] =>
  Object.keys(solution).filter((name) => solution[name as keyof P] !== start[name as keyof P]);

/** Reports whether any number has moved from its value at the start past the one in the solution. */
export function passesGoal<P>(start: P, solution: Partial<P>, params: P): boolean {
  return (Object.keys(solution) as (keyof P)[]).some((name) => {
    const valueIn = (state: Partial<P>) => Number(state[name]);
    const goal = valueIn(solution);
    return (valueIn(params) - goal) * (goal - valueIn(start)) > 0;
  });
}

/**
 * Returns the index of the next question that suits the state. The search starts at `index` and
 * wraps around to the first question. If none suits, it returns `index`, which is -1 before the first
 * prediction.
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
