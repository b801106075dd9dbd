/** A section of a SWMM project: its name, the names of its columns, and its rows. */
export type Section = readonly [
  name: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
];

/**
 * Writes a SWMM project without its empty sections. Numbers keep all their digits: kinematic wave
 * routing ends its search for an area early, so results depend even on the last digits.
 */
export function projectText(title: string, sections: readonly Section[]): string {
  const blocks = sections
    .filter(([, , rows]) => rows.length > 0)
    .map(([name, columns, rows]) => {
      const cells = rows.map((row) => row.map(String));
      const widths = columns.map((column, index) =>
        Math.max(
          column.length + (index === 0 ? 2 : 0),
          ...cells.map((row) => row[index]?.length ?? 0),
        ),
      );
      const line = (row: readonly string[]) =>
        row
          .map((cell, index) => cell.padEnd(widths[index] ?? 0))
          .join('  ')
          .trimEnd();
      const [first, ...others] = columns;
      const header = first === undefined ? [] : [line([`;;${first}`, ...others])];
      return [`[${name}]`, ...header, ...cells.map(line)].join('\n');
    });
  return `${[`[TITLE]\n${title}`, ...blocks].join('\n\n')}\n`;
}

/** A boolean value as a project writes it. */
export const yesOrNo = (value: boolean) => (value ? 'YES' : 'NO');

/** A time of day or a duration as HH:MM:SS. */
export function clock(hours: number): string {
  const seconds = Math.round(hours * 3600);
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => `${Math.floor(part)}`.padStart(2, '0'))
    .join(':');
}

/** A date as MM/DD/YYYY. */
export function dateText(date: Date): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}

/** The options of a run that starts at midnight: those that all projects share, and specific ones. */
export function options(
  hours: number,
  specific: Readonly<Record<string, string | number>>,
): Section {
  const all = {
    FLOW_UNITS: 'CFS',
    LINK_OFFSETS: 'DEPTH',
    START_DATE: '01/01/2024',
    START_TIME: '00:00:00',
    END_DATE: dateText(new Date(Date.UTC(2024, 0, 1, hours))),
    END_TIME: clock(hours % 24),
    ...specific,
  };
  return ['OPTIONS', ['Option', 'Value'], Object.entries(all)];
}

/** Reports the results of all subcatchments, nodes and links. */
export const reportAll: Section = [
  'REPORT',
  [],
  [['SUBCATCHMENTS ALL'], ['NODES ALL'], ['LINKS ALL']],
];

/** Nodes in a row on the map, in the order of the flow. */
export function mapRow(nodes: readonly string[]): Section {
  return [
    'COORDINATES',
    ['Node', 'X', 'Y'],
    nodes.map((node, index) => [node, 1000 + index * 2000, 5000]),
  ];
}

/** Subcatchments as squares on the map, above the nodes. */
export function mapSquares(subcatchments: readonly string[]): Section {
  return [
    'POLYGONS',
    ['Subcatchment', 'X', 'Y'],
    subcatchments.flatMap((id, index) => {
      const x = index * 2500;
      return [
        [id, x, 6000],
        [id, x + 2000, 6000],
        [id, x + 2000, 8000],
        [id, x, 8000],
      ];
    }),
  ];
}

/** One rain gage with the rate of each interval, in in/hr, and zero after the last. */
export function rain(rates: readonly number[], intervalHours = 0.25, startHour = 0): Section[] {
  const interval = clock(intervalHours).slice(0, 5);
  return [
    [
      'RAINGAGES',
      ['Name', 'Format', 'Interval', 'SCF', 'Source', 'Series'],
      [['GAGE', 'INTENSITY', interval, 1, 'TIMESERIES', 'RAIN']],
    ],
    [
      'TIMESERIES',
      ['Name', 'Time', 'Value'],
      [...rates, 0].map((rate, index) => [
        'RAIN',
        clock(startHour + index * intervalHours),
        // Sums of fractions have digits such as those of 2.4000000000000004.
        Number(rate.toPrecision(12)),
      ]),
    ],
    ['SYMBOLS', ['Gage', 'X', 'Y'], [['GAGE', 1000, 9000]]],
  ];
}

