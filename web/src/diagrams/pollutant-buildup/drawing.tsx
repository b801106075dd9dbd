import { Curve } from '../kit/curve';
import { formatQuantity } from '../kit/format';
import { Handle } from '../kit/handle';
import { useHeld } from '../kit/handle-context';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { wasSetLast } from '../kit/latest';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { Plot, plotTop } from '../kit/plot';
import { linearScale, type Point, roundUp, type Scale } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { hasBuildup, isSwept } from './controls';
import { endHour, momentAt, type PollutantParams, type PollutantResult } from './model';
import { Street } from './street';

type Props = DrawingProps<PollutantParams, PollutantResult>;

interface PlotProps extends Props {
  /** Whether the plot stays in view on a narrow screen. */
  stays: boolean;
}

/** The street, the buildup over dry days, and concentration and washed mass in the storm. */
export function PollutantDrawing(props: Props) {
  const { params } = props;
  // On a narrow screen one plot stays in view: the buildup before the storm, unless what was set last
  // affects only the storm.
  const isBuildupInView =
    hasBuildup(params) && params.hour === 0 && !wasSetLast(props, ...stormParameters);
  return (
    <>
      <Street {...props} />
      {hasBuildup(params) && <BuildupPlot {...props} stays={isBuildupInView} />}
      <StormPlot {...props} stays={!isBuildupInView} />
      <WashedPlot {...props} />
    </>
  );
}

const height = 224;

/** The parameters of the storm and of what it washes off, which do not change the buildup before it. */
const stormParameters = [
  'washoff',
  'stormHours',
  'expCoefficient',
  'rcCoefficient',
  'exponent',
  'emcMgPerL',
  'rainIn',
  'areaAc',
  'coverPercent',
  'restEmcMgPerL',
  'rainMgPerL',
  'bmpPercent',
  'restBmpPercent',
  'coPercent',
] as const;

function BuildupPlot({ params, result, units, stays }: PlotProps) {
  const { dry } = result;
  const last = dry.at(-1);
  const hasSweeping = isSwept(params);
  const isInitial = params.start === 'loading';
  const lastDay = useHeld(roundUp(Math.max(1, 1.2 * params.dryDays)));
  // An initial buildup may exceed the maximum.
  const axisMax = useHeld(roundUp(1.1 * Math.max(params.maxLbPerAc, last?.lbPerAc ?? 0)));
  return (
    <div>
      <Plot
        units={units}
        height={height}
        stays={stays}
        x={{ label: 'Dry weather', quantity: 'days', max: lastDay }}
        y={{ label: 'Buildup', quantity: 'massPerLand', max: axisMax }}
      >
        {(x, y) => (
          <>
            <path
              d={`M${x(0)} ${y(params.maxLbPerAc)}H${x(lastDay)}`}
              strokeDasharray="5 4"
              className={ink.limit}
            />
            <Label x={x(0) + 26} y={y(params.maxLbPerAc) - 6}>
              maximum
            </Label>
            {hasSweeping && (
              <Curve line={1} points={dry.map((one) => [x(one.day), y(one.unsweptLbPerAc)])} />
            )}
            <Curve line={0} points={dry.map((one) => [x(one.day), y(one.lbPerAc)])} />
            {last && (
              <>
                <Mark at={[x(last.day), y(last.lbPerAc)]} />
                <Handle<PollutantParams>
                  name="dryDays"
                  axis="x"
                  scale={x}
                  across={y(last.lbPerAc)}
                />
                {isInitial && (
                  <Label
                    x={x(0) + 26}
                    // The label keeps clear of the line of the maximum and of the axis.
                    y={
                      last.lbPerAc > params.maxLbPerAc
                        ? Math.min(y(last.lbPerAc) + 5, y(params.maxLbPerAc) - 24)
                        : Math.min(
                            Math.max(y(last.lbPerAc) + 5, y(params.maxLbPerAc) + 18),
                            y(0) - 8,
                          )
                    }
                  >
                    initial buildup
                  </Label>
                )}
              </>
            )}
            <Handle<PollutantParams> name="maxLbPerAc" axis="y" scale={y} across={x(0) + 12} />
          </>
        )}
      </Plot>
      {isInitial || (
        <Legend
          items={[
            { label: hasSweeping ? 'With sweeping' : 'On the surface', line: 0 },
            ...(hasSweeping ? [{ label: 'Without sweeping', line: 1 } as const] : []),
          ]}
        />
      )}
    </div>
  );
}

