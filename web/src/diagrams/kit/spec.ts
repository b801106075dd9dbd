import type { ComponentType } from 'react';
import type { Control, NamesOf } from './controls';
import type { PromptList } from './prompt';
import type { Units } from './units';

/** The props of a diagram's drawing. */
export interface DrawingProps<P, R> {
  params: P;
  /** The model's result, in US units. */
  result: R;
  units: Units;
  /** Whether a control other than Play's was moved, or a solution shown, since an example, a question or Reset set the state. */
  isChanged?: boolean;
  /** The parameters that were set last. */
  latest?: readonly string[];
}

/** A state to try, and what to notice in it. */
export interface Example<P> {
  label: string;
  /** What differs from the diagram's initial state. */
  params: Partial<P>;
  notice: string;
}

/** A value beside the drawing: `{ label: 'Top width', value: '3.2 ft' }`. */
export interface Reading {
  label: string;
  value: string;
}

/**
 * One diagram as data: P are its parameters, R is the result of its model. All functions are
 * pure.
 */
export interface DiagramSpec<P, R> {
  /** The initial parameters, in US units; each has a control. */
  initial: P;
  controls: readonly Control<P>[];
  /**
   * The controls in view; the others are under "More controls". If the diagram is folded,
   * firstControls chooses the controls in view.
   */
  main: readonly (keyof P & string)[];
  /**
   * The model. It always gets the initial value of the parameter that Play moves, so that playing
   * does not run it again: the drawing and the sentence choose a moment of the result.
   */
  run: (params: P) => R;
  Drawing: ComponentType<DrawingProps<P, R>>;
  /** Describes the drawing in a few sentences. */
  describe: (params: P, units: Units, result: R) => string;
  /** The most important values. */
  readings?: (params: P, units: Units, result: R) => Reading[];
  prompts: PromptList<P, R>;
  examples: readonly [Example<P>, Example<P>, Example<P>];
  /** The sources of the formulas: "Reference Manual II, chapter 5". */
  sources: string;
  /** How the diagram is simpler than SWMM. */
  note?: string;
  /** Writes the state as a complete project of EPA SWMM, in US units. */
  project: (params: P) => Promise<string>;
  /** The time slider that Play moves, and the seconds from its start to its end. */
  play?: { name: NamesOf<P, number>; seconds: number };
}

/** The props of a diagram. Its state is passed as the query of a URL. */
export interface DiagramProps {
  /** The diagram's accessible name. */
  title: string;
  /** The state to start from, as in "?depthFt=1.5&units=SI". */
  search?: string;
  /** Receives the state when the diagram opens and after each change. */
  onSearch?: (search: string) => void;
  /** Shows only the drawing. */
  still?: boolean;
  /** Shows only the drawing, its sentence and the most important controls; the rest on request. */
  folded?: boolean;
}
