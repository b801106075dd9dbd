import { type ReactNode, useContext, useMemo } from 'react';
import { Drawing, drawingWidth } from './drawing';
import { formatNumber } from './format';
import { isSame, useGhost, useSteadyEnd } from './ghost';
import { Handle } from './handle';
import { HandleContext } from './handle-context';
import { ink } from './ink';
import { Label } from './label';
import { linearScale, type Scale, ticks } from './scale';
import { fromShown, type Quantity, toShown, type Units, unitOf } from './units';

/** One axis of a plot; its ends are in US units. */
export interface Axis {
  label: string;
  quantity: Quantity;
  min?: number;
  max: number;
  /** The smallest maximum at which the curves still fit. */
  minEnd?: number;
}

interface PlotProps {
  x: Axis;
  y: Axis;
  /**
   * The largest value of a quantity that is drawn without an axis, such as rain. As with an axis, values
   * before and after a change have the same scale.
   */
  second?: Pick<Axis, 'max' | 'minEnd'>;
  units: Units;
  height?: number;
  /** The x-value that a vertical line marks, such as the current time. */
  now?: number;
  /** The parameter that dragging the line at `now` changes; by default the one that Play moves. */
  cursor?: string;
  /**
   * Set if a curve ends at the current state until the learner changes something. A note at the right
   * end of the plot, at its top or bottom, then asks for a change.
   */
  cutNote?: 'top' | 'bottom' | undefined;
  /** Keeps the plot in view while the controls are used: see Drawing. */
  stays?: boolean;
  /**
   * Draws the curves. The scales map values in US units into the plot; `secondEnd` is the end of the scale
   * of the second quantity.
   */
  children: (x: Scale, y: Scale, secondEnd: number) => ReactNode;
}

/** The y-coordinate of the top of the plot area, and the x-coordinate of its right edge. */
export const [plotTop, plotRight] = [30, drawingWidth - 14] as const;

const box = { left: 52, right: plotRight, top: plotTop } as const;
/** The number of characters on the y-axis for which there is room at the left. */
const roomForCharacters = 5;
/** Half of the width of a digit in a wide font, such as DejaVu Sans, at the largest text size. */
const halfCharacter = 5.1;

