import { Curve } from '../kit/curve';
import { Handle } from '../kit/handle';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { Mark } from '../kit/mark';
import { Plot, plotTop } from '../kit/plot';
import { type Point, roundUp } from '../kit/scale';
import type { Units } from '../kit/units';
import type { RatingPoint } from './rating';

/** The height of a label, with room above and below. */
const labelHeight = 20;
/** The width of the label of reverse flow. */
const labelWidth = 60;
/** Where the title of the y-axis ends. */
const titleEnd = 104;

const labels = { upstreamFt: 'Upstream level', downstreamFt: 'Downstream level' } as const;

interface RatingPlotProps {
  units: Units;
  height: number;
  /** The side whose level is varied. */
  side: 'upstreamFt' | 'downstreamFt';
  curve: readonly RatingPoint[];
  highestFt: number;
  /** The current state. */
  levelFt: number;
  flowCfs: number;
  /** A level at which the regime changes. */
  threshold?: { levelFt: number; label: string } | undefined;
  /** Whether the curve ends at the current state; a note then tells how to see the rest. */
  isCut?: boolean;
}

/** The flow against the level on one side, with the current state. */
export function RatingPlot({
  units,
  height,
  side,
  curve,
  highestFt,
  levelFt,
  flowCfs,
  threshold,
  isCut = false,
}: RatingPlotProps) {
  const flows = curve.map((point) => point.flowCfs);
  const minFlow = Math.min(0, ...flows);
  const topFlow = roundUp(1.05 * Math.max(0.01, ...flows));
  // Reverse flow gets enough room for its label.
  const bottomFlow = minFlow < 0 ? -Math.max(roundUp(-minFlow), 0.15 * topFlow) : 0;
  return (
    <Plot
      units={units}
      height={height}
      // The note must not cover the end of the curve.
      cutNote={isCut ? (flowCfs > topFlow / 2 ? 'bottom' : 'top') : undefined}
      x={{ label: labels[side], quantity: 'length', max: highestFt }}
      y={{ label: 'Flow', quantity: 'flow', min: bottomFlow, max: topFlow }}
    >
      {(x, y) => (
        <>
          {threshold && <Threshold {...threshold} x={x(threshold.levelFt)} bottom={y(0)} />}
          {y(bottomFlow) - y(0) > labelHeight && (
            <ReverseLabel
              points={curve.map((point) => [x(point.levelFt), y(point.flowCfs)])}
              left={x(0)}
              right={x(highestFt)}
              top={y(0)}
              bottom={y(bottomFlow)}
            />
          )}
          <path d={`M${x(0)} ${y(0)}H${x(highestFt)}`} className={ink.axis} />
          <Curve points={curve.map((point) => [x(point.levelFt), y(point.flowCfs)])} />
          <Mark at={[x(levelFt), y(flowCfs)]} />
          <Handle<Record<typeof side, number>> name={side} axis="x" scale={x} across={y(flowCfs)} />
        </>
      )}
    </Plot>
  );
}

interface ReverseLabelProps {
  points: readonly Point[];
  /** The edges of the part of the plot where flow is reversed. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Names the reverse flow at the end of the plot, and at the height, where the curve leaves room. */
function ReverseLabel({ points, left, right, top, bottom }: ReverseLabelProps) {
  const half = labelHeight / 2;
  const heights = [(top + bottom) / 2, top + half, bottom - half];
  const spots = heights.flatMap((y) => [
    { from: right - labelWidth, to: right, y },
    { from: left, to: left + labelWidth, y },
  ]);
  const isClear = ({ from, to, y }: (typeof spots)[number]) =>
    points.every(([px, py]) => px < from || px > to || Math.abs(py - y) > half);
  const spot = spots.find(isClear) ?? spots[0];
  return (
    spot && (
      <Label x={(spot.from + spot.to) / 2} y={spot.y + 5} anchor="middle">
        reverse
      </Label>
    )
  );
}

/** A level at which the regime changes. Its label is above the plot, where there are no curves. */
function Threshold({ label, x, bottom }: { label: string; x: number; bottom: number }) {
  const isLeft = x < 230;
  return (
    <>
      <path d={`M${x} ${plotTop - 4}V${bottom}`} strokeDasharray="4 4" className={ink.measure} />
      <Label
        x={isLeft ? Math.max(x, titleEnd) : x}
        y={plotTop - 8}
        anchor={isLeft ? 'start' : 'end'}
      >
        {label}
      </Label>
    </>
  );
}
