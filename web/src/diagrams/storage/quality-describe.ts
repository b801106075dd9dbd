import { formatNumber, formatQuantity, percentsOf, wholePercent } from '../kit/format';
import type { Reading } from '../kit/spec';
import { type Quantity, toShown, type Units } from '../kit/units';
import type { StorageParams } from './model';
import {
  indexAt,
  isJunction,
  massMgPerS,
  type Quality,
  type QualityResult,
  qualityAt,
  removalAt,
  totalCfs,
} from './quality';

type Format = (value: number, quantity: Quantity) => string;

/** Describes the concentrations at the moment shown, and the effects of mixing, decay and treatment. */
export function describeQuality(
  params: StorageParams,
  units: Units,
  result: QualityResult,
): string {
  const format: Format = (value, quantity) => formatQuantity(value, quantity, units);
  if (isJunction(params)) return junction(params, result, format);
  return [state(params, result, format), shares(params, result), fate(params, result, format)]
    .filter(Boolean)
    .join(' ');
}

const volumeName = ({ show }: Quality) => (show === 'conduit' ? 'conduit' : 'storage unit');

function state(params: StorageParams, result: QualityResult, format: Format): string {
  const now = qualityAt(result, params.hour);
  const mixed = `After ${format(params.hour, 'hours')} the ${volumeName(params)} has ${format(now.mgPerL, 'concentration')} throughout, as SWMM mixes it completely.`;
  if (params.flowCfs <= 0) return `${mixed} Nothing flows through it.`;
  const residence = format(params.tankFt3 / params.flowCfs / 3600, 'hours');
  return `${mixed} The inflow has ${format(now.inMgPerL, 'concentration')}. The mean residence time in steady flow, volume over flow, is ${residence}.`;
}

function shares(params: StorageParams, result: QualityResult): string {
  const index = indexAt(result, params.hour);
  const [held = 0, left = 0] = [result.heldParts[index], result.leftParts[index]];
  if (held + left <= 0) return '';
  const lost = Math.max(0, 1 - held - left);
  const [heldPercent, leftPercent, lostPercent = 0] = percentsOf([held, left, lost]);
  const parts = [
    `${wholePercent(held, heldPercent)} remains`,
    `${wholePercent(left, leftPercent)} has left`,
  ];
  if (lostPercent > 0) {
    parts.push(`${wholePercent(lost, lostPercent)} has decayed or been removed`);
  }
  return `Of the initial and incoming pollutant mass so far, ${new Intl.ListFormat('en').format(parts)}.`;
}

/**
 * The treatment expression for a pollutant named P, or 'none'. Its velocities are in the units of the
 * project, as DEPTH is.
 */
export function expressionOf(params: Quality, units: Units): string {
  const { show, removedPercent, ratePerHour, leastMgPerL } = params;
  const velocity = (ftPerHour: number) =>
    formatNumber(toShown(ftPerHour, 'velocityPerHour', units));
  const maxRemoval = formatNumber(params.mostPercent / 100);
  const rate = formatNumber(ratePerHour);
  const unsettled = formatNumber(leastMgPerL);
  switch (show) {
    case 'junction':
      return removedPercent > 0 ? `R = ${formatNumber(removedPercent / 100)}` : 'none';
    case 'firstOrder':
      return `C = P * exp(-${rate} * DT / 3600)`;
    case 'settling':
      return `C = ${unsettled} + (P - ${unsettled}) * exp(-${velocity(params.settlingFtPerHour)} / DEPTH * DT / 3600)`;
    case 'hrt':
    case 'hrtJunction': {
      const exponent =
        show === 'hrt' ? `${velocity(params.removalFtPerHour)} * HRT / DEPTH` : `${rate} * HRT`;
      const removal = `1 - exp(-${exponent})`;
      return `R = ${maxRemoval === '1' ? removal : `${maxRemoval} * (${removal})`}`;
    }
    default:
      return 'none';
  }
}

