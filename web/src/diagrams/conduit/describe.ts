import { formatNumber, formatQuantity, wholePercent, withUnit } from '../kit/format';
import type { Quantity, Units } from '../kit/units';
import type { ConduitParams, ConduitResult } from './model';
import { bankFraction, isClosed } from './section';

/** The section's state in words. */
export function describe(params: ConduitParams, units: Units, result: ConduitResult): string {
  if (params.depthFt <= 0) {
    return params.show === 'limit'
      ? 'The inlet is empty: no flow leaves it.'
      : 'The conduit is empty: nothing flows.';
  }
  const format: Format = (value, quantity) => formatQuantity(value, quantity, units);
  if (params.show === 'limit') return limits(params, result, format);
  const flow = format(result.flowCfs, 'flow');
  const velocity = format(result.velocityFtPerS, 'velocity');
  const depth = format(params.depthFt, 'length');
  const share = wholePercent(params.depthFt / params.heightFt);
  const state = `At a depth of ${depth} (${share} of full) ${carries(params)} ${flow} at ${velocity}`;
  const rest = { uniform: capacity, waves, entrance }[params.show](params, result, format);
  const banks = overbanks(params, format);
  return `${state}${regime(result)}. ${banks}${friction(params)}${rest}`;
}

type Format = (value: number, quantity: Quantity) => string;

const carries = ({ barrels }: ConduitParams) =>
  barrels > 1 ? `the ${barrels} barrels carry` : 'the section carries';

function regime({ froude }: ConduitResult): string {
  if (froude === undefined) return ', without a free surface';
  const number = formatFroude(froude);
  if (number === criticalFroude) return `, at critical flow (Froude number ${number})`;
  return `, ${froude < 1 ? 'subcritical' : 'supercritical'} (Froude number ${number})`;
}

/** Formats a Froude number for the sentence, the readings and the drawing. */
export const formatFroude = (froude: number) => froude.toFixed(2);
/** How the Froude number of critical flow is shown. */
const criticalFroude = formatFroude(1);

/** Whether the water of an irregular section is on the overbanks; empty for other shapes. */
function overbanks({ shape, depthFt, heightFt }: ConduitParams, format: Format): string {
  if (shape !== 'irregular') return '';
  const bankFt = bankFraction * heightFt;
  const bank = format(bankFt, 'length');
  return depthFt > bankFt
    ? `The water is on the overbanks, which begin at ${bank}. `
    : `The water is within the banks, which are ${bank} high. `;
}

/** Which equation gives the friction of a force main; empty for other shapes. */
function friction({ shape, depthFt, heightFt, hazenWilliams }: ConduitParams): string {
  if (shape !== 'forceMain') return '';
  const factor = `C-factor of ${formatNumber(hazenWilliams)}`;
  return depthFt >= heightFt
    ? `While the force main is full, the Hazen-Williams equation applies with its ${factor}, whatever the conduit’s n. `
    : `With a free surface, Manning’s equation applies to a force main, with an n that follows from its ${factor}. `;
}

function capacity(params: ConduitParams, { largest, full }: ConduitResult, format: Format): string {
  const largestFlow = format(largest.flowCfs, 'flow');
  const itCarries = params.barrels > 1 ? 'they carry' : 'it carries';
  if (!isClosed(params.shape)) return `Filled to the top, ${itCarries} ${largestFlow}.`;
  const morePercent = Math.round(100 * (largest.flowCfs / full.flowCfs - 1));
  if (morePercent <= 0) return `When full, ${itCarries} ${largestFlow}.`;
  const depthPercent = Math.round((100 * largest.depthFt) / params.heightFt);
  return `The maximum flow, ${largestFlow}, occurs at ${depthPercent}% of the full depth and is ${morePercent}% more than the full section carries.`;
}

