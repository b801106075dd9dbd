// Parts of the models and charts that several figures use.

/** The [OPTIONS] section of a model that starts at midnight. */
export function options({
  routing = 'DYNWAVE',
  start = '06/01/2024',
  end = '06/01/2024',
  endTime = '12:00',
  report = '00:01:00',
  wet = '00:01:00',
  step = 5,
  more = '',
} = {}) {
  return `
[OPTIONS]
FLOW_UNITS CFS
INFILTRATION HORTON
FLOW_ROUTING ${routing}
START_DATE ${start}
END_DATE ${end}
END_TIME ${endTime}
REPORT_STEP ${report}
WET_STEP ${wet}
DRY_STEP ${wet}
ROUTING_STEP ${step}
${more}
`;
}

/** The [REPORT] section that saves all results. */
export const reportAll = `
[REPORT]
SUBCATCHMENTS ALL
NODES ALL
LINKS ALL
`;

/** The lines of [TIMESERIES] for pairs of hour and value. */
export const series = (name, pairs) => pairs.map(([x, y]) => `${name} ${x} ${y}`).join('\n');

/**
 * Expands rain given as [hour, rate] at each change into one value per interval (in hours),
 * because a gage applies a rate for one interval only. The last rate lasts one interval.
 */
export function rainBlocks(blocks, interval) {
  const values = [];
  for (const [n, [from, rate]] of blocks.entries()) {
    const to = blocks[n + 1]?.[0] ?? from + interval;
    for (let hour = from; hour < to - interval / 2; hour += interval) values.push([hour, rate]);
  }
  return values;
}

/** Charts show three significant digits. */
export const roundTo3Digits = (value) => Number(value.toPrecision(3));

/** Every `every`th point of a result, from hour `from` to hour `to`. */
export function points(hours, values, { every = 1, from = 0, to = Infinity } = {}) {
  return hours
    .map((hour, n) => [Number(hour.toFixed(3)), roundTo3Digits(values[n])])
    .filter(([hour], n) => (n + 1) % every === 0 && hour >= from && hour <= to);
}

/** A series drawn as a line. */
export const line = (name, points) => ({ name, kind: 'lines', points });
/** A series drawn as steps. */
export const steps = (name, points) => ({ name, kind: 'steps', points });

/**
 * A chart over time in hours, or in `x.unit`. Each panel is [label, unit, series, extra properties
 * of its y-axis].
 */
export function overTime(panels, x = {}) {
  return {
    chart: {
      x: { label: 'Time', unit: 'h', ...x },
      panels: panels.map(([label, unit, rows, axis]) => ({
        y: { label, unit, ...axis },
        series: rows,
      })),
    },
  };
}

/** A longitudinal profile. Each row is a name and pairs of distance and elevation, in ft. */
export function profile(rows) {
  return {
    chart: {
      x: { label: 'Distance', unit: 'ft' },
      panels: [
        {
          y: { label: 'Elevation', unit: 'ft' },
          series: rows.map(([name, pairs]) =>
            line(
              name,
              pairs.map(([x, y]) => [x, Number(y.toFixed(2))]),
            ),
          ),
        },
      ],
    },
  };
}

/**
 * A table of the report: its title and its lines up to the empty line that ends it, without the
 * lines of asterisks and the common indent.
 */
export function tableOf(report, title) {
  const lines = report.split(/\r?\n/).map((text) => text.replace(/^ {2}/, '').trimEnd());
  const start = lines.findIndex((text) => text.trim() === title);
  if (start < 0) throw new Error(`the report has no table "${title}"`);
  const body = lines.slice(start + 1).filter((text) => !/^\*+$/.test(text.trim()));
  while (body[0] === '') body.shift();
  const end = body.indexOf('');
  const table = body.slice(0, end < 0 ? undefined : end);
  const indent = Math.min(...table.filter(Boolean).map((text) => text.search(/\S/)));
  return [title, ...table.map((text) => text.slice(indent))].join('\n');
}
