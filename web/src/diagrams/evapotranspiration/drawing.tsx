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

type Props = DrawingProps<EvapotranspirationParams, EvapotranspirationResult>;

/** The ground in section, the rates of the course, and the potential rate of the year. */
export function EvapotranspirationDrawing(props: Props) {
  const { params } = props;
  return (
    <>
      <Column {...props} />
      <Rates {...props} />
      {/* A constant rate is a level line. */}
      {params.source !== 'constant' && <Year {...props} />}
    </>
  );
}

const height = 224;
const lines = [
  { name: 'potential', label: 'Potential', line: 2 },
  { name: 'surface', label: 'Surface', line: 0 },
  { name: 'upper', label: 'Upper zone', line: 3 },
  { name: 'lower', label: 'Lower zone', line: 1 },
] as const;

function Rates({ params, result, units }: Props) {
  const { moments } = result;
  const most = Math.max(...moments.map(({ potential }) => potential));
  const { rainIn, rainHours } = params;
  return (
    <div>
      <Plot
        units={units}
        height={height}
        stays
        x={{ label: 'Time', quantity: 'days', max: lastDay }}
        y={{ label: 'Evaporation', quantity: 'dailyRate', max: roundUp(1.1 * most) }}
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
                points={bends(moments, name).map((one) => [x(one.hour / 24), y(one[name])])}
              />
            ))}
          </>
        )}
      </Plot>
      <Legend items={lines} />
    </div>
  );
}

/** The moments without those in a level stretch of the curve. */
function bends(moments: Moment[], name: (typeof lines)[number]['name']): Moment[] {
  return moments.filter(
    (one, index) =>
      one[name] !== moments[index - 1]?.[name] || one[name] !== moments[index + 1]?.[name],
  );
}

const days = Array.from({ length: 365 }, (_, index) => index + 1);

function Year({ params, result, units }: Props) {
  const rates = days.map((day) => potentialInPerDay(params, day));
  const today = dayOfYear(params, (momentAt(result, params.day).hour - 1) / 24);
  return (
    <div>
      <Plot
        units={units}
        height={height}
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
