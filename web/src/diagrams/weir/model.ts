import { isAtOrAbove } from '../hydraulics/at-or-above';
import { gateLossFt } from '../hydraulics/gate-loss';
import { type RatingPoint, ratingOf } from '../hydraulics/rating';
import { freeFlow, openAreaFt2 } from './free-flow';
import { highestFt, raisedFt, type WeirParams } from './params';
import { roadCoefficient, submergenceFactor } from './roadway';

/** How the weir acts at the present levels. */
export type Regime =
  | 'closed'
  | 'dry'
  | 'level'
  /** The flap gate keeps water from flowing back. */
  | 'held'
  | 'free'
  | 'submerged'
  /** The water is above the opening, whose height limits the head. */
  | 'limited'
  /** An orifice, with the head above the middle of the opening. */
  | 'surcharged'
  /** An orifice, with the difference between the levels as its head. */
  | 'drowned';

/** What flows over the weir. */
export interface WeirFlow {
  regime: Regime;
  /** Negative when water flows back. */
  flowCfs: number;
  /** The head that drives the flow, as the regime's equation defines it. */
  headFt: number;
  /** The fraction by which the head loss of the flap gate reduces the flow. */
  gateFraction: number;
}

/** The weir at the present levels, and its flow over the range of each level. */
export interface WeirResult extends WeirFlow {
  /** The fraction by which tailwater reduces the flow; 1 where equal levels stop it. */
  tailwaterFraction: number;
  /** The level of the crest as raised by the setting, above the invert. */
  crestFt: number;
  /** The flow against the upstream level, and against the downstream level. */
  curve: RatingPoint[];
  tailCurve: RatingPoint[];
}

/** Heads up to this count as none: FUDGE in the engine's consts.h. */
const negligibleFt = 0.0001;
const none = { flowCfs: 0, headFt: 0, gateFraction: 0 };

/**
 * Flow over a weir. RM2 (rev. 2021) 6.3 and 7.5, eq. 6-18 to 6-31, 7-52; engine
 * link.c, weir_getInflow, and roadway.c. Where they differ, the diagram follows the engine:
 * tailwater is measured from the crest. One exception: at equal levels above a road, the engine
 * has a reverse flow of 40% (paved) or 24% (gravel) of the free flow; here there is none.
 *
 * Check: 26 runs of the engine in engine.json agree within 1%.
 */
export function flowOver(params: WeirParams): WeirFlow {
  const { weirType, upstreamFt, downstreamFt, heightFt, hasFlapGate } = params;
  const raised = raisedFt(params);
  const direction = upstreamFt > downstreamFt ? 1 : -1;
  const high = Math.max(upstreamFt, downstreamFt) - params.crestFt - raised;
  const low = Math.min(upstreamFt, downstreamFt) - params.crestFt - raised;
  if (raised >= heightFt) return { regime: 'closed', ...none };
  if (high <= negligibleFt) return { regime: 'dry', ...none };
  if (upstreamFt === downstreamFt) return { regime: 'level', ...none };
  if (weirType === 'roadway') return roadFlow(params, direction, high, low);
  if (direction < 0 && hasFlapGate) return { regime: 'held', ...none };
  const openFt = heightFt - raised;
  if (isAtOrAbove(high, openFt) && params.canSurcharge)
    return orificeFlow(params, direction, high, low);

  const headFt = Math.min(high, openFt);
  const free = freeFlow(params, headFt, direction < 0);
  const freeCfs = free.centerCfs + free.endsCfs;
  const lossFt = hasFlapGate ? gateLossFt(freeCfs / openAreaFt2(params, headFt), headFt) : 0;
  const gated = freeFlow(params, headFt - lossFt, direction < 0);
  const ratio = Math.max(0, low / high);
  const flowCfs =
    gated.centerCfs * villemonteFactor(ratio, exponents[weirType]) +
    gated.endsCfs * villemonteFactor(ratio, exponents['v-notch']);
  const gatedCfs = gated.centerCfs + gated.endsCfs;
  return {
    regime: !isAtOrAbove(openFt, high) ? 'limited' : low > 0 ? 'submerged' : 'free',
    flowCfs: direction * flowCfs,
    headFt,
    gateFraction: freeCfs > 0 ? 1 - gatedCfs / freeCfs : 0,
  };
}

/** The power of the head in each weir's equation; engine, weirPower. */
const exponents = { transverse: 1.5, side: 5 / 3, 'v-notch': 2.5, trapezoidal: 1.5 } as const;

/** The fraction of the free flow that remains with tailwater. RM2 6.3.4, eq. 6-26. */
function villemonteFactor(ratio: number, exponent: number): number {
  return (1 - ratio ** exponent) ** 0.385;
}

/**
 * Above the opening's crown the weir acts as an orifice. At the crown both have the same free flow,
 * except for reverse flow over a side-flow weir. RM2 6.3.5.
 */
function orificeFlow(params: WeirParams, direction: number, high: number, low: number): WeirFlow {
  const openFt = params.heightFt - raisedFt(params);
  const full = freeFlow(params, openFt);
  const constant = (full.centerCfs + full.endsCfs) / Math.sqrt(openFt / 2);
  const isDrowned = isAtOrAbove(low, openFt / 2);
  const headFt = isDrowned ? high - low : high - openFt / 2;
  const freeCfs = constant * Math.sqrt(headFt);
  const velocity = freeCfs / openAreaFt2(params, openFt);
  const lossFt = params.hasFlapGate ? gateLossFt(velocity, openFt) : 0;
  const flowCfs = constant * Math.sqrt(Math.max(0, headFt - lossFt));
  return {
    regime: isDrowned ? 'drowned' : 'surcharged',
    flowCfs: direction * flowCfs,
    headFt,
    gateFraction: freeCfs > 0 ? 1 - flowCfs / freeCfs : 0,
  };
}

function roadFlow(params: WeirParams, direction: number, high: number, low: number): WeirFlow {
  const { surface, roadWidthFt, lengthFt } = params;
  const submergence = submergenceFactor(surface, high, low);
  const coefficient = roadCoefficient(surface, high, roadWidthFt);
  return {
    regime: submergence < 1 ? 'submerged' : 'free',
    flowCfs: direction * submergence * coefficient * lengthFt * high ** 1.5,
    headFt: high,
    gateFraction: 0,
  };
}

/** The weir at the present levels, and its flow over the range of each level. */
export function run(params: WeirParams): WeirResult {
  const flow = flowOver(params);
  const crestFt = params.crestFt + raisedFt(params);
  // Without tailwater the lower level is at the crest, or below it.
  const lower = params.upstreamFt >= params.downstreamFt ? 'downstreamFt' : 'upstreamFt';
  const free = flowOver({ ...params, [lower]: Math.min(params[lower], crestFt) });
  return {
    ...flow,
    crestFt,
    tailwaterFraction: free.flowCfs === 0 ? 0 : 1 - flow.flowCfs / free.flowCfs,
    curve: ratingOf(
      highestFt,
      params.downstreamFt,
      (upstreamFt) => flowOver({ ...params, upstreamFt }).flowCfs,
    ),
    tailCurve: ratingOf(
      highestFt,
      params.upstreamFt,
      (downstreamFt) => flowOver({ ...params, downstreamFt }).flowCfs,
    ),
  };
}
