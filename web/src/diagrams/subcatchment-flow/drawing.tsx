import type { Moment } from '../hydrology/runoff';
import { Curve } from '../kit/curve';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { Plot } from '../kit/plot';
import { type Point, roundUp } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { Basins } from './basins';
import {
  horizonHours,
  momentAt,
  type SubcatchmentFlowParams,
  type SubcatchmentFlowResult,
  stepS,
} from './model';

type Props = DrawingProps<SubcatchmentFlowParams, SubcatchmentFlowResult>;

/** The reservoirs at the moment shown, and the flows over time. */
export function SubcatchmentFlowDrawing(props: Props) {
  return (
    <>
      <Basins {...props} />
      <Hydrographs {...props} />
    </>
  );
}

function Hydrographs({ params, result, units }: Props) {
  const { moments } = result;
  const maxCfs = Math.max(...moments.flatMap((one) => [one.outflowCfs, ...one.runoffCfs]));
  return (
    <div>
      <Plot
        units={units}
        height={286}
        now={params.hour}
        x={{ label: 'Time', quantity: 'hours', max: horizonHours(params) }}
        y={{ label: 'Runoff', quantity: 'flow', max: roundUp(maxCfs * 1.02) }}
      >
        {(x, y) => {
          const points = (cfsOf: (moment: Moment) => number): Point[] => [
            [x(0), y(0)],
            ...moments.map((one, n): Point => [x(((n + 1) * stepS) / 3600), y(cfsOf(one))]),
          ];
          return (
            <>
              <Curve points={points((one) => one.outflowCfs)} />
              {([1, 2, 3] as const).map((line) => (
                <Curve key={line} line={line} points={points(runoffOf[line])} />
              ))}
              <Mark at={[x(params.hour), y(momentAt(result, params.hour).outflowCfs)]} />
            </>
          );
        }}
      </Plot>
      <Legend
        items={[
          { label: 'to the outlet', line: 0 },
          { label: 'A1 pervious', line: 1 },
          { label: 'A2 impervious with storage', line: 2 },
          { label: 'A3 impervious without storage', line: 3 },
        ]}
      />
    </div>
  );
}

const runoffOf = {
  1: ({ runoffCfs: [a1] }: Moment) => a1,
  2: ({ runoffCfs: [, a2] }: Moment) => a2,
  3: ({ runoffCfs: [, , a3] }: Moment) => a3,
};
