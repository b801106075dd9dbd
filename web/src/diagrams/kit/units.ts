/** SWMM's systems of units. */
export type Units = 'US' | 'SI';

interface Measure {
  us: string;
  si: string;
  /** The names for screen readers. */
  usName: string;
  siName: string;
  /** The number of SI units in one US unit. */
  siPerUs: number;
  /** The SI value at 0 US units, 0 by default. Only temperatures need another. */
  siAtZero?: number;
}

const same = (unit: string, name = unit): Measure => ({
  us: unit,
  si: unit,
  usName: name,
  siName: name,
  siPerUs: 1,
});

// Exact factors: 1 ft = 0.3048 m and 1 acre = 43,560 ft². SWMM rounds some of its own (swmm5.c,
// table Ucf).
const footInMeters = 0.3048;
const acreInHectares = (43560 * footInMeters ** 2) / 10000;
const poundInKilograms = 0.45359237;

const measures = {
  none: same(''),
  percent: same('%', 'percent'),
  angle: same('°', 'degrees'),
  seconds: same('s', 'seconds'),
  minutes: same('min', 'minutes'),
  hours: same('h', 'hours'),
  days: same('d', 'days'),
  perHour: same('1/h', 'per hour'),
  perDay: same('1/d', 'per day'),
  concentration: same('mg/L', 'milligrams per liter'),
  power: same('kW', 'kilowatts'),
  energy: same('kWh', 'kilowatt-hours'),
  length: { us: 'ft', si: 'm', usName: 'feet', siName: 'meters', siPerUs: footInMeters },
  depth: { us: 'in', si: 'mm', usName: 'inches', siName: 'millimeters', siPerUs: 25.4 },
  rate: {
    us: 'in/hr',
    si: 'mm/hr',
    usName: 'inches per hour',
    siName: 'millimeters per hour',
    siPerUs: 25.4,
  },
  dailyRate: {
    us: 'in/day',
    si: 'mm/day',
    usName: 'inches per day',
    siName: 'millimeters per day',
    siPerUs: 25.4,
  },
  flow: {
    us: 'cfs',
    si: 'm³/s',
    usName: 'cubic feet per second',
    siName: 'cubic meters per second',
    siPerUs: footInMeters ** 3,
  },
  velocity: {
    us: 'ft/s',
    si: 'm/s',
    usName: 'feet per second',
    siName: 'meters per second',
    siPerUs: footInMeters,
  },
  velocityPerHour: {
    us: 'ft/hr',
    si: 'm/hr',
    usName: 'feet per hour',
    siName: 'meters per hour',
    siPerUs: footInMeters,
  },
  weirCoefficient: {
    us: 'ft^0.5/s',
    si: 'm^0.5/s',
    usName: 'square root of feet per second',
    siName: 'square root of meters per second',
    siPerUs: Math.sqrt(footInMeters),
  },
  drainCoefficient: {
    us: 'in^0.5/hr',
    si: 'mm^0.5/hr',
    usName: 'square root of inches per hour',
    siName: 'square root of millimeters per hour',
    siPerUs: Math.sqrt(25.4),
  },
  area: {
    us: 'ft²',
    si: 'm²',
    usName: 'square feet',
    siName: 'square meters',
    siPerUs: footInMeters ** 2,
  },
  land: { us: 'ac', si: 'ha', usName: 'acres', siName: 'hectares', siPerUs: acreInHectares },
  volume: {
    us: 'ft³',
    si: 'm³',
    usName: 'cubic feet',
    siName: 'cubic meters',
    siPerUs: footInMeters ** 3,
  },
  mass: { us: 'lb', si: 'kg', usName: 'pounds', siName: 'kilograms', siPerUs: poundInKilograms },
  massPerLand: {
    us: 'lb/ac',
    si: 'kg/ha',
    usName: 'pounds per acre',
    siName: 'kilograms per hectare',
    siPerUs: poundInKilograms / acreInHectares,
  },
  temperature: {
    us: '°F',
    si: '°C',
    usName: 'degrees Fahrenheit',
    siName: 'degrees Celsius',
    siPerUs: 5 / 9,
    siAtZero: -160 / 9,
  },
} as const satisfies Record<string, Measure>;

/** What a number measures. Models compute in its US unit, as the engine does. */
export type Quantity = keyof typeof measures;

/** Every quantity, for tests. */
export const quantities = Object.keys(measures) as Quantity[];

const measureOf = (quantity: Quantity): Measure => measures[quantity];

/** Converts a value from US units to the displayed units. */
export function toShown(value: number, quantity: Quantity, units: Units): number {
  const { siPerUs, siAtZero = 0 } = measureOf(quantity);
  return units === 'US' ? value : value * siPerUs + siAtZero;
}

/** Converts a value from the displayed units to US units. */
export function fromShown(shown: number, quantity: Quantity, units: Units): number {
  const { siPerUs, siAtZero = 0 } = measureOf(quantity);
  return units === 'US' ? shown : (shown - siAtZero) / siPerUs;
}

/** The unit's symbol: "cfs" or "m³/s", or an empty string for plain numbers. */
export function unitOf(quantity: Quantity, units: Units): string {
  const { us, si } = measureOf(quantity);
  return units === 'US' ? us : si;
}

/** The unit's name for screen readers: "cubic feet per second". */
export function spokenUnit(quantity: Quantity, units: Units): string {
  const { usName, siName } = measureOf(quantity);
  return units === 'US' ? usName : siName;
}
