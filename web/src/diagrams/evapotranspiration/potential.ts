/** Where the potential rate of evaporation comes from. */
export type Source = 'constant' | 'monthly' | 'hargreaves';

/** What sets the potential rate. */
export interface Climate {
  source: Source;
  /** The constant rate. */
  rateInPerDay: number;
  /** Two of the monthly rates; the others are between them. */
  januaryInPerDay: number;
  julyInPerDay: number;
  /** North is positive. */
  latitudeDegrees: number;
  /** The minimum and maximum temperature, the same each day. */
  lowF: number;
  highF: number;
  /** What the climate adjustments add to the rate, the same in each month. */
  adjustInPerDay: number;
}

const mmPerInch = 25.4;

/** The date of a day of the year, 1 for January 1, in a year without a leap day. */
export function dateOf(dayOfYear: number): Date {
  return new Date(Date.UTC(2023, 0, dayOfYear));
}

/** The twelve monthly rates, which follow a cosine between January and July. */
export function monthlyInPerDay({ januaryInPerDay, julyInPerDay }: Climate): number[] {
  return Array.from(
    { length: 12 },
    (_, month) =>
      januaryInPerDay +
      ((julyInPerDay - januaryInPerDay) * (1 - Math.cos((Math.PI * month) / 6))) / 2,
  );
}

/**
 * Evaporation by Hargreaves from the mean and the range of daily temperature and
 * the day of the year: 0.0023 (Ra/λ) Tr^½ (Ta + 17.8) in mm/day. RM1 2.5, eqs. 2-10
 * and 2-11; engine climate.c, getTempEvap. The engine averages Ta and Tr over 7
 * days; here they are the same each day.
 *
 * Check: 40°, July 19 (day 200), 60 to 85 °F gives 0.2250 in/day.
 */
export function hargreavesInPerDay(
  { latitudeDegrees, lowF, highF }: Climate,
  dayOfYear: number,
): number {
  const meanC = (((lowF + highF) / 2 - 32) * 5) / 9;
  const rangeC = ((highF - lowF) * 5) / 9;
  const radiansPerDay = (2 * Math.PI) / 365;
  const latitude = (latitudeDegrees * Math.PI) / 180;
  const declination = 0.4093 * Math.sin(radiansPerDay * (284 + dayOfYear));
  const sunsetAngle = Math.acos(-Math.tan(latitude) * Math.tan(declination));
  const radiation =
    37.6 *
    (1 + 0.033 * Math.cos(radiansPerDay * dayOfYear)) *
    (sunsetAngle * Math.sin(latitude) * Math.sin(declination) +
      Math.cos(latitude) * Math.cos(declination) * Math.sin(sunsetAngle));
  const latentHeat = 2.5 - 0.002361 * meanC;
  const mmPerDay = 0.0023 * (radiation / latentHeat) * Math.sqrt(rangeC) * (meanC + 17.8);
  return Math.max(0, mmPerDay) / mmPerInch;
}

/** The rate on a day of the year, without climate adjustments. */
function sourceInPerDay(climate: Climate, dayOfYear: number): number {
  switch (climate.source) {
    case 'constant':
      return climate.rateInPerDay;
    case 'monthly':
      return monthlyInPerDay(climate)[dateOf(dayOfYear).getUTCMonth()] ?? 0;
    case 'hargreaves':
      return hargreavesInPerDay(climate, dayOfYear);
  }
}

/** The potential rate on a day of the year, with climate adjustments. Engine climate.c, setEvap. */
export const potentialInPerDay = (climate: Climate, dayOfYear: number): number =>
  sourceInPerDay(climate, dayOfYear) + climate.adjustInPerDay;
