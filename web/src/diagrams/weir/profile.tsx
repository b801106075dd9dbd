import { Head } from '../hydraulics/head';
import { FlapGate } from '../kit/flap-gate';
import { formatQuantity } from '../kit/format';
import { ink } from '../kit/ink';
import type { Units } from '../kit/units';
import { Water } from '../kit/water';
import { raisedFt } from './params';
import type { ViewProps } from './view-props';

/** The left and right edges of the view, and the faces of the weir's plate. */
const [start, end] = [4, 226];
const plate = [110, 120] as const;

interface ProfileProps extends ViewProps {
  units: Units;
  scale: number;
}

/** The weir from the side: both levels, crest, nappe, and the roof above a weir that can surcharge. */
export function Profile({ params, result, units, scale, y }: ProfileProps) {
  const { upstreamFt, downstreamFt, crestFt, heightFt, weirType } = params;
  const isRoad = weirType === 'roadway';
  const half = isRoad ? Math.min(44, (params.roadWidthFt * scale) / 2) : 0;
  const [left, right] = isRoad ? [115 - half, 115 + half] : plate;
  const crest = y(result.crestFt);
  const crown = y(crestFt + heightFt);
  const isReversed = result.flowCfs < 0;
  const high = Math.max(upstreamFt, downstreamFt);
  const roof = isRoad ? 0 : crown;
  const flowTop = Math.max(y(high), roof);
  const [leftLevel, rightLevel] = [y(upstreamFt), y(downstreamFt)];
  return (
    <>
      <Water from={start} to={left} level={leftLevel} bed={y(0)} scale={scale} />
      <Water from={right} to={end} level={rightLevel} bed={y(0)} scale={scale} />
      {result.flowCfs === 0 ? (
        // A closed flap gate is at the right face, so the opening has the upstream level.
        <Water from={left} to={right} level={Math.max(y(upstreamFt), roof)} bed={crest} />
      ) : (
        <Nappe
          from={isReversed ? right : left}
          to={isReversed ? left : right}
          top={flowTop}
          crest={crest}
          level={isReversed ? leftLevel : rightLevel}
        />
      )}
      {isRoad ? (
        <path
          d={`M${left} ${crest}H${right}L${right + 26} ${y(0)}H${left - 26}Z`}
          className={ink.ground}
        />
      ) : (
        <>
          <path d={`M${left} ${y(crestFt)}H${right}V${y(0)}H${left}Z`} className={ink.solid} />
          {raisedFt(params) > 0 && (
            <path
              d={`M${left + 2} ${crest}H${right - 2}V${y(crestFt)}H${left + 2}Z`}
              className={ink.gate}
            />
          )}
          {params.canSurcharge && (
            <path d={`M${left} 8H${right}V${crown}H${left}Z`} className={ink.solid} />
          )}
          {params.hasFlapGate && (
            <FlapGate hinge={[right, crown]} length={crest - crown} isOpen={result.flowCfs > 0} />
          )}
        </>
      )}
      <ProfileHead params={params} result={result} units={units} y={y} />
    </>
  );
}

interface NappeProps {
  from: number;
  to: number;
  /** The top of the water where it enters the opening. */
  top: number;
  crest: number;
  /** The level beyond the weir. */
  level: number;
}

/** Water that flows over the crest, and falls to the level beyond or merges with it. */
function Nappe({ from, to, top, crest, level }: NappeProps) {
  const direction = to > from ? 1 : -1;
  if (level <= crest) {
    return (
      <path
        d={`M${from} ${top}L${to} ${Math.max(level, top)}V${crest}H${from}Z`}
        className={ink.water}
      />
    );
  }
  const thickness = Math.max(4, (crest - top) * 0.6);
  const reach = direction * Math.min(60, 8 + (level - crest) * 0.35);
  return (
    <path
      d={`M${from} ${top}Q${to + reach} ${top + 4} ${to + reach + direction * thickness} ${level}H${to + reach}Q${to + reach * 0.7} ${crest} ${to} ${crest}H${from}Z`}
      className={ink.water}
    />
  );
}

function ProfileHead({ params, result, units, y }: Omit<ProfileProps, 'scale'>) {
  const { upstreamFt, downstreamFt } = params;
  if (result.headFt <= 0) return null;
  const isReversed = upstreamFt < downstreamFt;
  // Where the weir cannot surcharge, the head is at most the height of the opening.
  const highFt =
    result.regime === 'limited'
      ? params.crestFt + params.heightFt
      : Math.max(upstreamFt, downstreamFt);
  const from = y(highFt);
  return (
    <Head
      x={isReversed ? end - 14 : start + 14}
      lineTo={isReversed ? plate[0] : plate[1]}
      from={from}
      to={from + y(0) - y(result.headFt)}
      bed={y(0)}
      value={formatQuantity(result.headFt, 'length', units)}
      labelOnLeft={isReversed}
    />
  );
}
