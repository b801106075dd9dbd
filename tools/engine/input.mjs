// Parts of input files for the scripts, and values of reports.

/** A duration as HH:MM:SS. */
export function clock(seconds) {
  const total = Math.round(seconds);
  return [total / 3600, (total / 60) % 60, total % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}

/** YES or NO, as in input files. */
export const yesOrNo = (value) => (value ? 'YES' : 'NO');

export const sum = (values) => values.reduce((total, value) => total + value, 0);

/**
 * The mean intensity, in inches per hour, in each quarter of an hour of a triangular storm. `peak`
 * is when the rate is highest, as a fraction of the duration. This does not use the hyetographs
 * of the diagrams, so that they are checked too.
 */
export function triangularStorm(depthIn, hours, peak) {
  const fallen = (time) => (time <= peak ? time ** 2 / peak : 1 - (1 - time) ** 2 / (1 - peak));
  return quarterHours(depthIn, hours, fallen);
}

/**
 * The mean intensity, in inches per hour, in each quarter of an hour. `fallen` returns the fraction
 * of the depth that has fallen after a fraction of the duration.
 */
export function quarterHours(depthIn, hours, fallen) {
  const count = hours * 4;
  return Array.from(
    { length: count },
    (_, n) => 4 * depthIn * (fallen((n + 1) / count) - fallen(n / count)),
  );
}

/** The lines of [TIMESERIES] for one rate per quarter of an hour, and a zero after the last. */
export function quarterHourSeries(name, rates) {
  return [...rates, 0].map((rate, n) => `${name} ${n / 4} ${rate}`).join('\n');
}

/**
 * The value in inches of the first row with this name in the report. The table of runoff precedes
 * that of groundwater.
 */
export const inches = (report, name) =>
  Number(new RegExp(`${name} \\.+ +\\S+ +(\\S+)`).exec(report)[1]);

/** The value in pounds of a row of the report's table for runoff quality. */
export const pounds = (report, name) =>
  Number(new RegExp(`Runoff Quality[^]*?${name} \\.+ +(\\S+)`).exec(report)[1]);

/**
 * A row of the report's table of LID controls, in inches over the control: inflow, evaporation,
 * exfiltration, overflow, drain, and storage at the start and at the end. The continuity error in
 * percent follows.
 */
export function lidRow(report, subcatchment, control) {
  const table = report.slice(report.indexOf('LID Performance Summary'));
  const row = new RegExp(`^ +${subcatchment} +${control} +(.+)$`, 'm').exec(table)[1];
  return row.trim().split(/\s+/).map(Number);
}

/** The runoff from one acre at 1 in/hr, in cfs. */
export const cfsPerInchPerHour = 43560 / 12 / 3600;
