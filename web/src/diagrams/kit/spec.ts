import type { ComponentType } from 'react';
import type { Control, NamesOf } from './controls';
import type { Units } from './units';

/** What a diagram's drawing gets. */
export interface DrawingProps<P, R> {
  params: P;
  /** What the model makes of the parameters, in US units. */
  result: R;
  units: Units;
}

/** Something to try, and what to notice then. */
export interface Example<P> {
  label: string;
  /** What differs from the diagram's start. */
  params: Partial<P>;
  notice: string;
}

/** A number beside the drawing: `{ label: 'Top width', value: '3.2 ft' }`. */
export interface Reading {
  label: string;
  value: string;
}

/**
 * One diagram as data: P are its parameters, R is what its model makes of
 * them. All functions are pure.
 */
export interface DiagramSpec<P, R> {
  /** The parameters at the start, in US units; each has a control. */
  initial: P;
  controls: readonly Control<P>[];
  /**
   * The model, run once for each change. It gets the parameter that 'Play'
   * moves as it is at the start: a moment of the result is chosen by drawing
   * and sentence.
   */
  run: (params: P) => R;
  Drawing: ComponentType<DrawingProps<P, R>>;
  /** One to three sentences that say in words what is seen. */
  describe: (params: P, units: Units, result: R) => string;
  /** The numbers worth reading off. */
  readings?: (params: P, units: Units, result: R) => Reading[];
  examples: readonly [Example<P>, Example<P>, Example<P>];
  /** Where the formulas are written: "Reference Manual II, chapter 5". */
  sources: string;
  /** What is simpler here than in SWMM. */
  note?: string;
  /** The slider of time that 'Play' moves to its end, and how long that takes. */
  play?: { name: NamesOf<P, number>; seconds: number };
}

/** How a finished diagram is used: its state travels as the text of an address. */
export interface DiagramProps {
  /** The diagram's name, which screen readers speak. */
  title: string;
  /** The state to start from, as in "?depthFt=1.5&units=SI". */
  search?: string;
  /** Told the state at the start and after each change. */
  onSearch?: (search: string) => void;
}
