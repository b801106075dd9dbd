import { Arrow } from '../kit/arrow';
import { Curve } from '../kit/curve';
import { Drawing } from '../kit/drawing';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { Mark } from '../kit/mark';
import { Plot } from '../kit/plot';
import { roundUp } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { FrontView } from './front-view';
import type { OrificeResult } from './model';
import { highestFt, type OrificeParams } from './params';
import { Riser } from './riser';
import type { ViewProps } from './view-props';
import { Wall } from './wall';

type Props = DrawingProps<OrificeParams, OrificeResult>;

/** The opening from the side with both water levels, and its flow by upstream level. */
export function OrificeDrawing(props: Props) {
  return (
    <>
      <Section {...props} />
      <Rating {...props} />
    </>
  );
}

const height = 240;
const bed = 204;

function Section({ params, result }: Props) {
  const { orientation, upstreamFt, downstreamFt, offsetFt, heightFt } = params;
  const top = orientation === 'side' ? offsetFt + heightFt : offsetFt;
  const scale = 165 / roundUp(1.05 * Math.max(upstreamFt, downstreamFt, top, 1));
  const y = (levelFt: number) => bed - levelFt * scale;
  const side = { params, result, scale, y };
  return (
    <Drawing height={height}>
      {orientation === 'side' ? <Wall {...side} /> : <Riser {...side} />}
      <path d={`M4 ${bed}H356V${bed + 10}H4Z`} className={ink.ground} />
      <Head {...side} />
      <FrontView params={params} openFt={result.openFt} />
      <Label x={8} y={bed + 28}>
        upstream
      </Label>
      <Label x={352} y={bed + 28} anchor="end">
        downstream
      </Label>
    </Drawing>
  );
}

function Head({ params, result, y }: ViewProps) {
  const { upstreamFt, downstreamFt } = params;
  const isBack = upstreamFt < downstreamFt;
  const x = isBack ? 336 : 24;
  const from = y(Math.max(upstreamFt, downstreamFt));
  const to = y(Math.max(upstreamFt, downstreamFt) - result.headFt);
  if (result.headFt <= 0) return null;
  return (
    <>
      <path
        d={`M${Math.min(x, 172)} ${to}H${Math.max(x, 172)}`}
        strokeDasharray="3 3"
        strokeWidth="1"
        className={ink.measure}
      />
      <Arrow from={[x, to]} to={[x, from]} both />
      <Label
        x={isBack ? x - 7 : x + 7}
        // A low head has its name above it, clear of both levels.
        y={to - from < 24 ? from - 6 : (from + to) / 2 + 5}
        anchor={isBack ? 'end' : 'start'}
      >
        head
      </Label>
    </>
  );
}

function Rating({ params, result, units }: Props) {
  const flows = result.curve.map(({ flowCfs }) => flowCfs);
  const [least, most] = [Math.min(0, ...flows), Math.max(0, ...flows)];
  const topFlow = roundUp(Math.max(most, 0.01));
  // A bottom orifice counts its head from the tailwater, a side orifice from its own bottom.
  const datumFt =
    params.orientation === 'side'
      ? params.offsetFt
      : Math.max(params.offsetFt, params.downstreamFt);
  const thresholdFt = datumFt + result.criticalFt;
  const hasThreshold =
    result.openFt > 0 && thresholdFt < highestFt && params.downstreamFt < thresholdFt;
  return (
    <Plot
      units={units}
      height={height}
      x={{ label: 'Upstream level', quantity: 'length', max: highestFt }}
      y={{
        label: 'Flow',
        quantity: 'flow',
        min: least < 0 ? -roundUp(-least) : 0,
        max: topFlow,
      }}
    >
      {(x, y) => (
        <>
          {hasThreshold && (
            <>
              <path
                d={`M${x(thresholdFt)} ${y(topFlow)}V${y(0)}`}
                strokeDasharray="4 4"
                className={ink.measure}
              />
              <Label x={x(thresholdFt) + 5} y={44}>
                orifice flow
              </Label>
            </>
          )}
          <path d={`M${x(0)} ${y(0)}H${x(highestFt)}`} className={ink.axis} />
          <Curve
            points={result.curve.map(({ upstreamFt, flowCfs }) => [x(upstreamFt), y(flowCfs)])}
          />
          <Mark at={[x(params.upstreamFt), y(result.flowCfs)]} />
        </>
      )}
    </Plot>
  );
}
