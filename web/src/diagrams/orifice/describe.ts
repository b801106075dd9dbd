import { formatNumber, formatQuantity } from '../kit/format';
import { clamp } from '../kit/numbers';
import type { Units } from '../kit/units';
import type { OrificeResult } from './model';
import type { OrificeParams } from './params';

/** Describes the flow, its regime, and how much tailwater and the flap gate reduce it. */
export function describe(params: OrificeParams, units: Units, result: OrificeResult): string {
  const { upstreamFt, downstreamFt, offsetFt } = params;
  switch (result.regime) {
    case 'closed':
      return 'The orifice is closed: nothing flows.';
    case 'dry':
      return 'The water does not rise into the opening: nothing flows.';
    case 'level':
      return 'The water level is the same on both sides: without a head, nothing flows.';
    case 'held':
      return 'The water level is higher downstream, and the flap gate holds the water back: nothing flows.';
    default: {
      const flow = formatQuantity(Math.abs(result.flowCfs), 'flow', units);
      const start =
        upstreamFt < downstreamFt ? `Water flows back: ${flow}` : `The orifice passes ${flow}`;
      const depthFt = Math.max(upstreamFt, downstreamFt) - offsetFt;
      const fill = clamp(Math.round((100 * depthFt) / result.criticalFt), 1, 99);
      return `${start} ${reason(params, units, result, fill)}.${tailwaterReduction(params, result)}${gateReduction(result)}`;
    }
  }
}

function reason(params: OrificeParams, units: Units, result: OrificeResult, fill: number) {
  const head = formatQuantity(result.headFt, 'length', units);
  const center = `the center of ${params.openPercent < 100 ? `the open ${formatNumber(params.openPercent)}% of the height` : 'the opening'}`;
  switch (result.regime) {
    case 'weir':
      return params.orientation === 'side'
        ? `as a weir, because the water fills only ${fill}% of the open height; the flow grows with the head to the power of 1.5`
        : bottomWeirReason(params, head, formatQuantity(result.criticalFt, 'length', units));
    case 'submerged':
      return `under a head of ${head}, the difference between the two levels, because ${params.orientation === 'side' ? `the ${tailOf(params)} reaches ${center}` : 'the opening is submerged on both sides'}`;
    default:
      return params.orientation === 'side'
        ? `under a head of ${head}, measured from ${center}`
        : `under a head of ${head}, measured from the opening`;
  }
}

/** Explains why a bottom orifice acts as a weir: a drowned one does so by the engine's rule. */
function bottomWeirReason(
  { upstreamFt, downstreamFt, offsetFt }: OrificeParams,
  head: string,
  critical: string,
) {
  return Math.min(upstreamFt, downstreamFt) > offsetFt
    ? `as a weir by the engine’s rule, because the difference between the levels, ${head}, is below the ${critical} from which it acts as an orifice`
    : `as a weir around its edge, because the head of ${head} is below the ${critical} from which it acts as an orifice`;
}

/** Names the water on the lower side. */
const tailOf = ({ upstreamFt, downstreamFt }: OrificeParams) =>
  upstreamFt < downstreamFt ? 'upstream water' : 'tailwater';

function tailwaterReduction(params: OrificeParams, { tailwaterFraction }: OrificeResult): string {
  const percent = Math.min(99, Math.round(100 * tailwaterFraction));
  return percent > 0 ? ` The ${tailOf(params)} reduces the flow by ${percent}%.` : '';
}

function gateReduction({ gateFraction }: OrificeResult): string {
  const percent = (100 * gateFraction).toFixed(1);
  return gateFraction >= 0.0005
    ? ` The flap gate’s head loss reduces the flow by ${percent}%.`
    : '';
}
