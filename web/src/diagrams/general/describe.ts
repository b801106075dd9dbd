import { formatQuantity } from '../kit/format';
import type { Units } from '../kit/units';
import { type GeneralParams, type GeneralResult, rdiiFraction } from './model';

/** Describes what happens at the chosen part. */
export function describe(params: GeneralParams, units: Units, result: GeneralResult): string {
  const depth = (value: number) => formatQuantity(value, 'depth', units);
  const mass = (value: number) => formatQuantity(value, 'mass', units);
  const rain = depth(result.rainIn);
  switch (params.part) {
    case 'rain':
      return rainWords(params, result, depth);
    case 'surface':
      return result.rainIn > 0
        ? `Of ${rain} of rain, ${depth(result.infiltrationIn)} infiltrates, ${depth(result.evaporationIn)} evaporates from depression storage, and ${depth(result.runoffIn)} runs off to node J1.`
        : 'No rain falls on the subcatchment: nothing infiltrates and nothing runs off.';
    case 'groundwater':
      return groundwaterWords(params, result, depth);
    case 'rdii':
      return rdiiWords(params, result, depth);
    case 'network':
      return params.hasRouting
        ? `The network receives ${inflows(result, depth)}. Routing moves it from node to node; at the end, a little is still in the conduits.`
        : networkWords(params, result);
    case 'outfall':
      return params.hasRouting
        ? `At the outfall ${depth(result.outflowIn)} leaves the network; the rest of the inflow is still in the conduits.`
        : 'Without flow routing nothing reaches the outfall.';
    case 'quality':
      return qualityWords(params, result, mass);
  }
}

type Format = (value: number) => string;

function rainWords(params: GeneralParams, { rainIn }: GeneralResult, depth: Format): string {
  const { hasGroundwater, hasRdii, hasRouting } = params;
  if (rainIn > 0) {
    const also = hasRdii ? ' and to the unit hydrographs of RDII' : '';
    return `A rain gage supplies ${depth(rainIn)} of rain in six hours to the subcatchment${also}.`;
  }
  const remaining = [hasGroundwater && 'groundwater', hasRouting && 'dry weather flow'].filter(
    (name) => name !== false,
  );
  const others =
    remaining.length > 0
      ? `, while ${remaining.join(' and ')} ${remaining.length > 1 ? 'continue' : 'continues'}`
      : '';
  return `Rain is ignored: there is neither runoff nor RDII${others}.`;
}

/** Without rain the upper zone still drains, and groundwater still flows. */
function groundwaterWords(params: GeneralParams, result: GeneralResult, depth: Format): string {
  const isWet = result.infiltrationIn > 0;
  if (!params.hasGroundwater) {
    return isWet
      ? 'Groundwater is ignored: what infiltrates leaves the model.'
      : 'Groundwater is ignored: none flows to node J2.';
  }
  const flow = `In three days ${depth(result.groundwaterIn)} of groundwater flows from the aquifer to node J2.`;
  return isWet
    ? `${flow} What infiltrates raises the water table, but little of it arrives so soon.`
    : `${flow} Nothing infiltrates: the ground held this water at the start.`;
}

function rdiiWords({ hasRdii }: GeneralParams, { rdiiIn, rainIn }: GeneralResult, depth: Format) {
  if (!hasRdii)
    return 'RDII is ignored: no rain enters sewers through cracks and illicit connections.';
  if (rainIn === 0) return 'Without rain there is no RDII.';
  return `RDII brings ${depth(rdiiIn)} to node J1, ${Math.round(100 * rdiiFraction)}% of the rain on its sewershed. It is not taken from what infiltrates: unit hydrographs use only the rain.`;
}

function networkWords({ hasGroundwater }: GeneralParams, { runoffIn, rdiiIn }: GeneralResult) {
  const computed = [
    runoffIn > 0 && 'runoff',
    hasGroundwater && 'groundwater flow',
    rdiiIn > 0 && 'RDII',
  ].filter((name) => name !== false);
  const list = new Intl.ListFormat('en').format(computed);
  return computed.length > 0
    ? `Flow routing is ignored: ${list} ${computed.length > 1 ? 'are' : 'is'} computed, but nothing moves through the network.`
    : 'Flow routing is ignored: nothing moves through the network.';
}

function inflows(result: GeneralResult, depth: Format): string {
  const parts = (
    [
      [result.runoffIn, 'of runoff'],
      [result.groundwaterIn, 'of groundwater'],
      [result.rdiiIn, 'of RDII'],
      [result.dryWeatherIn, 'of dry weather flow'],
    ] as const
  )
    .filter(([value]) => value > 0)
    .map(([value, name]) => `${depth(value)} ${name}`);
  const sum = parts.length > 1 ? `${depth(result.inflowIn)}: ` : '';
  return sum + parts.join(', ');
}

function qualityWords(params: GeneralParams, result: GeneralResult, mass: Format): string {
  if (!params.hasQuality) return 'Water quality is ignored: no pollutant is tracked.';
  const washoff =
    result.washoffLb > 0
      ? `The storm washes ${mass(result.washoffLb)} of TSS off the surface`
      : 'No rain washes TSS off the surface';
  if (!params.hasRouting && result.washoffLb === 0) {
    return `${washoff}, and without flow routing there is no dry weather flow either.`;
  }
  const leaving =
    result.washoffLb > 0
      ? `; in all ${mass(result.outflowLb)} leaves at the outfall`
      : ', which leaves at the outfall';
  return params.hasRouting
    ? `${washoff}, and dry weather flow brings ${mass(result.dryWeatherLb)}${leaving}.`
    : `${washoff}, but without flow routing nothing carries it on.`;
}
