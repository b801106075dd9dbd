import { formatMoment, formatQuantity, wholePercent } from '../kit/format';
import type { Units } from '../kit/units';
import { type Moment, momentAt, type StorageParams, type StorageResult } from './model';
import { describeQuality } from './quality-describe';
import { areaAt } from './shape';

/** Describes the unit at the moment shown and its peak depth or total overflow, or a pollutant. */
export function describe(params: StorageParams, units: Units, result: StorageResult): string {
  if (params.show !== 'filling') return describeQuality(params, units, result.quality);
  const now = momentAt(result, params.hour);
  const depth = formatQuantity(now.depthFt, 'length', units);
  const volume = formatQuantity(now.volumeFt3, 'volume', units);
  const area = formatQuantity(areaAt(params, now.depthFt), 'area', units);
  const time = `After ${formatMoment(now.hour)}`;
  const state =
    now.volumeFt3 <= 0
      ? `${time} the unit is empty`
      : `${time} the storage unit holds ${volume} at a depth of ${depth}, where its surface measures ${area}`;
  return `${state}. ${describeChange(now, units, result)} ${describePeak(params, units, result)}`;
}

function describeChange(now: Moment, units: Units, { deepest }: StorageResult): string {
  const { inflowCfs, outflowCfs, overflowCfs } = now;
  const flow = (value: number) => formatQuantity(value, 'flow', units);
  if (overflowCfs > 0) {
    // In the step after the inflow ends, water can still spill.
    const source = inflowCfs > 0 ? `of the ${flow(inflowCfs)} that comes in, ` : '';
    return `It is full: ${source}${flow(overflowCfs)} spills over the top.`;
  }
  const both = `${flow(inflowCfs)} comes in and ${flow(outflowCfs)} leaves through the orifice.`;
  if (now === deepest && now.depthFt > 0) return `It is at its fullest: ${both}`;
  const net = inflowCfs - outflowCfs;
  if (inflowCfs <= 0 && outflowCfs <= 0) return 'Nothing flows.';
  if (inflowCfs > 0 && Math.abs(net) < 0.005) return 'The outflow equals the inflow.';
  if (outflowCfs <= 0) return `It fills, as ${flow(inflowCfs)} comes in.`;
  return net > 0 ? `It fills, as ${both}` : `It drains at ${flow(-net)}.`;
}

function describePeak({ fullDepthFt }: StorageParams, units: Units, result: StorageResult): string {
  const { deepest, overFt3 } = result;
  const depth = formatQuantity(deepest.depthFt, 'length', units);
  const spilled = formatQuantity(overFt3, 'volume', units);
  if (overFt3 > 0) return `Over the run, ${spilled} spills over the top.`;
  if (deepest.depthFt <= 0) return 'Without inflow it stays empty.';
  const part = deepest.depthFt / fullDepthFt;
  return `The depth peaks at ${depth} (${wholePercent(part)} of full) after ${formatQuantity(deepest.hour, 'hours', units)}.`;
}
