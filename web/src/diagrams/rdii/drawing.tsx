import { intervalHours } from '../hydrology/storm';
import { Curve } from '../kit/curve';
import { HangingRain } from '../kit/hanging-rain';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { Plot } from '../kit/plot';
import { type Point, roundUp, type Scale } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import {
  baseHours,
  cfsPerAcInPerHour,
  horizonHours,
  momentAt,
  ordinate,
  type RdiiParams,
  type RdiiResult,
  responses,
} from './model';
import { SewerSection } from './sewer-section';

type Props = DrawingProps<RdiiParams, RdiiResult>;

/** A sewer in section, the RDII of the storm with its three parts, and the unit hydrographs it is made of. */
export function RdiiDrawing(props: Props) {
  return (
    <>
      <SewerSection {...props} />
      <Storm {...props} />
      <UnitHydrographs {...props} />
    </>
  );
}

/** The rain hangs from the top and takes so much of the plot's height at most. */
const rainHeight = 60;
const lines = { short: 1, medium: 2, long: 3 } as const;

function Storm({ params, result, units }: Props) {
  const maxCfs = roundUp(Math.max(result.peakCfs, 0.001) * 1.6);
  return (
    <div>
      <Plot
        units={units}
        height={300}
        now={params.hour}
        x={{ label: 'Time', quantity: 'hours', max: horizonHours(params) }}
        y={{ label: 'RDII', quantity: 'flow', max: maxCfs }}
      >
        {(x, y) => (
          <>
            <HangingRain
              inPerHour={result.rainInPerHour}
              intervalHours={intervalHours}
              x={x}
              top={y(maxCfs)}
              height={rainHeight}
              units={units}
            />
            {responses.map((name) => (
              <Curve
                key={name}
                line={lines[name]}
                points={ofIntervals(result.flowsCfs[name], x, y)}
              />
            ))}
            <Curve points={ofIntervals(result.totalCfs, x, y)} />
            <Mark at={[x(params.hour), y(momentAt(result, params.hour).totalCfs)]} />
          </>
        )}
      </Plot>
      <Legend
        items={[
          { label: 'all RDII', line: 0 },
          ...responses.map((name) => ({ label: `${name} response`, line: lines[name] })),
        ]}
      />
    </div>
  );
}

/** What 1 in of rain excess gives by each response. */
function UnitHydrographs({ params, result, units }: Props) {
  const cfs = (inPerHour: number) => inPerHour * params.areaAc * cfsPerAcInPerHour;
  const peaks = responses.map((name) => {
    const triangle = result.triangles[name];
    return cfs(ordinate(triangle, triangle.peakHours));
  });
  const longest = Math.max(...responses.map((name) => baseHours(result.triangles[name])));
  return (
    <Plot
      units={units}
      height={210}
      x={{ label: 'Time since the rain', quantity: 'hours', max: roundUp(longest) }}
      y={{
        label: `Unit hydrographs, for ${units === 'US' ? '1 in' : '25.4 mm'}`,
        quantity: 'flow',
        max: roundUp(Math.max(...peaks, 0.001)),
      }}
    >
      {(x, y) => (
        <>
          {responses.map((name) => {
            const triangle = result.triangles[name];
            return (
              <Curve
                key={name}
                line={lines[name]}
                points={[
                  [x(0), y(0)],
                  [x(triangle.peakHours), y(cfs(ordinate(triangle, triangle.peakHours)))],
                  [x(baseHours(triangle)), y(0)],
                ]}
              />
            );
          })}
        </>
      )}
    </Plot>
  );
}

/** Flows that are constant over an interval, drawn at its middle. */
const ofIntervals = (flows: readonly number[], x: Scale, y: Scale): Point[] => [
  [x(0), y(0)],
  ...flows.map((cfs, n): Point => [x((n + 0.5) * intervalHours), y(cfs)]),
];