function StormPlot({ params, result, units, stays }: PlotProps) {
  const { storm, peakMgPerL } = result;
  const now = momentAt(result, params.hour);
  const peakRunoff = Math.max(...storm.map((one) => one.runoffInPerHour));
  const runoffPoints = (x: Scale, bottom: number, end: number) => {
    const y = linearScale([0, end || 1], [bottom, plotTop]);
    return storm.map(({ hour, runoffInPerHour }): Point => [x(hour), y(runoffInPerHour)]);
  };
  return (
    <div>
      <Plot
        units={units}
        height={height}
        stays={stays}
        x={{ label: 'Time in the storm', quantity: 'hours', max: endHour(params) }}
        y={{
          label: 'Concentration',
          quantity: 'concentration',
          max: roundUp(1.05 * (peakMgPerL || 1)),
        }}
        second={{ max: 2.2 * peakRunoff, minEnd: peakRunoff }}
        now={params.hour}
      >
        {(x, y, runoffEnd) => (
          <>
            <Curve line={1} points={runoffPoints(x, y(0), runoffEnd)} />
            {/* Where the plot stays in view on a phone, its legend does not. */}
            <RunoffLabel
              runoff={runoffPoints(x, y(0), runoffEnd)}
              concentration={storm.map((one) => [x(one.hour), y(one.concentrationMgPerL)])}
              nowX={x(params.hour)}
              bottom={y(0)}
            />
            <Curve points={storm.map((one) => [x(one.hour), y(one.concentrationMgPerL)])} />
            <Mark at={[x(now.hour), y(now.concentrationMgPerL)]} />
          </>
        )}
      </Plot>
      <Legend
        items={[
          { label: 'Concentration', line: 0 },
          { label: `Runoff, up to ${formatQuantity(peakRunoff, 'rate', units)}`, line: 1 },
        ]}
      />
    </div>
  );
}

/** The width of the label "runoff", and its height above and below its baseline. */
const [labelWidth, labelAbove, labelBelow] = [50, 14, 5];

/** The label of the runoff, clear of the concentration curve and the time line if possible. */
function RunoffLabel({
  runoff,
  concentration,
  nowX,
  bottom,
}: {
  runoff: Point[];
  concentration: Point[];
  nowX: number;
  bottom: number;
}) {
  // Below the curve: to the right of the rising limb, or to the left of the falling one. If neither is
  // free, above the curve, on its other side.
  const places = [1, -1].flatMap((below) =>
    [0.28, 0.75, 0.35, 0.15, 0.85].map((part) => {
      const [curveX, curveY] = runoff[Math.floor(part * runoff.length)] ?? [0, 0];
      const isRight = part < 0.5 === below > 0;
      return {
        left: isRight ? curveX + 8 : curveX - 8 - labelWidth,
        // Keeps the label above the axis and the time handle, however low the curve is.
        y: Math.min(below > 0 ? curveY + 16 : curveY - 4, bottom - 12),
      };
    }),
  );
  const [axisX] = runoff[0] ?? [0];
  const isFree = ({ left, y }: { left: number; y: number }) => {
    const isInRow = (pointX: number) => pointX > left - 4 && pointX < left + labelWidth + 4;
    return (
      left > axisX &&
      !isInRow(nowX) &&
      !concentration.some(
        ([pointX, pointY]) => isInRow(pointX) && pointY > y - labelAbove && pointY < y + labelBelow,
      )
    );
  };
  const place = places.find(isFree) ?? places[0];
  return (
    place && (
      <Label x={place.left} y={place.y}>
        runoff
      </Label>
    )
  );
}

function WashedPlot({ params, result, units }: Props) {
  const now = momentAt(result, params.hour);
  return (
    <Plot
      units={units}
      height={height}
      x={{ label: 'Time in the storm', quantity: 'hours', max: endHour(params) }}
      y={{
        label: 'Washed off the land use',
        quantity: 'mass',
        max: roundUp(1.05 * result.washedLb),
      }}
      now={params.hour}
    >
      {(x, y) => (
        <>
          <Curve
            points={[
              [x(0), y(0)],
              ...result.storm.map((one): Point => [x(one.hour), y(one.washedLb)]),
            ]}
          />
          <Mark at={[x(now.hour), y(now.washedLb)]} />
        </>
      )}
    </Plot>
  );
}
