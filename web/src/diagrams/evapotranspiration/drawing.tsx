import { Curve } from '../kit/curve';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { Plot } from '../kit/plot';
import { roundUp } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { Column } from './column';
import {
  dayOfYear,
  type EvapotranspirationParams,
  type EvapotranspirationResult,
  lastDay,
  type Moment,
  momentAt,
  stormDay,
} from './model';
import { potentialInPerDay } from './potential';
import { aquiferFt } from './soil';
import { Temperatures } from './temperatures';

type Props = DrawingProps<EvapotranspirationParams, EvapotranspirationResult>;

/** A section of the ground, the rates over time, and plots of what the rates depend on. */
export function EvapotranspirationDrawing(props: Props) {
  const { params, latest = [] } = props;
  // On a narrow screen one drawing stays in view: the year if it is shown and what was set last affects
  // it, otherwise the ground.
  const [first = 'source'] = latest;
  const isYearInView = params.source !== 'constant' && climate.includes(first);
  return (
    <>
      <Column {...props} stays={!isYearInView} />
      <Rates {...props} />
      {params.source === 'constant' ? (
        <Zones {...props} />
      ) : (
        <Year {...props} stays={isYearInView} />
      )}
      {params.source === 'hargreaves' && <Temperatures {...props} />}
    </>
  );
}

/** The parameters that the plot of the year depends on. */
const climate: readonly string[] = [
  'source',
  'januaryInPerDay',
  'julyInPerDay',
  'latitudeDegrees',
  'lowF',
  'highF',
  'adjustInPerDay',
  'startDay',
] satisfies (keyof EvapotranspirationParams)[];

const height = 224;
const lines = [
  { name: 'potential', label: 'Potential', line: 2 },
  { name: 'surface', label: 'Surface', line: 0 },
  { name: 'upper', label: 'Upper zone', line: 3 },
  { name: 'lower', label: 'Lower zone', line: 1 },
] as const;

function Rates({ params, result, units }: Props) {
  const { moments } = result;
  const maxPotential = Math.max(...moments.map(({ potential }) => potential));
  const { rainIn, rainHours } = params;
  return (
    <div>
      <Plot
        units={units}
        height={height}
        x={{ label: 'Time', quantity: 'days', max: lastDay }}
        y={{ label: 'Evaporation', quantity: 'dailyRate', max: roundUp(1.1 * maxPotential) }}
        now={params.day}
      >
        {(x, y) => (
          <>
            {rainIn > 0 && (
              <>
                <path
                  d={`M${x(stormDay)} 30V36H${x(stormDay + rainHours / 24)}V30Z`}
                  strokeWidth="1"
                  className={ink.bar}
                />
                <Label x={x(stormDay + rainHours / 24) + 5} y={40}>
                  rain
                </Label>
              </>
            )}
            {lines.map(({ name, line }) => (
              <Curve
                key={name}
                line={line}
                points={cornersOf(moments, name).map((at) => [x(at.hour / 24), y(at[name])])}
              />
            ))}
          </>
        )}
      </Plot>
      <Legend items={lines} />
    </div>
  );
}

/** Leaves out the moments at which the curve is level on both sides, to keep the path short. */
function cornersOf(moments: Moment[], name: (typeof lines)[number]['name']): Moment[] {
  return moments.filter(
    (moment, index) =>
      moment[name] !== moments[index - 1]?.[name] || moment[name] !== moments[index + 1]?.[name],
  );
}

/** How each zone's rate depends on the water in it, at the potential rate of the moment shown. */
function Zones({ params, result, units, isChanged }: Props) {
  const { wiltingPoint, porosity } = result.soil;
  const { potential, surface, upper, lower, infiltration, theta, waterTableFt } = momentAt(
    result,
    params.day,
  );
  const max = roundUp(1.1 * potential);
  // Neither zone loses water to evaporation while water infiltrates.
  const available = infiltration > 0 ? 0 : potential - surface;
  const upperRate = Math.min(params.upperPart * potential, available);
  const lowerMax = (1 - params.upperPart) * potential;
  // Until something is changed, the curves leave out drier soil and a lower water table: the questions
  // ask about these.
  const isComplete = isChanged === true;
  const showsDrySoil = isComplete || theta <= wiltingPoint;
  const deepestFt = isComplete ? aquiferFt : waterTableFt;
  const lowerAt = (depthFt: number) =>
    Math.min(lowerMax * Math.max(0, 1 - depthFt / params.lowerDepthFt), available - upper);
  return (
    <>
      <Plot
        units={units}
        height={height}
        cutNote={showsDrySoil ? undefined : upperRate < max / 2 ? 'top' : 'bottom'}
        x={{ label: 'Moisture, upper zone', quantity: 'none', max: porosity }}
        y={{ label: 'Upper zone', quantity: 'dailyRate', max }}
      >
        {(x, y) => (
          <>
            <path
              d={`M${x(wiltingPoint)} ${y(0)}V${y(max)}`}
              strokeDasharray="4 4"
              className={ink.measure}
            />
            <Curve
              line={3}
              points={
                showsDrySoil
                  ? [
                      [x(0), y(0)],
                      [x(wiltingPoint), y(0)],
                      [x(wiltingPoint), y(upperRate)],
                      [x(porosity), y(upperRate)],
                    ]
                  : [
                      [x(theta), y(upperRate)],
                      [x(porosity), y(upperRate)],
                    ]
              }
            />
            <Label x={x(wiltingPoint) + 6} y={y(0) - 8}>
              wilting point
            </Label>
            <Mark at={[x(theta), y(upper)]} />
          </>
        )}
      </Plot>
      {params.lowerDepthFt > 0 && (
        <Plot
          units={units}
          height={height}
          cutNote={deepestFt < aquiferFt ? 'top' : undefined}
          x={{ label: 'Water table depth', quantity: 'length', max: aquiferFt }}
          y={{ label: 'Lower zone', quantity: 'dailyRate', max }}
        >
          {(x, y) => (
            <>
              <Curve
                line={1}
                points={parts.map((part) => [x(part * deepestFt), y(lowerAt(part * deepestFt))])}
              />
              <Mark at={[x(waterTableFt), y(lower)]} />
            </>
          )}
        </Plot>
      )}
    </>
  );
}

/** The depths of the points of a curve, as fractions of the depth at which the curve ends. */
const parts = Array.from({ length: 121 }, (_, index) => index / 120);

const days = Array.from({ length: 365 }, (_, index) => index + 1);

/** The potential rate on each day of the year. */
function Year({ params, result, units, stays }: Props & { stays: boolean }) {
  const rates = days.map((day) => potentialInPerDay(params, day));
  const today = dayOfYear(params, (momentAt(result, params.day).hour - 1) / 24);
  return (
    <div>
      <Plot
        units={units}
        height={height}
        stays={stays}
        x={{ label: 'Day of the year', quantity: 'none', max: 365 }}
        y={{
          label: 'Potential rate',
          quantity: 'dailyRate',
          max: roundUp(1.1 * Math.max(...rates)),
        }}
      >
        {(x, y) => (
          <>
            <Curve line={2} points={rates.map((rate, index) => [x(index + 1), y(rate)])} />
            <Mark at={[x(today), y(potentialInPerDay(params, today))]} />
          </>
        )}
      </Plot>
    </div>
  );
}
