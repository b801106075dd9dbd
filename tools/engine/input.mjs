// Parts of input files that several scripts write.

/** A duration as HH:MM:SS. */
export function clock(seconds) {
  const whole = Math.round(seconds);
  return [whole / 3600, (whole / 60) % 60, whole % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}

/** A switch of an input file. */
export const yesOrNo = (value) => (value ? 'YES' : 'NO');

export const sum = (values) => values.reduce((total, value) => total + value, 0);

/**
 * The mean intensity in each quarter of an hour of a storm whose rate rises and falls in a
 * triangle; `peak` is the part of the duration at which the rate is highest. It does not use
 * the diagrams' own hyetographs, so that the engine checks these too.
 */
export function triangularStorm(depthIn, hours, peak) {
  const fallen = (part) => (part <= peak ? part ** 2 / peak : 1 - (1 - part) ** 2 / (1 - peak));
  return quarterHours(depthIn, hours, fallen);
}

/** The mean intensity in each quarter of an hour, from the part of the depth that has fallen. */
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

/** A row of the report's tables of runoff and groundwater, in inches. */
export const inches = (report, name) =>
  Number(new RegExp(`${name} \\.+ +\\S+ +(\\S+)`).exec(report)[1]);

/** A row of the report's table of runoff quality; its table of quantity has the same names. */
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

/** The runoff of an acre that is 1 in/hr, in cfs. */
export const cfsPerInchPerHour = 43560 / 12 / 3600;
