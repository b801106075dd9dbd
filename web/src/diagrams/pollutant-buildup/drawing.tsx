import { Curve } from '../kit/curve';
import { Handle } from '../kit/handle';
import { useHeld } from '../kit/handle-context';
import { ink } from '../kit/ink';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { Plot, plotTop } from '../kit/plot';
import { roundUp } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { momentAt, type PollutantParams, type PollutantResult } from './model';
import { Street } from './street';

type Props = DrawingProps<PollutantParams, PollutantResult>;

/** The street, the buildup over dry days, and the concentration in the storm. */
export function PollutantDrawing(props: Props) {
  return (
    <>
      <Street {...props} />
      {props.params.buildup !== 'none' && <BuildupPlot {...props} />}
      <StormPlot {...props} />
    </>
  );
}

const height = 224;

/** Before the storm buildup is what one looks at. */
const isBeforeStorm = ({ hour }: PollutantParams) => hour === 0;

function BuildupPlot({ params, result, units }: Props) {
  const { dry } = result;
  const last = dry.at(-1);
  const isSwept = params.sweepDays > 0;
  const lastDay = useHeld(roundUp(Math.max(1, 1.2 * params.dryDays)));
  const most = useHeld(roundUp(1.1 * params.maxLbPerAc));
  return (
    <div>
      <Plot
        units={units}
        height={height}
        stays={isBeforeStorm(params)}
        x={{ label: 'Dry weather', quantity: 'days', max: lastDay }}
        y={{ label: 'Buildup', quantity: 'massPerLand', max: most }}
      >
        {(x, y) => (
          <>
            <path
              d={`M${x(0)} ${y(params.maxLbPerAc)}H${x(lastDay)}`}
              strokeDasharray="5 4"
              className={ink.limit}
            />
            {isSwept && (
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
              </>
            )}
            <Handle<PollutantParams> name="maxLbPerAc" axis="y" scale={y} across={x(0) + 12} />
          </>
        )}
      </Plot>
      <Legend
        items={[
          { label: isSwept ? 'Swept' : 'On the surface', line: 0 },
          ...(isSwept ? [{ label: 'Without sweeping', line: 1 } as const] : []),
        ]}
      />
    </div>
  );
}

function StormPlot({ params, result, units }: Props) {
  const { storm, peakMgPerL } = result;
  const now = momentAt(result, params.hour);
  const top = roundUp(1.05 * peakMgPerL);
  const peakRunoff = Math.max(...storm.map((one) => one.runoffInPerHour), 1e-9);
  return (
    <div>
      <Plot
        units={units}
        height={height}
        stays={!isBeforeStorm(params)}
        x={{ label: 'Time in the storm', quantity: 'hours', max: params.stormHours }}
        y={{ label: 'Concentration', quantity: 'concentration', max: top }}
        now={params.hour}
      >
        {(x, y) => (
          <>
            <Curve
              line={1}
              points={storm.map((one) => [
                x(one.hour),
                // Runoff has no separate axis: its peak reaches 80 % of any plot.
                y(0) - (one.runoffInPerHour / peakRunoff) * 0.8 * (y(0) - plotTop),
              ])}
            />
            <Curve points={storm.map((one) => [x(one.hour), y(one.concentrationMgPerL)])} />
            <Mark at={[x(now.hour), y(now.concentrationMgPerL)]} />
          </>
        )}
      </Plot>
      <Legend
        items={[
          { label: 'Concentration', line: 0 },
          { label: 'Runoff, shape only', line: 1 },
        ]}
      />
    </div>
  );
}
