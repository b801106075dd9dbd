import { formatQuantity } from '../kit/format';
import type { Units } from '../kit/units';
import { type Design, hasSoil, type LidParams, type LidType, soilOf, unitHasDrain } from './design';
import { type LidMoment, type LidResult, momentOf } from './model';
import { describePlacement } from './placement';

const unitNames = {
  cell: 'cell',
  garden: 'rain garden',
  roof: 'green roof',
  trench: 'trench',
  pavement: 'pavement',
  barrel: 'barrel',
} as const satisfies Record<LidType, string>;

export const storageNames = {
  cell: 'Gravel',
  garden: '',
  roof: 'Mat',
  trench: 'Gravel',
  pavement: 'Gravel',
  barrel: 'Barrel',
} as const satisfies Record<LidType, string>;

/** Rates up to this, in in/hr, count as nothing or next to nothing: the engine's MINFLOW. */
const negligibleRate = 0.001;

/** Describes the unit at the chosen moment and where its water has gone, or the placement. */
export function describe(params: LidParams, units: Units, result: LidResult): string {
  if (params.show === 'placement') return describePlacement(params, units);
  const moment = momentOf(params, result);
  const rate = (value: number) => formatQuantity(value, 'rate', units);
  const depth = (value: number) => formatQuantity(value, 'depth', units);
  return [
    surfaceWords(params, result.design, moment, rate, depth),
    layerWords(params, moment, rate, depth),
    balanceWords(result, moment, depth),
    loadWords(params, moment),
  ]
    .filter(Boolean)
    .join(' ');
}

type Format = (value: number) => string;

/** Puts a rate of `negligibleRate` or less into words. */
const littleOrNothing = (rate: number) => (rate > 0 ? 'next to nothing' : 'nothing');

/** Reports whether all layers below the surface are full. */
function isFull(design: Design, { moisture, pavementIn, storageIn }: LidMoment): boolean {
  return (
    (design.soilFt === 0 || moisture >= design.soil.porosity - 0.001) &&
    pavementIn >= design.pavementFt * 12 - 0.005 &&
    storageIn >= design.storageFt * 12 - 0.005
  );
}

function surfaceWords(
  { type, bermIn }: LidParams,
  design: Design,
  moment: LidMoment,
  rate: Format,
  depth: Format,
): string {
  const {
    inflowInPerHour,
    infiltrationInPerHour,
    overflowInPerHour,
    evaporationInPerHour,
    surfaceIn,
  } = moment;
  const inflow = rate(inflowInPerHour);
  const unit = unitNames[type];
  const infiltration = rate(infiltrationInPerHour);
  const infiltrated =
    infiltrationInPerHour > negligibleRate
      ? `only ${infiltration}`
      : littleOrNothing(infiltrationInPerHour);
  if (overflowInPerHour > negligibleRate) {
    const over = rate(overflowInPerHour);
    if (isFull(design, moment)) {
      const part = over === inflow ? 'all' : over;
      return `The ${unit} is full, and ${part} of the ${inflow} that flows in overflows.`;
    }
    return bermIn > 0
      ? `Water stands to the top of the berm, ${depth(surfaceIn)} deep, as ${infiltrated} infiltrates: ${over} of the ${inflow} that flows in overflows.`
      : `Of the ${inflow} that flows in, ${infiltrated} enters the ${unit}, and ${over} overflows.`;
  }
  if (surfaceIn > 0.005) {
    const pond = `Water stands ${depth(surfaceIn)} deep on the surface`;
    if (Math.max(inflowInPerHour, infiltrationInPerHour) <= negligibleRate) {
      // Water on a full unit with a watertight bottom can only evaporate.
      const fate =
        evaporationInPerHour > negligibleRate
          ? 'it only evaporates'
          : `${littleOrNothing(evaporationInPerHour)} leaves it`;
      return `${pond}; ${littleOrNothing(infiltrationInPerHour)} infiltrates, and ${fate}.`;
    }
    return inflowInPerHour > infiltrationInPerHour
      ? `${pond}, as ${inflow} flows in and ${infiltrated} infiltrates.`
      : `${pond} and is falling, as ${infiltration} infiltrates.`;
  }
  if (inflowInPerHour > negligibleRate)
    return `All of the ${inflow} that flows in enters the ${unit}.`;
  return `${inflowInPerHour > 0 ? 'Next to nothing' : 'Nothing'} flows into the ${unit}.`;
}