function waves(
  { heightFt, lengthFt }: ConduitParams,
  result: ConduitResult,
  format: Format,
): string {
  const { celerityFtPerS, courantS, inertiaFraction } = result;
  if (celerityFtPerS === undefined) {
    return 'Without a free surface, the conduit does not limit the routing step, and SWMM keeps none of the inertial terms.';
  }
  const damping = `Partial damping keeps ${wholePercent(inertiaFraction)} of the inertial terms.`;
  if (courantS === undefined) {
    return `At a Froude number of 0.01 or less, the conduit does not limit the routing step. ${damping}`;
  }
  const seconds = (value: number) => withUnit(formatNumber(value), 's');
  return `Small waves run at ${format(celerityFtPerS, 'velocity')} relative to the water, and those that run downstream cover the ${format(lengthFt, 'length')} in ${seconds(courantS)}. A VARIABLE_STEP of 0.75 limits the routing step to ${seconds(0.75 * courantS)}. ${damping} ${energy(heightFt, result, format)}`;
}

/** The specific energy, compared with that at the critical depth. */
function energy(heightFt: number, result: ConduitResult, format: Format): string {
  const { criticalFt, froude = 0 } = result;
  const now = format(result.energyFt, 'length');
  if (formatFroude(froude) === criticalFroude) {
    return `The specific energy of ${now} is the least for this flow.`;
  }
  if (criticalFt >= heightFt) {
    return `The specific energy is ${now}; the critical depth of this flow is above the top of the section.`;
  }
  const least = format(result.minEnergyFt, 'length');
  // Near the critical depth, both may round to the same number.
  return now === least
    ? `The specific energy of ${now} is almost the least for this flow.`
    : `The specific energy is ${now}; the least for this flow is ${least}, at the critical depth of ${format(criticalFt, 'length')}.`;
}

function entrance({ entranceLoss }: ConduitParams, result: ConduitResult, format: Format): string {
  if (entranceLoss <= 0) return 'Without a coefficient the conduit has no entrance loss.';
  return `If this is the conduit’s upstream end, its entrance loss coefficient of ${formatNumber(entranceLoss)} causes a head loss of ${format(result.entranceLossFt, 'length')} in dynamic wave routing; the other methods ignore it.`;
}

function limits(params: ConduitParams, { limit }: ConduitResult, format: Format): string {
  const { heightFt, depthFt, downFt, routedCfs } = params;
  const flow = format(routedCfs, 'flow');
  const normal = format(limit.normalCfs, 'flow');
  const depth = format(depthFt, 'length');
  const profile =
    downFt === depthFt
      ? `is ${depth} at both ends`
      : `${downFt > depthFt ? 'rises' : 'falls'} downstream, from ${depth} to ${format(downFt, 'length')}`;
  const computed = `Dynamic wave routing computes ${flow}. The depth ${profile}, and`;
  if (depthFt >= heightFt) {
    return `${computed} the inlet is full. No choice of NORMAL_FLOW_LIMITED limits the flow of a full inlet.`;
  }
  const start = `${computed} the flow at the inlet is ${inletRegime(limit.froude)}.`;
  if (routedCfs <= limit.normalCfs) {
    return `${start} No choice of NORMAL_FLOW_LIMITED changes the flow, as Manning’s equation gives at least as much for the upstream depth: ${normal}.`;
  }
  const dryEnd =
    downFt === 0 && limit.froude >= 1
      ? ' At a dry lower end, the Froude number is not checked.'
      : '';
  const effect = (applies: boolean) => (applies ? `limits the flow to ${normal}` : `keeps ${flow}`);
  return `${start} Manning’s equation gives ${normal} for the upstream depth: NORMAL_FLOW_LIMITED SLOPE ${effect(limit.bySlope)}, FROUDE ${effect(limit.byFroude)}, and BOTH ${effect(limit.bySlope || limit.byFroude)}.${dryEnd}`;
}

/** The flow regime at the inlet. FROUDE limits the flow at 1 or more, so 0.996 is not shown as 1.00. */
function inletRegime(froude: number): string {
  const number = formatFroude(froude);
  if (froude < 1) {
    return `subcritical (Froude number ${number === criticalFroude ? 'just under 1' : number})`;
  }
  return `${number === criticalFroude ? 'critical' : 'supercritical'} (Froude number ${number})`;
}
