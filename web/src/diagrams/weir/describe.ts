import { formatQuantity } from '../kit/format';
import type { Units } from '../kit/units';
import { widthAt } from './free-flow';
import type { WeirResult } from './model';
import { raisedFt, type WeirParams } from './params';

const names = {
  transverse: 'transverse weir',
  side: 'side-flow weir',
  'v-notch': 'V-notch weir',
  trapezoidal: 'trapezoidal weir',
  roadway: 'roadway weir',
} as const;

/** Describes what flows, and why. */
export function describe(params: WeirParams, units: Units, result: WeirResult): string {
  const name = names[params.weirType];
  switch (result.regime) {
    case 'closed':
      return `The crest of the ${name} is raised to the top of the opening: nothing flows.`;
    case 'dry':
      return `The water does not rise above the crest of the ${name}: nothing flows.`;
    case 'level':
      return 'The water level is the same on both sides: nothing flows.';
    case 'held':
      return 'The water level is higher downstream, and the flap gate holds the water back: nothing flows.';
    default: {
      if (result.flowCfs === 0)
        return `The head of ${formatQuantity(result.headFt, 'length', units)} is not above the head loss of the flap gate: nothing flows.`;
      const flow = formatQuantity(Math.abs(result.flowCfs), 'flow', units);
      const start =
        params.upstreamFt < params.downstreamFt
          ? `Water flows back over the ${name}: ${flow}`
          : `The ${name} passes ${flow}`;
      return `${start} ${reason(params, units, result)}.${lowLevelNote(params, result)}${reductionNotes(params, result)}`;
    }
  }
}

function reason(params: WeirParams, units: Units, result: WeirResult): string {
  const head = formatQuantity(result.headFt, 'length', units);
  switch (result.regime) {
    case 'surcharged':
      return `as an orifice under a head of ${head}, measured from the middle of the opening, because the water reaches the top of the opening`;
    case 'drowned':
      return `as an orifice under a head of ${head}, the difference between the two levels, because the water reaches the top of the opening`;
    case 'limited':
      return `under a head of ${head}, the height of the opening: the water rises above the opening, but the weir can’t surcharge`;
    default:
      return `under a head of ${head} above the crest${crestLength(params, units)}${growthWithHead(params)}`;
  }
}

const crestLength = (params: WeirParams, units: Units) =>
  params.weirType === 'v-notch'
    ? ''
    : `, which is ${formatQuantity(widthAt(params, raisedFt(params)), 'length', units)} long`;

/** States how the flow grows with the head, unless a question of the diagram asks for that. */
function growthWithHead(params: WeirParams): string {
  const isShortened = params.contractions !== '0';
  const shortened = isShortened ? ', while the end contractions shorten the crest' : '';
  const grows = '; the flow grows with the head to the power';
  switch (params.weirType) {
    case 'side':
      return params.upstreamFt > params.downstreamFt
        ? `${grows} of 1.67 and with the length to the power of 0.83${shortened}`
        : `${grows} of 1.5, as over a transverse weir${shortened}`;
    case 'v-notch':
      return params.openPercent < 100 ? '; the raised crest turns the notch into a trapezoid' : '';
    case 'trapezoidal':
      return `${grows} of 1.5 over the crest and of 2.5 over the sloped ends`;
    case 'roadway':
      return `${grows} of 1.5, with a coefficient that the engine looks up for each head`;
    default:
      return isShortened ? '; the end contractions shorten the crest' : '';
  }
}

/** A level that is closer to the crest than this might seem to have an effect. */
const closeFt = 1;

/** States that the lower level has no effect if it is at the crest or just below it. */
function lowLevelNote({ upstreamFt, downstreamFt }: WeirParams, { crestFt }: WeirResult): string {
  const lower = Math.min(upstreamFt, downstreamFt);
  return lower <= crestFt && crestFt - lower < closeFt
    ? ' The lower level is not above the crest and has no effect.'
    : '';
}

function reductionNotes(
  { upstreamFt, downstreamFt }: WeirParams,
  { regime, tailwaterFraction, gateFraction }: WeirResult,
): string {
  const tailwater = Math.min(99, Math.round(100 * tailwaterFraction));
  const water = upstreamFt < downstreamFt ? 'Upstream water' : 'Tailwater';
  const threshold = regime === 'drowned' ? 'middle of the opening' : 'crest';
  return [
    tailwater > 0 ? ` ${water} above the ${threshold} reduces the flow by ${tailwater}%.` : '',
    gateFraction >= 0.0005
      ? ` The flap gate’s head loss reduces the flow by ${(100 * gateFraction).toFixed(1)}%.`
      : '',
  ].join('');
}
