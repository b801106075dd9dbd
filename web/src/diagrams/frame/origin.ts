/** What led to a state of a diagram, besides a control. */
export interface Origin {
  /** The parameters that the question being tried moves. */
  moved?: readonly string[];
  /** Plots also show the previous state. */
  isCompared?: boolean;
  /** The label of an example. */
  example?: string;
}
