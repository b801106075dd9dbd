/** What the diagram shows: runoff, the rain of a gage, or the inflow to a node. */
export type Show = 'runoff' | 'gage' | 'inflow';

/** The parameters of a rain gage and of an inflow. */
export interface InputParams {
  show: Show;
  format: 'intensity' | 'volume';
  /** The interval of the gage, and that of the series' time stamps. */
  gageMinutes: number;
  seriesMinutes: number;
  /** The time stamp of the first value. */
  stampHour: number;
  /** Three values: depths per hour (INTENSITY) or per interval (VOLUME). */
  firstIn: number;
  secondIn: number;
  thirdIn: number;
  /** The baseline or the average dry weather flow. */
  baselineCfs: number;
  /** The factors of its hourly pattern: from the first to the second of `dayHours`, and in the other hours. */
  pattern: number;
  nightPattern: number;
  scale: number;
  /** Two entries of a time series, in hours since the start. */
  fromHour: number;
  fromCfs: number;
  toHour: number;
  toCfs: number;
  /** The time at which the inflow is shown, in hours since the start. */
  atHour: number;
}

/** The rain of one value of the series, at a constant rate. */
export interface RainBlock {
  fromHour: number;
  toHour: number;
  inPerHour: number;
}

/**
 * The rain of a gage: each value begins at its time stamp and lasts for the gage's interval, which
 * is at most the series' interval. RM1 2.2.1; User's Manual, B.1; engine gage.c, gage_setState and
 * convertRainfall.
 *
 * Check: 8, 24 and 16 mm as VOLUME are 48 mm; as INTENSITY, for 15 minutes each, 12 mm.
 */
export function blocksOf(params: InputParams): RainBlock[] {
  const { format, gageMinutes, seriesMinutes, stampHour, firstIn, secondIn, thirdIn } = params;
  const hours = gageMinutes / 60;
  return [firstIn, secondIn, thirdIn].map((value, index) => {
    const fromHour = stampHour + (index * seriesMinutes) / 60;
    const inPerHour = format === 'intensity' ? value : value / hours;
    return { fromHour, toHour: fromHour + hours, inPerHour };
  });
}

/** The depth of rain that falls. */
export const depthOf = (blocks: readonly RainBlock[]) =>
  blocks.reduce((sum, { fromHour, toHour, inPerHour }) => sum + inPerHour * (toHour - fromHour), 0);

/** The depth of rain if each value lasted until the next time stamp. */
export const intendedInches = (params: InputParams) =>
  depthOf(blocksOf({ ...params, gageMinutes: params.seriesMinutes }));

/**
 * The value of the series: interpolated, and 0 before its first and after its last entry. Engine
 * table.c, table_tseriesLookup.
 */
export function seriesCfs(params: InputParams, hour: number): number {
  const { fromHour, fromCfs, toHour, toCfs } = params;
  if (hour < fromHour || hour > toHour) return 0;
  return fromCfs + ((toCfs - fromCfs) * (hour - fromHour)) / (toHour - fromHour);
}

/** The hours at which the factor of the pattern changes. */
export const dayHours = [8, 20] as const;

/** The factor of the hourly pattern. Each factor applies for a whole hour, and hour 0 is midnight. */
export const patternAt = ({ pattern, nightPattern }: InputParams, hour: number) =>
  hour >= dayHours[0] && hour < dayHours[1] ? pattern : nightPattern;

/** The baseline times its pattern. */
export const baseCfs = (params: InputParams, hour: number) =>
  params.baselineCfs * patternAt(params, hour);

/**
 * A node's inflow: baseline times pattern, plus scale times series. Dry weather flow has no series: it
 * is an average times its patterns. RM2 2.3.1; User's Manual, C.9; engine inflow.c, inflow_getExtInflow.
 */
export const inflowCfs = (params: InputParams, hour: number) =>
  baseCfs(params, hour) + params.scale * seriesCfs(params, hour);

/** The hours for which the inflow is shown. */
export const inflowHours = 24;
