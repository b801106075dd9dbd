import { Head } from '../hydraulics/head';
import { curveUpTo } from '../hydraulics/rating';
import { RatingPlot } from '../hydraulics/rating-plot';
import { Drawing } from '../kit/drawing';
import { formatQuantity } from '../kit/format';
import { Handle } from '../kit/handle';
import { useHeld } from '../kit/handle-context';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { roundUp } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import type { Units } from '../kit/units';
import { FrontView } from './front-view';
import { type OrificeResult, orificeLevelFt } from './model';
import { highestFt, type OrificeParams } from './params';
import { Riser } from './riser';
import { sectionEnd, type ViewProps } from './view-props';
import { Wall } from './wall';

type Props = DrawingProps<OrificeParams, OrificeResult>;

/** The opening from the side with both water levels, and its flow against each level. */
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

function Section({ params, result, units }: Props) {
  const { orientation, upstreamFt, downstreamFt, offsetFt, heightFt } = params;
  const top = orientation === 'side' ? offsetFt + heightFt : offsetFt;
  const scale = 165 / useHeld(roundUp(1.05 * Math.max(upstreamFt, downstreamFt, top, 1)));
  const y = (levelFt: number) => bed - levelFt * scale;
  const view = { params, result, scale, y };
  return (
    <Drawing height={height + 18}>
      {orientation === 'side' ? <Wall {...view} /> : <Riser {...view} />}
      <path d={`M4 ${bed}H${sectionEnd}V${bed + 10}H4Z`} className={ink.ground} />
      <SectionHead {...view} units={units} />
      <FrontView params={params} openFt={result.openFt} />
      <Handle<OrificeParams> name="upstreamFt" axis="y" scale={y} across={44} label="above" />
      <Handle<OrificeParams>
        name="downstreamFt"
        axis="y"
        scale={y}
        across={orientation === 'side' ? 216 : 242}
        label="above"
      />
      {orientation === 'side' ? (
        <Handle<OrificeParams>
          name="openPercent"
          axis="y"
          scale={(percent) => y(offsetFt + (heightFt * percent) / 100)}
          across={124}
        />
      ) : (
        <Handle<OrificeParams> name="offsetFt" axis="y" scale={y} across={98} />
      )}
      <Label x={8} y={bed + 28}>
        upstream
      </Label>
      <Label x={sectionEnd} y={bed + 28} anchor="end">
        downstream
      </Label>
      <Label x={sectionEnd / 2} y={bed + 47} anchor="middle" strong>
        {formatQuantity(result.flowCfs, 'flow', units)}
      </Label>
    </Drawing>
  );
}

function SectionHead({ params, result, units, y }: ViewProps & { units: Units }) {
  const { upstreamFt, downstreamFt } = params;
  if (result.headFt <= 0) return null;
  const isReversed = upstreamFt < downstreamFt;
  const highFt = Math.max(upstreamFt, downstreamFt);
  return (
    <Head
      x={isReversed ? sectionEnd - 14 : 24}
      lineTo={params.orientation === 'side' ? 140 : 128}
      from={y(highFt)}
      to={y(highFt - result.headFt)}
      bed={bed}
      value={formatQuantity(result.headFt, 'length', units)}
      labelOnLeft={isReversed}
    />
  );
}

function Rating({ params, result, units, isChanged }: Props) {
  const { orientation, offsetFt, upstreamFt, downstreamFt } = params;
  const levelFt = orificeLevelFt(params, result);
  const opening =
    orientation === 'side'
      ? { levelFt: offsetFt + result.openFt / 2, label: 'center of opening' }
      : { levelFt: offsetFt, label: 'opening' };
  // The curve beyond the current downstream level stays hidden until the learner has changed something.
  const isCut = !isChanged && downstreamFt < upstreamFt;
  const tailEndFt = isCut ? downstreamFt : Math.max(upstreamFt, downstreamFt);
  const shared = { units, height, highestFt, flowCfs: result.flowCfs };
  return (
    <>
      <RatingPlot
        {...shared}
        side="upstreamFt"
        curve={result.curve}
        levelFt={upstreamFt}
        threshold={
          levelFt !== undefined && levelFt < highestFt
            ? { levelFt, label: 'orifice flow' }
            : undefined
        }
      />
      <RatingPlot
        {...shared}
        side="downstreamFt"
        curve={curveUpTo(result.tailCurve, tailEndFt)}
        levelFt={downstreamFt}
        threshold={tailEndFt > opening.levelFt ? opening : undefined}
        isCut={isCut}
      />
    </>
  );
}
