import { createContext, isValidElement, useContext, useEffect, useRef } from 'react';
import type { Scale } from './scale';

/** The number of changes since the diagram opened, or since Reset, an example or a question set its state. */
export const ChangeContext = createContext(0);

/** Identifies the change or the question during which an axis keeps its end. */
export const ScaleContext = createContext('');

/** What a plot draws, and the ends of its axes. */
interface Drawn<Children> {
  /** What the axes show. Curves of other quantities are not compared. */
  axes: string;
  min: number;
  max: number;
  maxX?: number;
  /** The largest value of a quantity that is drawn without an axis. */
  secondMax?: number | undefined;
  children: Children;
}

interface Memory<T> {
  change: number;
  /** What is shown, and what was shown before the change. */
  last?: T | undefined;
  before?: T | undefined;
  /** The memory before the change. */
  earlier?: Memory<T>;
}

/** Remembers what was shown last, and before the last change, such as one drag of a slider. */
function useMemory<T>() {
  const change = useContext(ChangeContext);
  const memory = useRef<Memory<T>>({ change });
  const { earlier, ...now } = memory.current;
  if (now.change !== change) {
    memory.current =
      // A change is undone if it was a touch that turned into scrolling.
      earlier?.change === change
        ? earlier
        : change > 0
          ? { ...now, change, before: now.last, earlier: now }
          : { change, last: now.last };
  }
  return memory;
}

/** Returns what a plot showed before the last change; undefined if it showed nothing or had other axes. */
export function useGhost<Children extends (x: Scale, y: Scale, secondEnd: number) => unknown>(
  now: Drawn<Children>,
): Drawn<Children> | undefined {
  const memory = useMemory<Drawn<Children>>();
  useEffect(() => {
    memory.current.last = now;
  });
  const { before } = memory.current;
  return before?.axes === now.axes ? before : undefined;
}

/**
 * Reports whether two drawings consist of the same shapes at the same positions. All functions count as
 * the same: they are scales, whose differences show in the positions. The comparison stops at the first
 * difference, because it runs in each step of a slider.
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

/** An axis shrinks if its curves would fill less than this part of it. */
const minUse = 0.2;

/**
 * Returns the end of an axis. While a slider moves or the learner works on a question, the end stays
 * the same as long as the curves fit and fill enough of the axis. They fit if the end is at least `minEnd`.
 */
export function useSteadyEnd(end: number, axes: string, minEnd = end): number {
  const key = `${useContext(ScaleContext)} ${axes}`;
  const memory = useMemory<{ end: number; key: string }>();
  const { last } = memory.current;
  const steady =
    last?.key === key && minEnd <= last.end && end >= minUse * last.end ? last.end : end;
  useEffect(() => {
    memory.current.last = { end: steady, key };
  });
  return steady;
}
