import { Curve } from '../kit/curve';
import { Handle } from '../kit/handle';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { Mark } from '../kit/mark';
import { Plot, plotTop } from '../kit/plot';
import { roundUp } from '../kit/scale';
import type { Units } from '../kit/units';

interface RatingPlotProps {
  units: Units;
  height: number;
  /** The flow at each upstream level, negative for reverse flow. */
  curve: readonly { upstreamFt: number; flowCfs: number }[];
  highestFt: number;
  /** The current state. */
  upstreamFt: number;
  flowCfs: number;
  /** A level at which the regime changes. */
  threshold: { levelFt: number; label: string; anchor: 'start' | 'end' } | undefined;
}

/** Flow by upstream level, with the current state and the level at which the regime changes. */
export function RatingPlot({
  units,
  height,
  curve,
  highestFt,
  upstreamFt,
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
      stays
      x={{ label: 'Upstream level', quantity: 'length', max: highestFt }}
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
                y={44}
                anchor={threshold.anchor}
              >
                {threshold.label}
              </Label>
            </>
          )}
          <path d={`M${x(0)} ${y(0)}H${x(highestFt)}`} className={ink.axis} />
          <Curve points={curve.map((point) => [x(point.upstreamFt), y(point.flowCfs)])} />
          <Mark at={[x(upstreamFt), y(flowCfs)]} />
          <Handle<{ upstreamFt: number }>
            name="upstreamFt"
            axis="x"
            scale={x}
            across={y(flowCfs)}
          />
        </>
      )}
    </Plot>
  );
}
