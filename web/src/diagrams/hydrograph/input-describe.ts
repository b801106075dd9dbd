import { formatMoment, formatNumber, formatQuantity } from '../kit/format';
import type { Reading } from '../kit/spec';
import type { Units } from '../kit/units';
import {
  baseCfs,
  blocksOf,
  depthOf,
  type InputParams,
  inflowCfs,
  intendedInches,
  patternAt,
  seriesCfs,
} from './input';

/** Hours as a time of day: 14:30. */
export function timeOf(hour: number): string {
  const minutes = Math.round(hour * 60);
  const twoDigits = (value: number) => `${value}`.padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;
}

/** The rain of a gage, or the inflow to a node, in words. */
export function describeInput(params: InputParams, units: Units): string {
  return params.show === 'gage' ? gage(params, units) : inflow(params, units);
}

function gage(params: InputParams, units: Units): string {
  const { format, gageMinutes, seriesMinutes } = params;
  const depth = (inches: number) => formatQuantity(inches, 'depth', units);
  const blocks = blocksOf(params);
  const [first] = blocks;
  if (!first) return '';
  const kind = format === 'intensity' ? 'a depth per hour' : 'a depth per interval of the gage';
  const falls = `With the format ${format.toUpperCase()} each value is ${kind} and applies from its time stamp: the first from ${timeOf(first.fromHour)} to ${timeOf(first.toHour)}, at ${formatQuantity(first.inPerHour, 'rate', units)}.`;
  const total = depthOf(blocks);
  const intended = intendedInches(params);
  const gap =
    gageMinutes < seriesMinutes
      ? ` The interval of the gage is shorter than that of the series, so the rain pauses between the values, and SWMM issues WARNING 09.`
      : '';
  const part =
    format === 'intensity' && intended > 0 && Math.abs(total / intended - 1) > 0.005
      ? `, ${formatNumber((100 * total) / intended)}% of the intended depth`
      : '';
  return `${falls} A total of ${depth(total)} of rain falls${part}.${gap}`;
}

function inflow(params: InputParams, units: Units): string {
  const { atHour, baselineCfs, scale, fromHour, toHour } = params;
  const flow = (cfs: number) => formatQuantity(cfs, 'flow', units);
  const series = seriesCfs(params, atHour);
  const added =
    scale > 0
      ? `, and the scale factor ${formatNumber(scale)} times the series’ ${flow(series)}`
      : '';
  const outside =
    scale > 0 && (atHour < fromHour || atHour > toHour)
      ? ' Before its first and after its last entry the series counts as 0.'
      : '';
  const base =
    baselineCfs > 0
      ? `the baseline or average of ${flow(baselineCfs)} times ${formatNumber(patternAt(params, atHour))}, the pattern’s factor at this time`
      : 'no baseline';
  return `At ${formatMoment(atHour)} after the start, ${flow(inflowCfs(params, atHour))} flows into the node: ${base}${added}.${outside}`;
}

/** The most important numbers. */
export function inputReadings(params: InputParams, units: Units): Reading[] {
  const flow = (cfs: number) => formatQuantity(cfs, 'flow', units);
  if (params.show === 'gage') {
    const depth = (inches: number) => formatQuantity(inches, 'depth', units);
    const other = params.format === 'volume' ? 'intensity' : 'volume';
    return [
      { label: 'Total precipitation', value: depth(depthOf(blocksOf(params))) },
      {
        label: `Total as ${other.toUpperCase()}`,
        value: depth(depthOf(blocksOf({ ...params, format: other }))),
      },
    ];
  }
  return [
    { label: 'Baseline part', value: flow(baseCfs(params, params.atHour)) },
    {
      label: 'Series part',
      value: flow(params.scale * seriesCfs(params, params.atHour)),
    },
    { label: 'Inflow', value: flow(inflowCfs(params, params.atHour)) },
  ];
}
