import { createContext, useContext, useEffect, useRef } from 'react';
import type { Control, Value } from './controls';
import type { Units } from './units';

/** What the handles of a drawing need from their diagram. */
interface Handles<P> {
  controls: readonly Control<P>[];
  params: P;
  units: Units;
  /** The parameter that Play moves. */
  playName: string | undefined;
  isDragging: boolean;
  onDrag: (isDragging: boolean) => void;
  onChange: (name: string, value: Value) => void;
}

// biome-ignore lint/suspicious/noExplicitAny: the parameters differ from diagram to diagram
export const HandleContext = createContext<Handles<any> | undefined>(undefined);

/**
 * Returns the value, or during a drag the value from before it. With its scale held this way, a
 * drawing keeps the dragged handle under the pointer.
 */
export function useHeld<T>(value: T): T {
  const isDragging = useContext(HandleContext)?.isDragging ?? false;
  const held = useRef(value);
  useEffect(() => {
    if (!isDragging) held.current = value;
  });
  return isDragging ? held.current : value;
}
