import { formatQuantity } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { areaPath, type Point } from '../kit/scale';
import type { Units } from '../kit/units';
import { widthAt } from './free-flow';
import type { WeirParams } from './params';
import type { ViewProps } from './view-props';

/** Edges of the view. */
const [left, right] = [258, 356];
const center = (left + right) / 2;

/**
 * The opening seen along the flow, with the water above the crest. A lower level that is above the
 * crest and below the water surface is dashed. Widths and heights have different scales.
 */
export function FrontView({ params, result, units, y }: ViewProps & { units: Units }) {
  const { crestFt, heightFt, weirType } = params;
  const scale = (weirType === 'roadway' ? 90 : 84) / widthAt(params, heightFt);
  const isSloped = weirType === 'v-notch' || weirType === 'trapezoidal';
  const width = formatQuantity(widthAt(params, heightFt), 'length', units);
  const topFt = weirType === 'roadway' ? 1e3 : crestFt + heightFt;
  const place = (levelFt: number, side: 1 | -1): Point => [
    center + (side * widthAt(params, levelFt - crestFt) * scale) / 2,
    Math.max(8, y(levelFt)),
  ];
  const between = (fromFt: number, toFt: number) =>
    areaPath([place(fromFt, -1), place(toFt, -1), place(toFt, 1), place(fromFt, 1)]);
  const highFt = Math.max(params.upstreamFt, params.downstreamFt);
  const lowFt = Math.min(params.upstreamFt, params.downstreamFt);
  const waterFt = Math.min(highFt, topFt);
  return (
    <>
      <path
        d={`M${left} ${frontTop(params, y)}H${right}V${y(0)}H${left}Z`}
        className={ink.ground}
      />
      {weirType !== 'roadway' && <path d={between(crestFt, topFt)} className={ink.opening} />}
      {waterFt > result.crestFt && (
        <path d={between(result.crestFt, waterFt)} className={ink.water} />
      )}
      {result.crestFt > crestFt && (
        <path d={between(crestFt, result.crestFt)} className={ink.gate} />
      )}
      {waterFt > result.crestFt && waterFt < topFt && (
        <path
          d={`M${place(waterFt, -1)[0]} ${y(waterFt)}H${place(waterFt, 1)[0]}`}
          strokeWidth="2"
          className={ink.surface}
        />
      )}
      {lowFt > result.crestFt && lowFt < waterFt && (
        <path
          d={`M${place(lowFt, -1)[0]} ${y(lowFt)}H${place(lowFt, 1)[0]}`}
          strokeDasharray="5 4"
          className={ink.surface}
        />
      )}
      {/* Where the crest is low, this label stays above "front view". */}
      <Label x={center} y={Math.min(y(crestFt) + 18, y(0) + 8)} anchor="middle">
        {isSloped ? `top ${width}` : `${width} long`}
      </Label>
    </>
  );
}

/** The top of the plate. Where the weir can surcharge, a roof closes the opening from above. */
function frontTop({ weirType, crestFt, heightFt, canSurcharge }: WeirParams, y: ViewProps['y']) {
  if (weirType === 'roadway') return y(crestFt);
  return canSurcharge ? 8 : y(crestFt + heightFt);
}
