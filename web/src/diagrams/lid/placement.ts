import { formatNumber, formatQuantity, withUnit } from '../kit/format';
import type { Reading } from '../kit/spec';
import { type Units, unitOf } from '../kit/units';

/** The parameters of the placement. */
export interface Placement {
  /** One unit with its layers, or the placement of controls in a subcatchment. */
  show: 'unit' | 'placement';
  /** The area of the subcatchment. */
  placeAc: number;
  /** The percent imperviousness of the subcatchment without LID controls. */
  impervPercent: number;
  /** The part of the pervious ground that becomes LID controls. */
  fromPervPercent: number;
  /** The part of the impervious runoff that subarea routing sends onto pervious ground. */
  routedPercent: number;
  /** The parts of the impervious area that each control treats; in series, the second has none. */
  firstPercent: number;
  secondPercent: number;
  /** Whether the second control receives the overflow of the first. */
  inSeries: boolean;
}

/** Where the LID controls are, and where the impervious runoff goes. */
export interface PlacementResult {
  /** Shares of the subcatchment's area. */
  imperv: number;
  perv: number;
  lid: number;
  /** Percent imperviousness outside the LID controls: the value to enter in SWMM. */
  newPercent: number;
  /** Shares of the impervious runoff: onto pervious ground, to each control, and to the outlet. */
  routed: number;
  first: number;
  second: number;
  outlet: number;
}

/**
 * Areas and runoff with LID controls. A subcatchment's data describe its ground outside the LID
 * controls. The controls treat a share of the runoff left after subarea routing. Controls in one
 * subcatchment act in parallel. Without pervious ground nothing is routed onto it. User's Manual,
 * 3.3.16; engine lid.c, lid_getRunoff and getImpervAreaRunoff, and subcatch.c.
 *
 * Check: 60% impervious, with half of the rest turned into rain gardens: 60/80 = 75%.
 */
export function placementOf(params: Placement): PlacementResult {
  const imperv = params.impervPercent / 100;
  const lid = (1 - imperv) * (params.fromPervPercent / 100);
  const perv = 1 - imperv - lid;
  const remaining = perv > 1e-9 ? 1 - params.routedPercent / 100 : 1;
  const first = remaining * (params.firstPercent / 100);
  const second = params.inSeries ? 0 : remaining * (params.secondPercent / 100);
  return {
    imperv,
    lid,
    perv,
    newPercent: lid < 1 ? (100 * imperv) / (1 - lid) : 0,
    routed: 1 - remaining,
    first,
    second,
    outlet: remaining - first - second,
  };
}

/** Describes the areas, and where the impervious runoff goes. */
export function describePlacement(params: Placement, units: Units): string {
  const { imperv, lid, newPercent, routed, first, second, outlet } = placementOf(params);
  const land = (part: number) => formatQuantity(part * params.placeAc * imperv, 'land', units);
  // A round amount in either system of units.
  const volume = (part: number) => withUnit(formatNumber(100 * part), unitOf('volume', units));
  const percent = (value: number) => `${formatNumber(value)}%`;
  const area = formatQuantity(params.placeAc, 'land', units);
  const ground =
    lid > 0 && imperv > 0
      ? `With LID controls on ${percent(100 * lid)} of ${area}, taken from pervious ground, ${percent(newPercent)} of the rest is impervious, instead of ${percent(params.impervPercent)}. SWMM does not adjust this value.`
      : `The area of ${area} is ${percent(params.impervPercent)} impervious; LID controls take up ${percent(100 * lid)} of it.`;
  const routing =
    routed > 0
      ? ` Of ${land(1)} of impervious ground, the runoff of ${land(1 - routed)} is left after ${percent(params.routedPercent)} is routed onto pervious ground.`
      : params.routedPercent > 0
        ? ' There is no pervious ground onto which runoff could be routed.'
        : '';
  const other = second > 0 ? `, and the second one treats the runoff of ${land(second)}` : '';
  const opening = routed > 0 ? 'The' : `Of ${land(1)} of impervious ground, the`;
  const treated = ` ${opening} first control treats the runoff of ${land(first)}${other}.`;
  const toPervious = routed > 0 ? `, and ${volume(routed)} onto pervious ground` : '';
  const shares =
    second > 0
      ? ` Of ${volume(1)} of impervious runoff, ${volume(first)} goes to the first and ${volume(second)} to the second, no matter how much the first one overflows; ${volume(outlet)} goes to the outlet${toPervious}.`
      : '';
  const series = params.inSeries
    ? ' Controls in one subcatchment act in parallel: one that takes the overflow of another needs a second subcatchment downstream.'
    : '';
  return ground + (imperv > 0 ? routing + treated + shares : '') + series;
}

/** The most important numbers of the placement. */
export function placementReadings(params: Placement, units: Units): Reading[] {
  const { imperv, newPercent, first, second } = placementOf(params);
  const land = (part: number) => formatQuantity(part * params.placeAc * imperv, 'land', units);
  return [
    { label: 'Percent imperviousness', value: `${formatNumber(newPercent)}%` },
    { label: 'Treated by the first control', value: land(first) },
    { label: 'Treated by the second control', value: land(second) },
    { label: 'Subcatchments needed', value: params.inSeries ? '2' : '1' },
  ];
}
