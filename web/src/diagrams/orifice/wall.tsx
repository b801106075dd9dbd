import { Arrow } from '../kit/arrow';
import { FlapGate } from '../kit/flap-gate';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { Water } from '../kit/water';
import { Jet } from './jet';
import { sectionEnd, type ViewProps } from './view-props';

/** The positions of the wall's two faces. */
const [left, right] = [140, 152];

/** A side orifice: an opening in a wall, narrowed by a gate from above. */
export function Wall({ params, result, scale, y }: ViewProps) {
  const { offsetFt, heightFt, upstreamFt, downstreamFt } = params;
  const { openFt, flowCfs } = result;
  const crown = y(offsetFt + heightFt);
  const lip = y(offsetFt + openFt);
  const crest = y(offsetFt);
  const isReversed = flowCfs < 0;
  const high = Math.max(upstreamFt, downstreamFt);
  const filledFt = result.regime === 'held' ? upstreamFt : high;
  const middle = (crest + y(Math.min(high, offsetFt + openFt))) / 2;
  return (
    <>
      <Water from={4} to={left} level={y(upstreamFt)} bed={y(0)} scale={scale} />
      <Water from={right} to={sectionEnd} level={y(downstreamFt)} bed={y(0)} scale={scale} />
      {/* Behind a flap gate that is shut, the opening fills from upstream only. */}
      <Water from={left} to={right} level={Math.max(lip, y(filledFt))} bed={crest} />
      {flowCfs !== 0 && (
        <>
          <Jet
            at={[isReversed ? left : right, y(Math.min(high, offsetFt + openFt))]}
            bottom={crest}
            floor={y(isReversed ? upstreamFt : downstreamFt)}
            velocity={result.velocityFtPerS}
            scale={scale}
            isReversed={isReversed}
          />
          <Arrow
            from={[isReversed ? right + 24 : left - 24, middle]}
            to={[isReversed ? left - 12 : right + 12, middle]}
          />
        </>
      )}
      <path d={`M${left} ${crest}H${right}V${y(0)}H${left}Z`} className={ink.solid} />
      <path d={`M${left} 14H${right}V${crown}H${left}Z`} className={ink.solid} />
      <path d={`M${left} ${crown}H${right}V${lip}H${left}Z`} className={ink.gate} />
      {lip > crown && (
        <Label x={left - 30} y={lip + 5} anchor="end">
          gate
        </Label>
      )}
      {params.hasFlapGate && (
        <FlapGate hinge={[right, crown]} length={crest - crown} isOpen={flowCfs > 0} />
      )}
    </>
  );
}
