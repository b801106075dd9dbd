import { intervalHours } from '../hydrology/storm';
import { Arrow } from '../kit/arrow';
import { Drawing } from '../kit/drawing';
import { formatQuantity, percentsOf } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import type { DrawingProps } from '../kit/spec';
import { momentAt, type RdiiParams, type RdiiResult } from './model';

const height = 176;
const ground = 58;
const [crown, invert] = [140, 166] as const;
/** The bottom of the foundation drain, from which a pipe leads to the sewer. */
const drain = 92;

/**
 * The paths of rain into a sewer that the three responses represent: direct inflow, a mixture of
 * inflow and infiltration, and infiltration (RM1 7.2). The width of an arrow is proportional to its
 * flow, but at least 1. Without flow there is no arrow.
 */
export function SewerSection({ params, result, units }: DrawingProps<RdiiParams, RdiiResult>) {
  const now = momentAt(result, params.hour);
  const peakCfs = result.peakCfs || 1;
  const [short, medium, long] = percentsOf([now.short, now.medium, now.long]);
  const isRaining = (result.rainInPerHour[Math.floor(params.hour / intervalHours)] ?? 0) > 0;
  // Without RDII the sewer still carries its dry weather flow.
  const level = invert - 5 - 15 * Math.sqrt(now.totalCfs / peakCfs);
  return (
    <Drawing height={height}>
      <path d={`M4 ${ground}H356V${height}H4Z`} className={ink.ground} />
      <path d={`M6 ${ground}V30L28 10L50 30V${ground}Z`} className={ink.opening} />
      <path d={`M4 ${crown}H356V${invert}H4Z`} className={ink.empty} />
      <path d={`M4 ${level}H356V${invert}H4Z`} className={ink.water} />
      {/* The downspout of the roof is connected to the sewer. */}
      <path d={`M52 30H66V${crown + 1}H52Z`} className={ink.empty} />
      {/* The gravel of a foundation drain, with a pipe to the sewer. */}
      <path d={`M116 ${ground}H144V${drain}H116Z`} className={ink.gravel} />
      <path d={`M123 ${drain}H137V${crown + 1}H123Z`} className={ink.empty} />
      <path
        d={`M4 ${crown}H52V30M66 30V${crown}H123V${drain}M137 ${drain}V${crown}H356M4 ${invert}H356`}
        strokeWidth="2"
        className={ink.wall}
      />
      {isRaining && (
        <path
          d={[0, 1, 2, 3, 4, 5]
            .map((drop) => `M${92 + drop * 44} ${14 + (drop % 2) * 12}l-5 16`)
            .join('')}
          strokeWidth="2"
          className={ink.surface}
        />
      )}
      <FlowArrow x={59} from={36} fraction={now.short / peakCfs} className={ink.gate} />
      <FlowArrow x={130} from={66} fraction={now.medium / peakCfs} className={ink.pollutant} />
      {[246, 258, 270].map((x) => (
        <FlowArrow
          key={x}
          x={x}
          from={70}
          fraction={now.long / peakCfs / 3}
          className={ink.plants}
        />
      ))}
      <Label x={72} y={78}>{`short\n${short}%\nroof\ndrains`}</Label>
      <Label x={149} y={78}>{`medium\n${medium}%\nfoundation\ndrains`}</Label>
      <Label x={282} y={78}>{`long\n${long}%\ncracks,\njoints`}</Label>
      <Label x={8} y={158}>
        sewer
      </Label>
      <Arrow from={[56, 154]} to={[90, 154]} className={ink.surface} />
      <Label x={352} y={158} anchor="end" strong>
        {`RDII ${formatQuantity(now.totalCfs, 'flow', units)}`}
      </Label>
    </Drawing>
  );
}

interface FlowArrowProps {
  x: number;
  from: number;
  /** The flow as a fraction of the peak of RDII. */
  fraction: number;
  className: string;
}

/** An arrow down into the sewer. */
function FlowArrow({ x, from, fraction, className }: FlowArrowProps) {
  if (fraction <= 0) return null;
  const half = Math.max(0.5, 6 * fraction);
  const head = half + 3;
  return (
    <path
      d={`M${x - half} ${from}V${crown - 4}H${x - head}L${x} ${crown + 6}L${x + head} ${crown - 4}H${x + half}V${from}Z`}
      strokeWidth="1"
      className={className}
    />
  );
}
