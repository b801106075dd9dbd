/** What set the state of a diagram, if not a control. */
export interface Origin {
  /** The parameters that the question being tried moves. */
  moved?: readonly string[];
  /** Whether plots also show the previous state. */
  isCompared?: boolean;
  /** The label of an example. */
  example?: string;
}