/** Constant inflows in cfs: pairs of node and flow. */
export function constantInflows(inflows: readonly (readonly [string, number])[]): Section {
  return [
    'INFLOWS',
    ['Node', 'Constituent', 'Series', 'Type', 'Mfactor', 'Sfactor', 'Baseline'],
    inflows.map(([node, cfs]) => [node, 'FLOW', '""', 'FLOW', 1, 1, cfs]),
  ];
}

/** The inflow to a node over time: pairs of hour and flow in cfs. */
export function inflow(node: string, points: readonly (readonly [number, number])[]): Section[] {
  return [
    [
      'INFLOWS',
      ['Node', 'Constituent', 'Series', 'Type', 'Mfactor', 'Sfactor'],
      [[node, 'FLOW', 'INFLOW', 'FLOW', 1, 1]],
    ],
    [
      'TIMESERIES',
      ['Name', 'Time', 'Value'],
      points.map(([hour, cfs]) => ['INFLOW', clock(hour), cfs]),
    ],
  ];
}

export const xsectionColumns = ['Link', 'Shape', 'Geom1', 'Geom2', 'Geom3', 'Geom4', 'Barrels'];
export const junctionColumns = ['Name', 'Elev', 'MaxDepth', 'InitDepth', 'SurDepth', 'Aponded'];
export const outfallColumns = ['Name', 'Elev', 'Type', 'Stage', 'Gated'];
export const storageColumns = [
  'Name',
  'Elev',
  'MaxDepth',
  'InitDepth',
  'Shape',
  'Coeff',
  'Expon',
  'Const',
];
export const conduitColumns = ['Name', 'Node1', 'Node2', 'Length', 'N', 'Z1', 'Z2', 'Q0'];

/** A sewer of circular conduits in series, with a triangular flood at its upper end. */
interface Sewer {
  diametersFt: readonly number[];
  /** The length of each conduit. */
  lengthFt: number;
  slopePercent: number;
  roughness: number;
  /** The fields of [JUNCTIONS] from the maximum depth on, for each junction. */
  junctions: readonly (readonly number[])[];
  /** The fields of [OUTFALLS] from the type on. */
  outfall: readonly (string | number)[];
  /** The flow at the start. */
  startCfs: number;
  baseCfs: number;
  peakCfs: number;
  floodHours: number;
}

/** The drop of a conduit if its length is measured along its slope, as in link.c, conduit_getSlope. */
export function dropFt(slopePercent: number, lengthFt: number): number {
  const slope = slopePercent / 100;
  return (slope * lengthFt) / Math.hypot(1, slope);
}

/** The sections of a sewer, its flood, its report and its map: junctions J1, J2, ..., conduits C1, C2, ... */
export function sewer(params: Sewer): Section[] {
  const { diametersFt, lengthFt, baseCfs, floodHours } = params;
  const count = diametersFt.length;
  const drop = dropFt(params.slopePercent, lengthFt);
  const nodes = [...diametersFt.map((_, index) => `J${index + 1}`), 'OUT'];
  return [
    [
      'JUNCTIONS',
      junctionColumns,
      params.junctions.map((fields, index) => [`J${index + 1}`, (count - index) * drop, ...fields]),
    ],
    ['OUTFALLS', outfallColumns, [['OUT', 0, ...params.outfall]]],
    [
      'CONDUITS',
      conduitColumns,
      diametersFt.map((_, index) => [
        `C${index + 1}`,
        nodes[index] ?? '',
        nodes[index + 1] ?? '',
        lengthFt,
        params.roughness,
        0,
        0,
        params.startCfs,
      ]),
    ],
    [
      'XSECTIONS',
      xsectionColumns,
      diametersFt.map((diameterFt, index) => [`C${index + 1}`, 'CIRCULAR', diameterFt, 0, 0, 0]),
    ],
    ...inflow('J1', [
      [0, baseCfs],
      [floodHours / 2, Math.max(params.peakCfs, baseCfs)],
      [floodHours, baseCfs],
      [24, baseCfs],
    ]),
    reportAll,
    mapRow(nodes),
  ];
}