/** Describes how treatment or decay acts on the pollutant. */
function fate(params: StorageParams, result: QualityResult, format: Format): string {
  const { show, decayPerDay, flowCfs } = params;
  const now = qualityAt(result, params.hour);
  switch (show) {
    case 'firstOrder':
      return 'At each step, the expression for C applies to the concentration in the storage unit. It replaces the pollutant’s decay.';
    case 'settling': {
      if (now.mgPerL <= 0)
        return 'Nothing settles, because the storage unit contains no pollutant.';
      const least = format(params.leastMgPerL, 'concentration');
      if (now.mgPerL <= params.leastMgPerL)
        return `Nothing settles, because the concentration does not exceed the ${least} that does not settle.`;
      const halfHours = (Math.LN2 * params.tankFt) / params.settlingFtPerHour;
      const anyFlow =
        flowCfs > 0
          ? ' The expression has no condition on FLOW, so solids settle at any flow.'
          : '';
      return `At a depth of ${format(params.tankFt, 'length')}, settling halves the gap to ${least} in ${format(halfHours, 'hours')}.${anyFlow}`;
    }
    case 'hrt': {
      if (flowCfs <= 0) return 'An expression for R applies to the inflow: without inflow, R is 0.';
      const removal = removalAt(params, now.hrtHours);
      const gives = `With HRT = ${format(now.hrtHours, 'hours')} and DEPTH = ${format(params.tankFt, 'length')}, the expression gives R = ${formatNumber(removal)}.`;
      if (now.inMgPerL === 0)
        return `${gives} The inflow carries no pollutant, so nothing is removed.`;
      if (removal === 0) return `${gives} So nothing is removed.`;
      const treated = now.inMgPerL * (1 - removal);
      const left = `The inflow’s concentration less this fraction is ${format(treated, 'concentration')}`;
      return treated > now.mgPerL + 1e-9
        ? `${gives} ${left}, which is not below the mixture’s, so nothing is removed.`
        : `${gives} ${left}. This is below the mixture’s, so it becomes the concentration in the whole unit.`;
    }
    default:
      return decayPerDay > 0
        ? `The pollutant’s decay coefficient of ${format(decayPerDay, 'perDay')} applies here, as in every conduit and in every storage unit that does not treat the pollutant.`
        : '';
  }
}

function junction(params: StorageParams, result: QualityResult, format: Format): string {
  if (totalCfs(params) <= 0) return 'Nothing flows through the junction.';
  const out = format(qualityAt(result, 0).mgPerL, 'concentration');
  if (params.show === 'hrtJunction') {
    return `The junction receives ${format(params.inMgPerL, 'concentration')} and passes on ${out}. SWMM gives a junction no volume in quality routing, so HRT and R are 0 there.`;
  }
  const inflow = (cfs: number, mgPerL: number) =>
    cfs > 0 ? [`${format(cfs, 'flow')} at ${format(mgPerL, 'concentration')}`] : [];
  const inflows = [
    ...inflow(params.flowCfs, params.inMgPerL),
    ...inflow(params.otherCfs, params.otherMgPerL),
  ];
  const mass =
    params.massKgPerHour > 0
      ? ` A mass inflow of ${formatNumber(params.massKgPerHour)} kg/h, which is ${formatNumber(massMgPerS(params))} mg/s, adds pollutant but no flow.`
      : '';
  const removal =
    params.removedPercent > 0
      ? ` The treatment removes ${formatNumber(params.removedPercent)}% of the pollutant.`
      : '';
  const weights = inflows.length > 1 ? ' Each inflow counts in proportion to its flow.' : '';
  return `The junction receives ${inflows.join(' and ')}.${weights}${mass}${removal} The outflow is at ${out}.`;
}

/** The readings of water quality. */
export function qualityReadings(
  params: StorageParams,
  units: Units,
  result: QualityResult,
): Reading[] {
  const now = qualityAt(result, params.hour);
  const format: Format = (value, quantity) => formatQuantity(value, quantity, units);
  const expression = expressionOf(params, units);
  return [
    ...(totalCfs(params) > 0 || isJunction(params)
      ? [
          {
            label:
              params.show === 'junction'
                ? 'Concentration of the mixed inflows'
                : 'Inflow concentration',
            value: format(now.inMgPerL, 'concentration'),
          },
          { label: 'Outflow concentration', value: format(now.mgPerL, 'concentration') },
        ]
      : [
          {
            label: `Concentration in the ${volumeName(params)}`,
            value: format(now.mgPerL, 'concentration'),
          },
        ]),
    // SWMM tracks no residence time in conduits. At a junction it is always 0, which only the
    // view of HRT at a junction shows.
    ...(params.show === 'conduit' || params.show === 'junction'
      ? []
      : [{ label: 'HRT so far (SWMM)', value: format(now.hrtHours, 'hours') }]),
    // Screen readers get the expression here: the drawing is hidden from them.
    ...(expression === 'none'
      ? []
      : [{ label: 'Treatment of the pollutant P', value: expression }]),
  ];
}
