import type { Moment } from '../hydrology/runoff';
import {
  flowInWords,
  formatMoment,
  formatNumber,
  formatQuantity,
  minFlowCfs,
  wholePercent,
} from '../kit/format';
import type { Units } from '../kit/units';
import {
  horizonHours,
  momentAt,
  type SubcatchmentFlowParams,
  type SubcatchmentFlowResult,
} from './model';

/** Describes the moment shown, and the totals of the storm. */
export function describe(
  params: SubcatchmentFlowParams,
  units: Units,
  result: SubcatchmentFlowResult,
): string {
  const moment = momentAt(result, params.hour);
  return [
    describeOutflow(params, units, moment),
    describeGround(params, units, moment),
    describeShare(params, result),
    describeLoad(params, units, result),
  ]
    .filter(Boolean)
    .join(' ');
}

function describeOutflow(
  { hour, rainHours, rainInPerHour }: SubcatchmentFlowParams,
  units: Units,
  { outflowCfs }: Moment,
) {
  const flow = flowInWords(outflowCfs, units, 'no water');
  const time = formatMoment(hour);
  const rain = formatQuantity(rainInPerHour, 'rate', units);
  if (rainInPerHour <= 0) return `Without rain, ${flow} leaves the subcatchment.`;
  if (hour <= rainHours)
    return `After ${time} of rain at ${rain}, ${flow} leaves the subcatchment.`;
  return `At ${time}, ${formatNumber(hour - rainHours)} h after the rain, ${flow} leaves the subcatchment.`;
}

function describeGround(params: SubcatchmentFlowParams, units: Units, moment: Moment): string {
  if (params.impervPercent >= 100) return '';
  const [depthFt] = moment.depthsFt;
  const [runoffCfs] = moment.runoffCfs;
  const depth = formatQuantity(depthFt * 12, 'depth', units);
  if (runoffCfs >= minFlowCfs) {
    return `Pervious ground holds ${depth}, more than its depression storage, and sheds ${formatQuantity(runoffCfs, 'flow', units)}${onward(params)}.`;
  }
  const overIn = 12 * depthFt - params.storePervIn;
  if (overIn > 1e-8)
    return `Pervious ground holds ${depth}, ${overIn < 0.02 ? 'barely ' : ''}more than its depression storage, and sheds next to nothing.`;
  if (depthFt > 0)
    return `Depression storage on pervious ground holds ${depth}, and the ground sheds nothing.`;
  return 'No water stands on pervious ground.';
}

const onward = ({ route, routedPercent, impervPercent }: SubcatchmentFlowParams) =>
  route === 'impervious' && routedPercent > 0 && impervPercent > 0
    ? `, ${formatNumber(routedPercent)}% of it onto impervious ground`
    : '';

function describeShare(params: SubcatchmentFlowParams, { runoffFraction }: SubcatchmentFlowResult) {
  if (params.rainInPerHour <= 0) return '';
  const from = params.upstream ? 'rain and run-on' : 'the rain';
  return `Within ${formatNumber(horizonHours(params))} h, ${wholePercent(runoffFraction)} of ${from} runs off.`;
}

/**
 * Describes what becomes of the load of rain and run-on: infiltrating water carries its share away,
 * and runoff keeps the concentration. RM3 4.3.2; engine surfqual.c, findPondedLoads.
 */
function describeLoad(
  params: SubcatchmentFlowParams,
  units: Units,
  { runoffFraction }: SubcatchmentFlowResult,
) {
  const { rainMgPerL, evaporationInPerDay, upstream } = params;
  if (rainMgPerL <= 0 || runoffFraction <= 0 || evaporationInPerDay > 0) return '';
  const from = upstream ? 'the load of rain and run-on' : 'the rain’s load';
  return `The runoff has the concentration of the rain, ${formatQuantity(rainMgPerL, 'concentration', units)}, and carries ${wholePercent(runoffFraction)} of ${from}; what infiltrates leaves the model.`;
}
