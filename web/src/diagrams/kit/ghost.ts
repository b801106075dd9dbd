import {
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from 'react';
import type { Scale } from './scale';

/** How many changes have begun since the diagram's start; 0 after a reset. */
export const ChangeContext = createContext(0);

/** What an axis keeps its length during: a change, or a question. */
export const ScaleContext = createContext('');

/** What a plot draws, and the ends of its y-axis. */
export interface Drawn {
  /** What the axes show. Curves of other quantities are not compared. */
  axes: string;
  min: number;
  max: number;
  children: (x: Scale, y: Scale) => ReactNode;
}

/** What a plot showed before the last change began: a slider's move or a drag is one change. */
export function useGhost(now: Drawn): Drawn | undefined {
  const change = useContext(ChangeContext);
  const memory = useRef<{ change: number; last?: Drawn; before?: Drawn | undefined }>({ change });
  if (memory.current.change !== change) {
    memory.current = { change, before: change > 0 ? memory.current.last : undefined };
  }
  useEffect(() => {
    memory.current.last = now;
  });
  const { before } = memory.current;
  return before?.axes === now.axes ? before : undefined;
}

/**
 * Reports whether two drawings consist of the same shapes at the same places. Functions are scales,
 * which show in the places. It stops at the first difference: it runs in each step of a slider.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (typeof one === 'function' && typeof other === 'function')) {
    return true;
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, n) => isSame(item, other[n]));
  }
  if (isValidElement(one) && isValidElement(other)) {
    return one.type === other.type && haveSameValues(one.props, other.props);
  }
  return false;
}

const haveSameValues = (one: unknown, other: unknown) =>
  isSame(Object.entries(one ?? {}).flat(), Object.entries(other ?? {}).flat());

/** An axis shrinks when its curves would take less than this part of it. */
const leastUse = 0.2;

/**
 * The end of an axis. It stays where it is while a slider moves or a question is tried, as long
 * as the curves fit, which need an axis of at least `least`.
 */
export function useSteadyEnd(end: number, axes: string, least = end): number {
  const during = `${useContext(ScaleContext)} ${axes}`;
  const last = useRef({ end, during });
  const { current } = last;
  const fits = least <= current.end && end >= leastUse * current.end;
  const steady = current.during === during && fits ? current.end : end;
  useEffect(() => {
    last.current = { end: steady, during };
  });
  return steady;
}
