import { Curve } from '../kit/curve';
import { Handle } from '../kit/handle';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { Mark } from '../kit/mark';
import { Plot, plotTop } from '../kit/plot';
import { roundUp } from '../kit/scale';
import type { Units } from '../kit/units';
import type { RatingPoint } from './rating';

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
  threshold?: { levelFt: number; label: string; anchor: 'start' | 'end' } | undefined;
}

/** Flow by the level on one side, with the current state and the level at which the regime changes. */
export function RatingPlot({
  units,
  height,
  side,
  curve,
  highestFt,
  levelFt,
  flowCfs,
  threshold,
}: RatingPlotProps) {
  const flows = curve.map((point) => point.flowCfs);
  const minFlow = Math.min(0, ...flows);
  const topFlow = roundUp(Math.max(0.01, ...flows));
  return (
    <Plot
      units={units}
      height={height}
      x={{ label: labels[side], quantity: 'length', max: highestFt }}
      y={{
        label: 'Flow',
        quantity: 'flow',
        min: minFlow < 0 ? -roundUp(-minFlow) : 0,
        max: topFlow,
      }}
    >
      {(x, y) => (
        <>
          {threshold && (
            <>
              <path
                d={`M${x(threshold.levelFt)} ${plotTop}V${y(0)}`}
                strokeDasharray="4 4"
                className={ink.measure}
              />
              <Label
                x={x(threshold.levelFt) + (threshold.anchor === 'start' ? 5 : -5)}
                y={side === 'upstreamFt' ? 44 : y(0) - 6}
                anchor={threshold.anchor}
              >
                {threshold.label}
              </Label>
            </>
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