function layerWords(params: LidParams, moment: LidMoment, rate: Format, depth: Format): string {
  const { hour, moisture, percolationInPerHour, storageIn } = moment;
  const parts: string[] = [];
  if (hasSoil(params)) {
    const { porosity } = soilOf(params);
    parts.push(`${Math.round((100 * moisture) / porosity)}% of the soil’s pore space holds water`);
    const little = percolationInPerHour > 0 ? 'hardly any' : 'none';
    const percolated = percolationInPerHour > negligibleRate ? rate(percolationInPerHour) : little;
    // Rates are those of the step that ends now; at the start there is none.
    if (hour > 0) parts.push(`${percolated} percolates`);
  }
  const name = storageNames[params.type].toLowerCase();
  if (name) {
    const leaves = moment.exfiltrationInPerHour + moment.drainInPerHour;
    // The rates are those of the step in which the last water left.
    const hasJustEmptied = hasSoil(params) && leaves > percolationInPerHour + negligibleRate;
    const almostEmpty = storageIn > 0 ? 'holds next to nothing' : 'is empty';
    parts.push(
      storageIn < 0.005
        ? `the ${name} ${hasJustEmptied ? 'has just emptied' : almostEmpty}`
        : `water stands ${depth(storageIn)} deep in the ${name}`,
    );
  }
  const leaving = [
    moment.exfiltrationInPerHour > negligibleRate &&
      `${rate(moment.exfiltrationInPerHour)} exfiltrates`,
    moment.drainInPerHour > negligibleRate &&
      `${rate(moment.drainInPerHour)} leaves through the drain`,
  ].filter(Boolean);
  if (leaving.length > 0) parts.push(leaving.join(' and '));
  const text = parts.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function balanceWords({ startIn }: LidResult, moment: LidMoment, depth: Format): string {
  const total = startIn + moment.inflowIn;
  const share = (value: number) => `${Math.round((100 * value) / total)}%`;
  if (total < 0.005) return 'There is no water.';
  const gone = (
    [
      [moment.exfiltrationIn, 'exfiltrated'],
      [moment.drainIn, 'left through the drain'],
      [moment.overflowIn, 'overflowed'],
      [moment.evaporationIn, 'evaporated'],
    ] as const
  )
    .filter(([value]) => value >= total / 200)
    .map(([value, word]) => `${share(value)} ${word}`);
  const parts = [...gone, `${share(moment.storedIn)} is still there`];
  const initial = startIn > 0 ? 'initial water and ' : '';
  return `Of ${depth(total)} of ${initial}inflow, ${new Intl.ListFormat('en').format(parts)}.`;
}

/**
 * Describes how much of a pollutant the unit keeps. All water, including that at the start, is
 * assumed to have the inflow's concentration, except what leaves through the drain.
 */
function loadWords(params: LidParams, { inflowIn, drainIn, overflowIn }: LidMoment): string {
  const { removalPercent } = params;
  if (!unitHasDrain(params) || removalPercent <= 0 || inflowIn <= 0) return '';
  const passed = (drainIn * (1 - removalPercent / 100) + overflowIn) / inflowIn;
  return `The water from the drain has ${Math.round(100 - removalPercent)}% of the inflow’s concentration. If all other water has the inflow’s concentration, the unit keeps ${Math.round(100 * Math.max(0, 1 - passed))}% of the pollutant that flowed in; in SWMM, drainage without inflow carries no load.`;
}
