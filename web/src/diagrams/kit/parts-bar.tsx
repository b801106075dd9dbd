import { isSame, useGhost, useSteadyEnd } from './ghost';
import { Label } from './label';
import { linearScale, roundUp, type Scale } from './scale';

export interface BarPart {
  name: string;
  from: number;
  to: number;
  className: string;
}

interface PartsBarProps {
  parts: readonly BarPart[];
  left: number;
  right: number;
  top: number;
  /** The value at the right end. By default a round number above the ends of this and the previous bar. */
  max?: number;
  /** The baseline of the note "gray: before", which ends at `right`. Without it there is no note. */
  noteY?: number;
}

/** One bar of several parts and, below it in gray, the bar before the last change if that differs. */
export function PartsBar({ parts, left, right, top, max, noteY }: PartsBarProps) {
  const children = (x: Scale, y: Scale) =>
    parts.map(({ name, from, to, className }) => (
      <rect
        key={name}
        x={x(from)}
        y={y(1)}
        width={x(to) - x(from)}
        height={y(0) - y(1)}
        strokeWidth="1"
        className={className}
      />
    ));
  const end = parts.at(-1)?.to ?? 0;
  const axes = parts.map(({ name }) => name).join();
  const before = useGhost({ axes, min: 0, max: end, children });
  const maxEnd = Math.max(end, before?.max ?? 0);
  const steady = useSteadyEnd(roundUp(1.1 * maxEnd), axes, maxEnd);
  const x = linearScale([0, max ?? steady], [left, right]);
  const below = linearScale([0, 1], [top + 24, top + 18]);
  const isChanged = before && !isSame(before.children(x, below), children(x, below));
  return (
    <>
      {children(x, linearScale([0, 1], [top + 16, top]))}
      {isChanged && <g className="ghost">{before.children(x, below)}</g>}
      {isChanged && noteY && (
        <Label x={right} y={noteY} anchor="end">
          gray: before
        </Label>
      )}
    </>
  );
}
