export type BuildupFunction = 'none' | 'pow' | 'exp' | 'sat';

/** How a pollutant builds up on one acre in dry weather. */
export interface Buildup {
  buildup: BuildupFunction;
  maxLbPerAc: number;
  /** POW: the buildup after one day, and the exponent of the time in days. */
  powLbPerAc: number;
  powExponent: number;
  /** EXP: the rate constant. */
  expPerDay: number;
  /** SAT: the days to half of the maximum. */
  satDays: number;
}

/**
 * The days until the buildup counts as the maximum: until POW reaches it, or 3650 if it is very slow;
 * until EXP and SAT reach 99.9% of it. Engine landuse.c, landuse_readBuildupParams.
 */
function daysToMax(params: Buildup): number {
  switch (params.buildup) {
    case 'pow':
      return Math.log10(params.maxLbPerAc) / params.powExponent > 3.5
        ? 3650
        : (params.maxLbPerAc / params.powLbPerAc) ** (1 / params.powExponent);
    case 'exp':
      return -Math.log(0.001) / params.expPerDay;
    case 'sat':
      return 1000 * params.satDays;
    case 'none':
      return 0;
  }
}

/**
 * The buildup after some dry days from a clean surface: min(Bmax, K t^N), Bmax (1 - e^(-K t)) or
 * Bmax t / (K + t). RM3 3.2, eqs. 3-1a to 3-1c; engine landuse_getBuildupMass.
 *
 * Check: EXP with 0.33/d has 90% of the maximum after 7 days (RM3 3.2).
 */
export function buildupAfter(params: Buildup, days: number): number {
  const { maxLbPerAc } = params;
  if (days <= 0 || params.buildup === 'none') return 0;
  if (days >= daysToMax(params)) return maxLbPerAc;
  switch (params.buildup) {
    case 'pow':
      return Math.min(maxLbPerAc, params.powLbPerAc * days ** params.powExponent);
    case 'exp':
      return maxLbPerAc * (1 - Math.exp(-params.expPerDay * days));
    case 'sat':
      return (maxLbPerAc * days) / (params.satDays + days);
  }
}

/** The dry days in which a clean surface reaches a buildup. Engine landuse_getBuildupDays. */
export function equivalentDays(params: Buildup, lbPerAc: number): number {
  if (lbPerAc <= 0) return 0;
  if (lbPerAc >= params.maxLbPerAc) return daysToMax(params);
  switch (params.buildup) {
    case 'pow':
      return (lbPerAc / params.powLbPerAc) ** (1 / params.powExponent);
    case 'exp':
      return -Math.log(1 - lbPerAc / params.maxLbPerAc) / params.expPerDay;
    case 'sat':
      return (lbPerAc * params.satDays) / (params.maxLbPerAc - lbPerAc);
    case 'none':
      return 0;
  }
}

/**
 * The buildup after more dry days: these are added to the days in which a clean surface would reach
 * the present buildup. It never falls, even if an initial loading exceeds the maximum. RM3 3.3;
 * engine surfqual.c, surfqual_getBuildup.
 */
export function continueBuildup(params: Buildup, lbPerAc: number, days: number): number {
  return Math.max(lbPerAc, buildupAfter(params, equivalentDays(params, lbPerAc) + days));
}
