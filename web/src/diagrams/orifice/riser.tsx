import { Arrow } from '../kit/arrow';
import { FlapGate } from '../kit/flap-gate';
import { ink } from '../kit/ink';
import { Water } from '../kit/water';
import { sectionEnd, type ViewProps } from './view-props';

/** The outer faces of the riser, and the pond side of the wall to its right. */
const [left, right, wall] = [96, 160, 192];
const thickness = 5;

/** A bottom orifice: the open top of a riser that stands in a pond and leads downstream. */
export function Riser({ params, result, y }: ViewProps) {
  const { offsetFt, upstreamFt, downstreamFt, heightFt } = params;
  const { openFt, flowCfs } = result;
  const crest = y(offsetFt);
  const bed = y(0);
  const center = (left + right) / 2;
  const half = ((right - left) / 2 - thickness) * (openFt / heightFt);
  // Behind a flap gate that is shut, the riser fills from upstream only.
  const isShut = params.hasFlapGate && downstreamFt > upstreamFt;
  const heldFt = openFt > 0 && upstreamFt > offsetFt ? offsetFt : 0;
  const insideFt = isShut ? heldFt : Math.min(downstreamFt, offsetFt);
  const inside = y(insideFt);
  const isReversed = flowCfs < 0;
  return (
    <>
      <Water from={4} to={wall} level={y(upstreamFt)} bed={bed} />
      <Water from={wall + 8} to={sectionEnd} level={y(downstreamFt)} bed={bed} />
      <path d={`M${left} ${crest}H${right}V${bed}H${left}Z`} className={ink.empty} />
      {flowCfs > 0 && (
        <path
          d={`M${center - half} ${crest}H${center + half}V${inside}H${center - half}Z`}
          className={ink.water}
        />
      )}
      {insideFt < offsetFt ? (
        <Water from={left} to={right} level={inside} bed={bed} />
      ) : (
        <path d={`M${left} ${crest}H${right}V${bed}H${left}Z`} className={ink.water} />
      )}
      {/* Walls of the riser, and its top with the opening. */}
      <path
        d={`M${left} ${crest}h${thickness}V${bed}h${-thickness}ZM${right} ${crest}h${-thickness}V${bed}h${thickness}Z`}
        className={ink.solid}
      />
      <path
        d={`M${left} ${crest}H${center - half}v4H${left}ZM${right} ${crest}H${center + half}v4H${right}Z`}
        className={ink.solid}
      />
      <path d={`M${wall} 14h8V${bed}h-8Z`} className={ink.solid} />
      <path
        d={`M${center} ${bed - 3}H${wall + 30}`}
        strokeDasharray="5 4"
        className={ink.measure}
      />
      {flowCfs !== 0 && (
        <Arrow
          from={[center, isReversed ? crest + 26 : crest - 22]}
          to={[center, isReversed ? crest - 14 : crest + 18]}
        />
      )}
      {params.hasFlapGate && (
        <FlapGate hinge={[wall + 8, bed - 26]} length={24} isOpen={flowCfs > 0} />
      )}
    </>
  );
}
