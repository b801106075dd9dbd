import { formatQuantity } from '../kit/format';
import type { Units } from '../kit/units';
import { type Layout, leavingCfs, type NetworkResult } from './model';
import { type Method, methods, type NetworkParams } from './network';
import type { EngineError } from './rules';

export const methodNames = {
  steady: 'Steady flow',
  kinematic: 'Kinematic wave',
  dynamic: 'Dynamic wave',
} as const satisfies Record<Method, string>;

const layoutWords = {
  dendritic: 'is dendritic, with one path down from each node',
  branched: 'branches at X',
  looped: 'is looped: two paths leave X and meet again',
  cyclic: 'has a cycle: L5 leads from X back to J1',
} as const satisfies Record<Layout, string>;

/** States whether the chosen method accepts the network, and describes the flows or the errors. */
export function describe(params: NetworkParams, units: Units, result: NetworkResult): string {
  const errors = result.errors[params.method];
  const name = `${methodNames[params.method]} routing`;
  const [first] = errors;
  if (!first) {
    const check =
      result.layout === 'looped' && params.method !== 'dynamic'
        ? ' With this method, SWMM rejects cycles and nodes with too many outlet links, but not paths that meet again.'
        : '';
    return `${name} accepts this network, which ${layoutWords[result.layout]}.${check} ${describeFlows(params, units, result)}`;
  }
  const messages = errors.map(({ text }) => text.replaceAll(' --> ', ' to ').replace(/\.?$/, '.'));
  return `${name} rejects this network. ${messages.join(' ')} ${remedies(errors, params, result)}`;
}

/** Suggests changes to X or the slopes; if neither would help, gives each error's reason or fix. */
function remedies(errors: EngineError[], params: NetworkParams, result: NetworkResult): string {
  const codes = errors.map(({ code }) => code);
  const adverse = errors.filter(({ code }) => code === 115).map(({ at }) => at);
  const fixes = [
    codes.includes(133) || codes.includes(139)
      ? `make X a ${params.second === 'conduit' ? 'divider or a ' : ''}storage unit`
      : '',
    adverse.length > 0 ? `slope ${adverse.join(' and ')} downward` : '',
  ].filter(Boolean);
  if (fixes.length === 0) {
    // Error 141 causes 145: once the outfalls are acceptable, the network has an acceptable outlet.
    return errors
      .filter(({ code }) => code !== 145 || !codes.includes(141))
      .map(reason)
      .join(' ');
  }
  const text = fixes.join(' and ');
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  const hasOther = methods.some((method) => result.errors[method].length === 0);
  return hasOther ? `${sentence}, or try another routing method.` : `${sentence}.`;
}

/** Explains why an error occurs, or how to fix it. */
function reason({ code, at }: EngineError): string {
  switch (code) {
    case 131:
      return 'Links are computed from upstream to downstream, which a cycle makes impossible.';
    case 134:
      return 'An ideal pump takes all that arrives, so it has to be the only outlet of its node.';
    case 136:
      return 'A divider needs a second outlet link, into which it diverts flow.';
    case 141:
      return `Give each link that ends at ${at} a separate outfall, or join them at a junction upstream.`;
    default:
      return 'Dynamic wave routing needs an outfall, because the level there is its boundary condition.';
  }
}

function describeFlows(params: NetworkParams, units: Units, result: NetworkResult): string {
  const { method, hub, second, end, hasOutfall, cutoffCfs, divider } = params;
  const isOverflow = divider === 'overflow';
  const format = (flow: number) => formatQuantity(flow, 'flow', units);
  const total = format(result.totalCfs);
  const side = result.flows.L5;
  const left = leavingCfs(result);
  if (left !== undefined && left > result.totalCfs + 1e-9) {
    return `Yet ${format(left)} leaves where ${total} arrives: the ideal pump takes all that reaches X, and the divider passes water on as well. Only dynamic wave routing checks for this.`;
  }
  if (second === 'none') {
    const where = hasOutfall ? 'the outfall O1' : 'J5, which this method treats as the end';
    return `All ${total} reaches ${where}.`;
  }
  if (method !== 'dynamic' && hub === 'divider' && side !== undefined) {
    return side > 0
      ? `Of the ${total} that reaches it, the divider keeps ${format(cutoffCfs)} in C3${isOverflow ? ', its full flow,' : ''} and diverts ${format(side)} into L5.`
      : `All ${total} stays in C3, as it does not exceed ${isOverflow ? 'C3’s full flow' : 'the divider’s cutoff'} of ${format(cutoffCfs)}.`;
  }
  if (second === 'pump') return `The ideal pump takes all ${total} that reaches X.`;
  if (end === 'upstream') {
    return side === undefined
      ? 'L5 and C1 lie side by side, and the heads at X and J1 decide how much flow each carries.'
      : `L5 lies beside C1 and carries ${format(Math.abs(side))} down to X: the heads decide, not the direction in which the link is drawn.`;
  }
  if (side === undefined) {
    if (method === 'dynamic' && !hasOutfall && end === 'outfall')
      return `C4 does not lead to an outfall and fills, so all ${total} flows through L5, unless the level rises until J5 floods.`;
    const whatDecides =
      method === 'dynamic'
        ? 'The heads at their ends decide'
        : 'A storage unit may have several outlet links, and its depth decides';
    return `${whatDecides} how the ${total} divides between C3 and L5.`;
  }
  if (side >= result.totalCfs)
    return `All ${total} flows through L5, because C4 does not lead to an outfall.`;
  return `C3 and L5 are alike and have no offsets, so each takes ${format(side)}.`;
}
