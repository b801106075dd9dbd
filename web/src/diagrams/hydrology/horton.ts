/** Horton's capacity of infiltration, as in SWMM's input. */
export interface Horton {
  maxInPerHour: number;
  minInPerHour: number;
  /** How fast the capacity falls while water is there. */
  decayPerHour: number;
  /** The time in which dry soil recovers 98 % of its capacity. */
  dryingDays: number;
}

/** 1 in/hr in ft/s: table Ucf in the engine's swmm5.c. */
export const ftPerSPerInPerHour = 1 / 43200;

/**
 * The infiltration of one pervious subarea over time. The function returned takes
 * the rate that falls on the ground (rain and run-on) and the depth ponded there,
 * and gives the rate of infiltration in ft/s over the step. RM1 4.2.1; engine
 * infil.c, horton_getInfil. With equal rates the capacity is constant.
 */
export function hortonInfiltration(soil: Horton, stepS: number) {
  const most = soil.maxInPerHour * ftPerSPerInPerHour;
  const least = soil.minInPerHour * ftPerSPerInPerHour;
  const range = most - least;
  const decay = soil.decayPerHour / 3600;
  const recovery = soil.dryingDays > 0 ? -Math.log(0.02) / (soil.dryingDays * 86400) : 0;
  /** Infiltrated depth when the capacity was met for so long. */
  const cumulative = (seconds: number) =>
    least * seconds + (range / decay) * (1 - Math.exp(-decay * seconds));
  /** The time on the curve of capacity. */
  let onCurveS = 0;

  return (rateFtPerS: number, depthFt: number): number => {
    const available = rateFtPerS + depthFt / stepS;
    if (range <= 0 || decay <= 0) return Math.max(0, Math.min(most, available));
    if (available <= 1e-10) {
      const left = 1 - Math.exp(-decay * onCurveS);
      onCurveS = -Math.log(1 - Math.exp(-recovery * stepS) * left) / decay;
      return 0;
    }
    const before = cumulative(onCurveS);
    const end = onCurveS + stepS;
    const capacity = Math.max(least, (cumulative(end) - before) / stepS);
    const flat = end > 16 / decay;
    if (flat || capacity < available) {
      onCurveS = end;
      return Math.min(capacity, available);
    }
    // All water enters: the place on the curve with this much infiltrated (Newton's method).
    const reached = before + available * stepS;
    let place = onCurveS + stepS / 2;
    for (let trial = 0; trial < 20; trial++) {
      const error = cumulative(place) - reached;
      const change = error / (least + range * Math.exp(-Math.min(60, decay * place)));
      place -= change;
      if (Math.abs(change) <= 0.001 * stepS) break;
    }
    onCurveS = place;
    return available;
  };
}
