import { formatQuantity } from '../kit/format';
import type { Quantity, Units } from '../kit/units';
import { momentOf, negligibleCfs, type PumpMoment, type PumpResult } from './model';
import { curveOf, frictionFt, type PumpParams, settingOf, systemHeadFt, wellDepthFt } from './pump';

/** The names of the pumps in SWMM. */
export const pumpNames = {
  ideal: 'ideal pump',
  type1: 'Type 1 pump',
  type2: 'Type 2 pump',
  type3: 'Type 3 pump',
  type4: 'Type 4 pump',
  type5: 'Type 5 pump',
} as const satisfies Record<PumpParams['type'], string>;

/** Describes the pump and its wet well at the moment shown. */
export function describe(params: PumpParams, units: Units, result: PumpResult): string {
  const moment = momentOf(params, result);
  const format = (value: number, quantity: Quantity) => formatQuantity(value, quantity, units);
  const describePump = moment.isOn ? describeRunning : describeOff;
  return `${describePump(params, moment, format)} ${describeLevel(params, moment, format)}`;
}

type Format = (value: number, quantity: Quantity) => string;

function describeOff({ startDepthFt }: PumpParams, { starts }: PumpMoment, format: Format): string {
  return `The pump ${starts > 0 ? 'has stopped' : 'is off'}: it starts when the water is deeper than ${format(startDepthFt, 'length')}.`;
}

function describeRunning(params: PumpParams, moment: PumpMoment, format: Format): string {
  const { depthFt, flowCfs, isSwitching } = moment;
  const { type, speedPercent } = params;
  const name =
    type === 'ideal' || speedPercent === 100
      ? `The ${pumpNames[type]}`
      : `At a setting of ${Math.round(speedPercent)}% the ${pumpNames[type]}`;
  const flow = format(flowCfs, 'flow');
  if (isSwitching) {
    const where =
      type === 'type1'
        ? `${format(depthFt * params.wellAreaFt2, 'volume')} in the well`
        : `a depth of ${format(depthFt, 'length')}`;
    return `${name} switches between two steps of its curve at ${where}, and delivers ${flow} on average, whatever the head.`;
  }
  switch (type) {
    case 'ideal':
      return `${name} passes on all that arrives, ${flow}, without a curve.`;
    case 'type1':
      return `${name} delivers ${flow}, the step of its curve for ${format(depthFt * params.wellAreaFt2, 'volume')} in the well, whatever the head.`;
    case 'type2':
      return `${name} delivers ${flow}, the step of its curve for a depth of ${format(depthFt, 'length')}, whatever the head.`;
    case 'type4':
      return `${name} delivers ${flow} at a depth of ${format(depthFt, 'length')}; its flow varies continuously with the depth, whatever the head.`;
  }
  const headFt = systemHeadFt(params, depthFt, flowCfs);
  const head = format(headFt, 'length');
  if (flowCfs < negligibleCfs) {
    return `${name} runs but delivers nothing: the static lift of ${head} is at or above the end of its curve.`;
  }
  const delivers = `${name} delivers ${flow} against ${head}, of which ${format(frictionFt(params, flowCfs), 'length')} is friction`;
  const heads = curveOf(params).map(([end]) => end);
  const onCurveFt = type === 'type5' ? headFt / settingOf(params) ** 2 : headFt;
  const isAbove = onCurveFt > Math.max(...heads);
  // Beyond the ends of a curve, the engine uses the flow of the end: table.c, table_lookup.
  if (isAbove || onCurveFt < Math.min(...heads)) {
    const end = isAbove ? 'above the last' : 'below the first';
    return `${delivers}. This head is ${end} point of the curve; SWMM uses that point’s flow.`;
  }
  return `${delivers}. This is where its curve meets the system curve.`;
}

function describeLevel({ inflowCfs }: PumpParams, moment: PumpMoment, format: Format): string {
  const { depthFt, flowCfs, floodingCfs, holdsLevel } = moment;
  const net = inflowCfs - flowCfs;
  const depth = format(depthFt, 'length');
  if (floodingCfs > negligibleCfs && depthFt >= wellDepthFt) {
    return `The well is full, and ${format(floodingCfs, 'flow')} of the inflow is lost over its rim.`;
  }
  if (holdsLevel || Math.abs(net) <= 0.01 * inflowCfs + negligibleCfs)
    return `The level stays at ${depth}.`;
  return `The well ${net > 0 ? 'fills' : 'empties'} at ${format(Math.abs(net), 'flow')}; its level is ${depth}.`;
}

/** The x-axis of a curve that does not depend on head: what determines the pump's flow. */
export function axisOf(type: PumpParams['type']): { label: string; quantity: Quantity } {
  if (type === 'ideal') return { label: 'Inflow', quantity: 'flow' };
  if (type === 'type1') return { label: 'Volume in the well', quantity: 'volume' };
  return { label: 'Depth in the well', quantity: 'length' };
}
