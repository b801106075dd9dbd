import { formatNumber, formatQuantity } from '../kit/format';
import type { Units } from '../kit/units';

export type WashoffFunction = 'exp' | 'rc' | 'emc';

/** How runoff washes a pollutant off. */
export interface Washoff {
  washoff: WashoffFunction;
  /** EXP: the rate constant of washoff per hour, at 1 in/hr. */
  expCoefficient: number;
  /** RC: the load in mg/s at 1 cfs. */
  rcCoefficient: number;
  /** The power of runoff in EXP and RC. */
  exponent: number;
  emcMgPerL: number;
}

/** Engine consts.h: LperFT3. */
export const litersPerFt3 = 28.317;
/** Pounds in a milligram, as the engine rounds it: table Ucf in swmm5.c. */
export const lbPerMg = 2.203e-6;

/**
 * The concentration of washoff in mg/ft³, before the buildup limits it. It is the load divided by the
 * flow: K q^N B in mass per hour for EXP, with q in in/hr, and K Q^N in mg/s for RC, with the flow Q
 * from the area in cfs. For EMC it is constant. RM3 4.2, eqs. 4-7, 4-8, 4-10; engine landuse.c,
 * landuse_getWashoffQual.
 *
 * Check: EXP with K = 0.45, N = 1.5 and 15 lb washes off about as much from one acre as RC with
 * K = 850 and the same N (RM3 4.2.4).
 */
export function washoffMgPerFt3(
  { washoff, expCoefficient, rcCoefficient, exponent, emcMgPerL }: Washoff,
  runoffInPerHour: number,
  areaFt2: number,
  buildupLb: number,
): number {
  const flowCfs = (runoffInPerHour / 43200) * areaFt2;
  switch (washoff) {
    case 'exp':
      return (
        ((expCoefficient / 3600) * runoffInPerHour ** exponent * (buildupLb / lbPerMg)) / flowCfs
      );
    case 'rc':
      return rcCoefficient * flowCfs ** (exponent - 1);
    case 'emc':
      return emcMgPerL * litersPerFt3;
  }
}

/**
 * The coefficient of [WASHOFF] for runoff in the project's units: in/hr or mm/hr in EXP, cfs or L/s
 * in RC. In both systems, the same flow gives the same load. An EMC does not depend on the units.
 */
export function washoffCoefficient(params: Washoff, units: Units): number {
  const { exponent } = params;
  switch (params.washoff) {
    case 'exp':
      return params.expCoefficient / (units === 'US' ? 1 : 25.4 ** exponent);
    case 'rc':
      return params.rcCoefficient / (units === 'US' ? 1 : litersPerFt3 ** exponent);
    case 'emc':
      return params.emcMgPerL;
  }
}

/** The function as in [WASHOFF], in the project's units, with B as the buildup that is left. */
export function washoffFunction(params: Washoff, units: Units): string {
  const coefficient = washoffCoefficient(params, units);
  const power = formatNumber(params.exponent);
  switch (params.washoff) {
    case 'exp':
      return `${formatNumber(coefficient)} · q^${power} · B per hour, q in ${units === 'US' ? 'in/hr' : 'mm/hr'}, B the buildup left`;
    case 'rc':
      return `${formatNumber(coefficient)} · Q^${power} mg/s, Q in ${units === 'US' ? 'cfs' : 'L/s'}`;
    case 'emc':
      return formatQuantity(coefficient, 'concentration', units);
  }
}
