/** Horton's infiltration parameters, as in SWMM's input. */
export interface Horton {
  maxInPerHour: number;
  minInPerHour: number;
  /** The decay constant of the capacity while water is available. */
  decayPerHour: number;
  /** The time in which saturated soil recovers 98% of its lost capacity. */
  dryingDays: number;
}

/** 1 in/hr in ft/s: table Ucf in the engine's swmm5.c. */
export const ftPerSPerInPerHour = 1 / 43200;

/**
 * The infiltration of one pervious subarea over time. The returned function maps the rate of
 * rain and run-on and the ponded depth to the infiltration rate over the step, in ft/s. RM1
 * 4.2.1; engine infil.c, horton_getInfil. If the maximum rate is not above the minimum or
 * the decay constant is 0, the capacity is always the maximum rate.
 */
export function hortonInfiltration(soil: Horton, stepS: number) {
  const max = soil.maxInPerHour * ftPerSPerInPerHour;
  const min = soil.minInPerHour * ftPerSPerInPerHour;
  const range = max - min;
  const decay = soil.decayPerHour / 3600;
  const recovery = -Math.log(0.02) / (soil.dryingDays * 86400);
  /** The depth that infiltrates at capacity in this time. */
  const cumulative = (seconds: number) =>
    min * seconds + (range / decay) * (1 - Math.exp(-decay * seconds));
  /** The current time on the capacity curve. */
  let onCurveS = 0;

  return (rateFtPerS: number, depthFt: number): number => {
    const available = rateFtPerS + depthFt / stepS;
    if (range <= 0 || decay <= 0) return Math.max(0, Math.min(max, available));
    if (available <= 1e-10) {
      // The lost part of the capacity's range recovers exponentially.
      const lost = 1 - Math.exp(-decay * onCurveS);
      onCurveS = -Math.log(1 - Math.exp(-recovery * stepS) * lost) / decay;
      return 0;
    }
    const before = cumulative(onCurveS);
    const end = onCurveS + stepS;
    const capacity = Math.max(min, (cumulative(end) - before) / stepS);
    const isFlat = end > 16 / decay;
    if (isFlat || capacity < available) {
      onCurveS = end;
      return Math.min(capacity, available);
    }
    // All water infiltrates: find the time on the curve with this cumulative depth (Newton).
    const infiltrated = before + available * stepS;
    let time = onCurveS + stepS / 2;
    for (let trial = 0; trial < 20; trial++) {
      const error = cumulative(time) - infiltrated;
      const change = error / (min + range * Math.exp(-Math.min(60, decay * time)));
      time -= change;
      if (Math.abs(change) <= 0.001 * stepS) break;
    }
    onCurveS = time;
    return available;
  };
}
