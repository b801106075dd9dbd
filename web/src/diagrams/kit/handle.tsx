import { type PointerEvent, useContext, useRef, useState } from 'react';
import type { NamesOf } from './controls';
import { nearestStep, valueAt } from './drag';
import { drawingWidth } from './drawing';
import { formatQuantity } from './format';
import { HandleContext } from './handle-context';
import { ink } from './ink';
import { Label } from './label';
import type { Scale } from './scale';

interface HandleProps<P> {
  /** The parameter that the handle moves. */
  name: NamesOf<P, number>;
  /** The axis along which the handle moves. */
  axis: 'x' | 'y';
  /** Maps the parameter to its position along the axis; linear. */
  scale: Scale;
  /** The position on the other axis. */
  across: number;
  /** Makes a line up from the handle draggable too. */
  hasLine?: boolean;
  /** Writes the value on this side of the handle. */
  label?: keyof typeof labels;
}

/** Where a label is: its offset from the handle, and its anchor. */
const labels = {
  above: [0, -15, 'middle'],
  // For a handle near the right edge of the drawing.
  aboveLeft: [24, -15, 'end'],
  right: [14, 5, 'start'],
  below: [14, 20, 'start'],
} as const;

// These are constants, so that a drag does not render them again.
const target = <path d="M0 0h.01" className="handle-target" />;
const longTarget = <path d="M0 0v-40" className="handle-target" />;
const ring = 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0';
const grips = {
  x: <path d={`${ring}M-2.5 -3l-3 3l3 3M2.5 -3l3 3l-3 3`} strokeWidth="2" />,
  y: <path d={`${ring}M-3 -2.5l3 -3l3 3M-3 2.5l3 3l3 -3`} strokeWidth="2" />,
};

/**
 * Lets a touch that begins on the handle scroll the page if it first moves across the axis. The CSS
 * property touch-action is not enough, because Chromium ignores it within an SVG.
 */
function scrollAcross(axis: 'x' | 'y') {
  return (handle: SVGGElement) => {
    let start: Touch | undefined;
    let isDrag: boolean | undefined;
    const begin = ({ touches }: TouchEvent) => {
      start = touches[0];
      isDrag = undefined;
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!start || !touch) return;
      const dx = Math.abs(touch.clientX - start.clientX);
      const dy = Math.abs(touch.clientY - start.clientY);
      isDrag ??= axis === 'x' ? dx >= dy : dy >= dx;
      if (isDrag) event.preventDefault();
    };
    handle.addEventListener('touchstart', begin, { passive: true });
    handle.addEventListener('touchmove', move, { passive: false });
    return () => {
      handle.removeEventListener('touchstart', begin);
      handle.removeEventListener('touchmove', move);
    };
  };
}

const scrolling = { x: scrollAcross('x'), y: scrollAcross('y') };

/**
 * A grip to drag a number where it is drawn. With a keyboard or a screen reader, the number's
 * slider does the same. There is no grip in stills, without a slider, or if the slider does not apply.
 */
export function Handle<P = never>({ name, axis, scale, across, hasLine, label }: HandleProps<P>) {
  const handles = useContext(HandleContext);
  const [start, setStart] = useState<number>();
  /** The distance from the handle to where the pointer grabbed it. */
  const grabOffset = useRef(0);
  const control = handles?.controls.find((one) => one.name === name);
  if (!handles || control?.type !== 'range') return null;
  const { params, units, onDrag, onChange } = handles;
  if (control.when && !control.when(params)) return null;
  const value = Number(params[name]);
  const isX = axis === 'x';
  const position = scale(value);
  const [x, y] = isX ? [position, across] : [across, position];
  const pointerPosition = ({ currentTarget, clientX, clientY }: PointerEvent<SVGElement>) => {
    const box = currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (!box?.width) return position;
    return ((isX ? clientX - box.left : clientY - box.top) * drawingWidth) / box.width;
  };
  return (
    <>
      {start !== undefined && (
        <circle
          cx={isX ? start : across}
          cy={isX ? across : start}
          r="4"
          strokeDasharray="2 2"
          className={ink.measure}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider is for keys and screen readers */}
      <g
        ref={scrolling[axis]}
        data-handle={name}
        transform={`translate(${x} ${y})`}
        className={`handle handle-${axis}`}
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          grabOffset.current = pointerPosition(event) - position;
          setStart(position);
          onDrag(true);
        }}
        onPointerMove={(event) => {
          if (start === undefined) return;
          const dragged = valueAt(scale, pointerPosition(event) - grabOffset.current);
          const next = nearestStep(control, params, units, dragged);
          if (next !== value) onChange(name, next);
        }}
        onLostPointerCapture={() => {
          setStart(undefined);
          onDrag(false);
        }}
      >
        {hasLine ? longTarget : target}
        {grips[axis]}
      </g>
      {label && (
        <Label x={x + labels[label][0]} y={y + labels[label][1]} anchor={labels[label][2]}>
          {formatQuantity(value, control.quantity, units)}
        </Label>
      )}
    </>
  );
}
