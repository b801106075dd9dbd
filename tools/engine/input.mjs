// Parts of input files that several scripts write.

/** A duration as HH:MM:SS. */
export function clock(seconds) {
  const total = Math.round(seconds);
  return [total / 3600, (total / 60) % 60, total % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}

/** YES or NO, as input files have it. */
export const yesOrNo = (value) => (value ? 'YES' : 'NO');

export const sum = (values) => values.reduce((total, value) => total + value, 0);

/**
 * The mean intensity in each quarter of an hour of a storm whose rate rises and falls in a
 * triangle; `peak` is when the rate is highest, as a fraction of the duration. It does not use
 * the hyetographs of the diagrams, so that these are checked too.
 */
export function triangularStorm(depthIn, hours, peak) {
  const fallen = (time) => (time <= peak ? time ** 2 / peak : 1 - (1 - time) ** 2 / (1 - peak));
  return quarterHours(depthIn, hours, fallen);
}

/**
 * The mean intensity in each quarter of an hour. `fallen` gives the fraction of the depth that has
 * fallen after a fraction of the duration.
 */
export function quarterHours(depthIn, hours, fallen) {
  const count = hours * 4;
  return Array.from(
    { length: count },
    (_, n) => 4 * depthIn * (fallen((n + 1) / count) - fallen(n / count)),
  );
}

/** The lines of [TIMESERIES] for a rate per quarter of an hour, and zero after the last. */
export function quarterHourSeries(name, rates) {
  return [...rates, 0].map((rate, n) => `${name} ${n / 4} ${rate}`).join('\n');
}

/** A row of the report's tables for runoff or groundwater quantity, in inches. */
export const inches = (report, name) =>
  Number(new RegExp(`${name} \\.+ +\\S+ +(\\S+)`).exec(report)[1]);

/** A row of the report's table for runoff quality, whose names the table for quantity also has. */
export const pounds = (report, name) =>
  Number(new RegExp(`Runoff Quality[^]*?${name} \\.+ +(\\S+)`).exec(report)[1]);

/**
 * A row of the report's table of LID controls, in inches over the control: inflow, evaporation,
 * exfiltration, overflow, drain, and what is stored at the start and at the end.
 */
export function lidRow(report, subcatchment, control) {
  const table = report.slice(report.indexOf('LID Performance Summary'));
  const row = new RegExp(`^ +${subcatchment} +${control} +(.+)$`, 'm').exec(table)[1];
  return row.trim().split(/\s+/).map(Number);
}

/** A runoff of 1 in/hr from one acre, in cfs. */
export const cfsPerInchPerHour = 43560 / 12 / 3600;
