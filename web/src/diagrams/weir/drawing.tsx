import { isAtOrAbove } from '../hydraulics/at-or-above';
import { curveUpTo } from '../hydraulics/rating';
import { RatingPlot } from '../hydraulics/rating-plot';
import { Drawing } from '../kit/drawing';
import { formatQuantity } from '../kit/format';
import { useSteadyEnd } from '../kit/ghost';
import { Handle } from '../kit/handle';
import { useHeld } from '../kit/handle-context';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { roundUp } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { FrontView } from './front-view';
import type { WeirResult } from './model';
import { highestFt, type WeirParams } from './params';
import { Profile } from './profile';

type Props = DrawingProps<WeirParams, WeirResult>;

/** The weir from the side and from the front, and its flow against the level on either side. */
export function WeirDrawing(props: Props) {
  return (
    <>
      <Section {...props} />
      <Rating {...props} />
    </>
  );
}

const height = 240;
const bed = 204;
/** Where the side view ends. */
const end = 226;

function Section({ params, result, units }: Props) {
  const { upstreamFt, downstreamFt, crestFt, heightFt } = params;
  const topFt = Math.max(upstreamFt, downstreamFt, crestFt + heightFt);
  const scale = 175 / useHeld(roundUp(1.05 * topFt));
  const y = (levelFt: number) => bed - levelFt * scale;
  // Neither the downstream surface nor that of a road must run through the label of the crest's handle.
  const isAtCrest = Math.abs(y(downstreamFt) - y(crestFt)) < 10;
  return (
    <Drawing height={height + 18}>
      <Profile params={params} result={result} units={units} scale={scale} y={y} />
      <FrontView params={params} result={result} units={units} y={y} />
      <path d={`M4 ${bed}H${end}V${bed + 8}H4Z`} className={ink.ground} />
      <Handle<WeirParams> name="upstreamFt" axis="y" scale={y} across={66} label="above" />
      <Handle<WeirParams> name="downstreamFt" axis="y" scale={y} across={198} label="above" />
      <Handle<WeirParams>
        name="crestFt"
        axis="y"
        scale={y}
        across={115}
        label={isAtCrest || params.weirType === 'roadway' ? 'below' : 'right'}
      />
      <Label x={8} y={bed + 26}>
        upstream
      </Label>
      <Label x={end} y={bed + 26} anchor="end">
        downstream
      </Label>
      <Label x={356} y={bed + 26} anchor="end">
        front view
      </Label>
      <Label x={115} y={bed + 47} anchor="middle" strong>
        {formatQuantity(result.flowCfs, 'flow', units)}
      </Label>
    </Drawing>
  );
}

function Rating({ params, result, units, isChanged }: Props) {
  const crownFt = params.crestFt + params.heightFt;
  const maxFt = Math.max(params.upstreamFt, params.downstreamFt, params.crestFt);
  // The axes stay the same during a change as long as the curve fits, so that flows can be compared.
  const steadyFt = useSteadyEnd(Math.min(highestFt, roundUp(1.1 * maxFt)), 'level', maxFt);
  const axisEndFt = useHeld(steadyFt);
  const hasCrown = params.weirType !== 'roadway' && crownFt < axisEndFt;
  // The curve beyond the current downstream level stays hidden until the learner has changed something.
  const isCut = !isChanged && params.downstreamFt < params.upstreamFt;
  const tailEndFt = isCut ? params.downstreamFt : Math.max(params.upstreamFt, params.downstreamFt);
  // With the upstream level at or above the top of its opening, the weir acts as an orifice, which has
  // tailwater only from the middle of the opening up.
  const isOrifice =
    params.weirType !== 'roadway' &&
    params.canSurcharge &&
    result.regime !== 'closed' &&
    isAtOrAbove(params.upstreamFt, crownFt);
  const tail = isOrifice
    ? { levelFt: (result.crestFt + crownFt) / 2, label: 'middle of opening' }
    : { levelFt: result.crestFt, label: 'crest' };
  const shared = { units, height, highestFt: axisEndFt, flowCfs: result.flowCfs };
  return (
    <>
      <RatingPlot
        {...shared}
        side="upstreamFt"
        curve={curveUpTo(result.curve, axisEndFt)}
        levelFt={params.upstreamFt}
        threshold={hasCrown ? { levelFt: crownFt, label: 'top of opening' } : undefined}
      />
      <RatingPlot
        {...shared}
        side="downstreamFt"
        curve={curveUpTo(result.tailCurve, tailEndFt)}
        levelFt={params.downstreamFt}
        threshold={tailEndFt > tail.levelFt ? tail : undefined}
        isCut={isCut}
      />
    </>
  );
}
