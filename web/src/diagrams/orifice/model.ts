import { isAtOrAbove } from '../hydraulics/at-or-above';
import { gravityFtPerS2 } from '../hydraulics/constants';
import { gateLossFt } from '../hydraulics/gate-loss';
import { type RatingPoint, ratingOf } from '../hydraulics/rating';
import { type Opening, openingOf } from './opening';
import { highestFt, type OrificeParams } from './params';

/** How the opening acts at the chosen levels; in the first four regimes nothing flows. */
export type Regime = 'closed' | 'dry' | 'level' | 'held' | 'weir' | 'orifice' | 'submerged';

/** What flows through the opening. */
export interface OrificeFlow {
  regime: Regime;
  /** Negative when water flows back. */
  flowCfs: number;
  /** The head that drives the flow, as the regime's equation defines it. */
  headFt: number;
  /** The fraction by which the flap gate's head loss reduces the flow. */
  gateFraction: number;
}

/** The flow at the chosen levels, the opening, and the flow over the range of each level. */
export interface OrificeResult extends OrificeFlow {
  /** The fraction by which tailwater reduces the flow; 0 if the flap gate holds the water back. */
  tailwaterFraction: number;
  areaFt2: number;
  velocityFtPerS: number;
  /** Height of the open part. A side orifice is full when the water reaches the top of that part. */
  openFt: number;
  /** The depth at a side orifice, or the head at a bottom one, from which it acts as an orifice. */
  criticalFt: number;
  /** The flow against the upstream level. */
  curve: RatingPoint[];
  /** The flow against the downstream level. */
  tailCurve: RatingPoint[];
}

/** Heads up to this count as none: FUDGE in the engine's consts.h. */
const negligibleFt = 0.0001;

/**
 * Flow through an orifice. RM2 (rev. 2021) 6.2, eqs. 6-3 to 6-14; engine link.c,
 * orifice_getInflow and orifice_getFlow. Where they differ, the diagram follows the engine:
 * tailwater is measured from the opening's bottom (eq. 6-13 prints H2/H1), and a drowned
 * bottom orifice is a weir while the difference between the levels is below H*, criticalFt (the manual
 * compares the upstream head).
 *
 * Check: a circle of 1 ft with Cd 0.65, the water 4 ft above its bottom and free discharge gives
 * 0.65 · 0.7854 · sqrt(64.4 · 3.5) = 7.66 cfs; so does the engine (engine.json).
 */
export function flowThrough(params: OrificeParams, opening = openingOf(params)): OrificeFlow {
  const { offsetFt, upstreamFt, downstreamFt, hasFlapGate } = params;
  const { openFt, areaFt2, criticalFt } = opening;
  const none = { flowCfs: 0, headFt: 0, gateFraction: 0 };
  if (openFt <= 0) return { regime: 'closed', ...none };
  const direction = upstreamFt >= downstreamFt ? 1 : -1;
  const high = Math.max(upstreamFt, downstreamFt) - offsetFt;
  const low = Math.min(upstreamFt, downstreamFt) - offsetFt;
  if (high <= negligibleFt) return { regime: 'dry', ...none };
  if (upstreamFt === downstreamFt) return { regime: 'level', ...none };

  const { filled, headFt } = headAndFilling(params.orientation, opening, high, low);
  if (headFt <= negligibleFt) return { regime: 'level', ...none };
  if (direction < 0 && hasFlapGate) return { regime: 'held', ...none };

  const flowAt = (part: number, head: number) =>
    params.coefficient *
    areaFt2 *
    Math.sqrt(2 * gravityFtPerS2) *
    (part < 1 ? rootOfCriticalHead(params, criticalFt) * part ** 1.5 : Math.sqrt(head));
  const ungated = flowAt(filled, headFt);
  let gated = ungated;
  if (hasFlapGate) {
    const lossFt = gateLossFt(ungated / areaFt2, headFt);
    gated =
      filled < 1
        ? flowAt(Math.max(0, filled - lossFt / criticalFt), headFt)
        : flowAt(1, Math.max(0, headFt - lossFt));
  }
  // Villemonte's equation.
  const kept = filled < 1 && low > 0 ? (1 - (low / high) ** 1.5) ** 0.385 : 1;
  const isDrowned = params.orientation === 'side' ? isAtOrAbove(low, openFt / 2) : low > 0;
  return {
    regime: filled < 1 ? 'weir' : isDrowned ? 'submerged' : 'orifice',
    flowCfs: direction * gated * kept,
    headFt,
    gateFraction: 1 - gated / ungated,
  };
}

/**
 * The head that drives the flow (eqs. 6-5 and 6-6), and the part of the critical height that is filled:
 * below 1 the opening acts as a weir.
 */
function headAndFilling(
  orientation: OrificeParams['orientation'],
  { openFt, criticalFt }: Opening,
  high: number,
  low: number,
) {
  if (orientation === 'bottom') {
    const headFt = low > 0 ? high - low : high;
    return { headFt, filled: isAtOrAbove(headFt, criticalFt) ? 1 : headFt / criticalFt };
  }
  const filled = isAtOrAbove(high, openFt) ? 1 : high / openFt;
  if (filled < 1) return { headFt: high, filled };
  return { headFt: isAtOrAbove(low, openFt / 2) ? high - low : high - openFt / 2, filled };
}

/** The square root of the head, in feet, at which weir flow and orifice flow are equal. */
function rootOfCriticalHead({ orientation }: OrificeParams, criticalFt: number): number {
  return Math.sqrt(orientation === 'side' ? criticalFt / 2 : criticalFt);
}

/**
 * The upstream level from which the opening acts as an orifice, reverse flow aside. The critical
 * height is measured from the bottom of a side orifice, and from a bottom orifice or the tailwater
 * above it. Undefined if the opening is closed, or if the tailwater alone fills a side orifice.
 */
export function orificeLevelFt(
  { orientation, offsetFt, downstreamFt }: OrificeParams,
  { openFt, criticalFt }: OrificeResult,
): number | undefined {
  const base = orientation === 'side' ? offsetFt : Math.max(offsetFt, downstreamFt);
  const levelFt = base + criticalFt;
  return openFt > 0 && downstreamFt < levelFt ? levelFt : undefined;
}

/** Computes the flow at the chosen levels, and over the range of each level. */
export function run(params: OrificeParams): OrificeResult {
  const opening = openingOf(params);
  const flow = flowThrough(params, opening);
  // Without tailwater the lower level is at the opening's bottom, or below it.
  const free = flowThrough(
    {
      ...params,
      upstreamFt: Math.max(params.upstreamFt, params.downstreamFt),
      downstreamFt: Math.min(params.upstreamFt, params.downstreamFt, params.offsetFt),
    },
    opening,
  );
  return {
    ...flow,
    tailwaterFraction:
      free.flowCfs === 0 || flow.regime === 'held' ? 0 : 1 - Math.abs(flow.flowCfs) / free.flowCfs,
    ...opening,
    velocityFtPerS: opening.areaFt2 > 0 ? Math.abs(flow.flowCfs) / opening.areaFt2 : 0,
    curve: ratingOf(
      highestFt,
      params.downstreamFt,
      (upstreamFt) => flowThrough({ ...params, upstreamFt }, opening).flowCfs,
    ),
    tailCurve: ratingOf(
      highestFt,
      params.upstreamFt,
      (downstreamFt) => flowThrough({ ...params, downstreamFt }, opening).flowCfs,
    ),
  };
}
