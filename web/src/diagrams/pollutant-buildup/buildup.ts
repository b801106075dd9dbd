export type BuildupFunction = 'none' | 'pow' | 'exp' | 'sat';

/** How pollutant gathers on one acre in dry weather. */
export interface Buildup {
  buildup: BuildupFunction;
  maxLbPerAc: number;
  /** POW: what one day brings, and the power of days. */
  powLbPerAc: number;
  powExponent: number;
  /** EXP: the rate constant. */
  expPerDay: number;
  /** SAT: the days to half of the maximum. */
  satDays: number;
}

/**
 * The days after which the buildup counts as the maximum. Engine landuse.c,
 * landuse_readBuildupParams.
 */
function daysToMax(of: Buildup): number {
  switch (of.buildup) {
    case 'pow':
      return Math.log10(of.maxLbPerAc) / of.powExponent > 3.5
        ? 3650
        : (of.maxLbPerAc / of.powLbPerAc) ** (1 / of.powExponent);
    case 'exp':
      return -Math.log(0.001) / of.expPerDay;
    case 'sat':
      return 1000 * of.satDays;
    case 'none':
      return 0;
  }
}

/**
 * The buildup after some dry days from a clean surface: min(Bmax, K t^N), Bmax (1 -
 * e^(-K t)) or Bmax t / (K + t). RM3 3.2, eqs. 3-1a to 3-1c; engine
 * landuse_getBuildupMass.
 *
 * Check: EXP with 0.33/d has 90% of the maximum after 7 days (RM3 3.2).
 */
export function buildupAfter(of: Buildup, days: number): number {
  const { maxLbPerAc } = of;
  if (days <= 0 || of.buildup === 'none') return 0;
  if (days >= daysToMax(of)) return maxLbPerAc;
  switch (of.buildup) {
    case 'pow':
      return Math.min(maxLbPerAc, of.powLbPerAc * days ** of.powExponent);
    case 'exp':
      return maxLbPerAc * (1 - Math.exp(-of.expPerDay * days));
    case 'sat':
      return (maxLbPerAc * days) / (of.satDays + days);
  }
}

/** The dry days that this buildup corresponds to. Engine landuse_getBuildupDays. */
export function daysOf(of: Buildup, lbPerAc: number): number {
  if (lbPerAc <= 0) return 0;
  if (lbPerAc >= of.maxLbPerAc) return daysToMax(of);
  switch (of.buildup) {
    case 'pow':
      return (lbPerAc / of.powLbPerAc) ** (1 / of.powExponent);
    case 'exp':
      return -Math.log(1 - lbPerAc / of.maxLbPerAc) / of.expPerDay;
    case 'sat':
      return (lbPerAc * of.satDays) / (of.maxLbPerAc - lbPerAc);
    case 'none':
      return 0;
  }
}

/** What lies there after more dry days: it continues from the days that it corresponds to. RM3 3.3. */
export function addDays(of: Buildup, lbPerAc: number, days: number): number {
  return Math.max(lbPerAc, buildupAfter(of, daysOf(of, lbPerAc) + days));
}
