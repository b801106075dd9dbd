import { formatQuantity } from '../kit/format';
import type { Units } from '../kit/units';
import type { ConduitParams, ConduitResult } from './model';
import { isClosed } from './section';

/** The section's state in words. */
export function describe(params: ConduitParams, units: Units, result: ConduitResult): string {
  if (params.depthFt <= 0) return 'The conduit is empty: nothing flows.';
  const flow = formatQuantity(result.flowCfs, 'flow', units);
  const velocity = formatQuantity(result.velocityFtPerS, 'velocity', units);
  const depth = formatQuantity(params.depthFt, 'length', units);
  const part = Math.round((100 * params.depthFt) / params.heightFt);
  const state = `At a depth of ${depth} (${part}% of full) ${section(params)} ${flow} at ${velocity}`;
  return `${state}${regime(result)}. ${capacity(params, units, result)}`;
}

const section = ({ barrels }: ConduitParams) =>
  barrels > 1 ? `the ${barrels} barrels carry` : 'the section carries';

function regime({ froude }: ConduitResult): string {
  if (froude === undefined) return ', without a free surface';
  const number = froude.toFixed(2);
  if (number === '1.00') return `, at critical flow (Froude number ${number})`;
  return `, ${froude < 1 ? 'subcritical' : 'supercritical'} (Froude number ${number})`;
}

function capacity(params: ConduitParams, units: Units, { largest, full }: ConduitResult): string {
  const most = formatQuantity(largest.flowCfs, 'flow', units);
  const it = params.barrels > 1 ? 'they carry' : 'it carries';
  if (!isClosed(params.shape)) return `Filled to the top ${it} ${most}.`;
  const more = Math.round(100 * (largest.flowCfs / full.flowCfs - 1));
  if (more <= 0) return `Full ${it} ${most}.`;
  const where = Math.round((100 * largest.depthFt) / params.heightFt);
  return `The most, ${most}, flows at ${where}% of the full depth: ${more}% more than the full section carries, because the roof adds friction but little area.`;
}