/** A plot with its axes, grid and round numbers in the displayed units. */
export function Plot({
  x: givenX,
  y: givenY,
  second,
  units,
  height = 240,
  now,
  cursor,
  stays,
  cutNote,
  children,
}: PlotProps) {
  // A still has no handles, because nothing can be changed there.
  const handles = useContext(HandleContext);
  const axes = [givenX, givenY].flatMap(({ label, quantity }) => [label, quantity]).join();
  const { min = 0, max } = givenY;
  const before = useGhost({
    axes,
    min,
    max,
    maxX: givenX.max,
    secondMax: second?.max,
    children,
  });
  // The previous curves must fit too, so that both can be compared.
  const maxX = Math.max(givenX.max, before?.maxX ?? 0);
  const x = { ...givenX, max: useSteadyEnd(maxX, axes, givenX.minEnd) };
  const y = {
    ...givenY,
    min: Math.min(min, before?.min ?? min),
    max: useSteadyEnd(Math.max(max, before?.max ?? max), axes, givenY.minEnd),
  };
  const secondEnd = useSteadyEnd(
    Math.max(second?.max ?? 0, before?.secondMax ?? 0),
    'second',
    second?.minEnd,
  );
  const bottom = height - 46;
  const yTicks = yTicksOf(y, units);
  const longest = Math.max(...yTicks.map(({ text }) => text.length));
  const left = box.left + 2 * halfCharacter * Math.max(0, longest - roomForCharacters);
  const xScale = linearScale([x.min ?? 0, x.max], [left, box.right]);
  const yScale = linearScale([y.min, y.max], [bottom, box.top]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ends of the axes stand for the scales
  const ghost = useMemo(
    () => before?.children(xScale, yScale, secondEnd),
    [before, x.min, x.max, y.min, y.max, secondEnd, left, bottom],
  );
  const curves = children(xScale, yScale, secondEnd);
  // While a slider moves, the axes mostly stay the same, and are not rendered again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ends of the axes stand for the scales
  const axesShown = useMemo(
    () => (
      <>
        {xTicksOf(x, units, xScale).map(({ id, text, value, middle }) => (
          <g key={id}>
            <path
              d={`M${xScale(value)} ${box.top}V${bottom}`}
              strokeWidth="1"
              className={ink.grid}
            />
            <Label x={middle} y={bottom + 21} anchor="middle">
              {text}
            </Label>
          </g>
        ))}
        {yTicks.map(({ id, text, value }) => (
          <g key={id}>
            <path
              d={`M${left} ${yScale(value)}H${box.right}`}
              strokeWidth="1"
              className={ink.grid}
            />
            <Label x={left - 6} y={yScale(value) + 5} anchor="end">
              {text}
            </Label>
          </g>
        ))}
        <path d={`M${left} ${box.top}V${bottom}H${box.right}`} className={ink.axis} />
        <Label x={4} y={16} strong>
          {titleOf(y, units)}
        </Label>
        <Label x={box.right} y={height - 8} anchor="end" strong>
          {titleOf(x, units)}
        </Label>
      </>
    ),
    [axes, units, x.min, x.max, y.min, y.max, height],
  );
  return (
    <Drawing height={height} stays={stays}>
      {axesShown}
      {now !== undefined && (
        <path
          d={`M${xScale(now)} ${box.top}V${bottom}`}
          strokeDasharray="4 4"
          className={ink.measure}
        />
      )}
      {ghost && !isSame(ghost, curves) && (
        <Ghost left={left} bottom={bottom}>
          {ghost}
        </Ghost>
      )}
      {curves}
      {cutNote && handles && (
        <Label x={box.right - 4} y={cutNote === 'top' ? box.top + 18 : bottom - 42} anchor="end">
          {'change a control\nto see the rest'}
        </Label>
      )}
      {now !== undefined && (
        <Handle<Record<string, number>>
          name={cursor ?? handles?.playName ?? ''}
          axis="x"
          scale={xScale}
          across={bottom}
          hasLine
        />
      )}
    </Drawing>
  );
}

interface GhostProps {
  /** The left and the bottom edge of the plot. */
  left: number;
  bottom: number;
  children: ReactNode;
}

/** The curves before the last change, in gray. */
function Ghost({ left, bottom, children }: GhostProps) {
  return (
    <>
      <svg
        aria-hidden="true"
        x={left}
        y={box.top}
        width={box.right - left}
        height={bottom - box.top}
        className="ghost"
      >
        <g transform={`translate(${-left} ${-box.top})`}>
          <HandleContext value={undefined}>{children}</HandleContext>
        </g>
      </svg>
      <Note bottom={bottom}>gray: before</Note>
    </>
  );
}

/** A note in the row of the title of the x-axis. */
const Note = ({ bottom, children }: { bottom: number; children: string }) => (
  <Label x={4} y={bottom + 38}>
    {children}
  </Label>
);

function titleOf({ label, quantity }: Axis, units: Units): string {
  const unit = unitOf(quantity, units);
  return unit ? `${label}, ${unit}` : label;
}

/** The ticks of an x-axis, fewer where their numbers would overlap. */
function xTicksOf(axis: Axis, units: Units, scale: Scale) {
  for (let count = 5; ; count--) {
    const all = ticksOf(axis, units, count).map((tick) => {
      const half = halfCharacter * tick.text.length;
      // A number that is too long for its place ends at the edge.
      return { ...tick, half, middle: Math.min(scale(tick.value), drawingWidth - half) };
    });
    const fits = all.every(({ half, middle }, index) => {
      const next = all[index + 1];
      return !next || middle + half < next.middle - next.half;
    });
    if (fits || count === 1) return all;
  }
}

/** The ticks of a y-axis: closer together than usual if there would be only one. */
function yTicksOf(axis: Axis, units: Units) {
  const usual = ticksOf(axis, units, 4);
  return usual.length > 1 ? usual : ticksOf(axis, units, 8);
}

function ticksOf({ quantity, min = 0, max }: Axis, units: Units, count: number) {
  return ticks(toShown(min, quantity, units), toShown(max, quantity, units), count).map(
    // With the index as its key, a tick's element is reused when the axis changes.
    (shown, id) => ({ id, text: formatNumber(shown), value: fromShown(shown, quantity, units) }),
  );
}
