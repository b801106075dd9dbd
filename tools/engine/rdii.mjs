// RDII of storms: web/src/diagrams/rdii/engine.json.
import { quarterHourSeries, sum, triangularStorm } from './input.mjs';
import { loadDiagram, runEngine, writeNumbers } from './run.mjs';

const { spec } = await loadDiagram('rdii');

const cases = [
  {},
  { abstractionIn: 0 },
  { abstractionIn: 1 },
  { mediumPercent: 0, longPercent: 0 },
  { shortPercent: 0, longPercent: 0 },
  { shortPercent: 0, mediumPercent: 0 },
  { shortPercent: 20, shortHours: 0.5, shortK: 0.5 },
  { longHours: 24, longK: 4, longPercent: 20 },
  { rainHours: 1, depthIn: 1 },
  { rainHours: 12, depthIn: 6 },
  { areaAc: 500, mediumHours: 10, mediumK: 4 },
  { areaAc: 10, shortHours: 4, shortK: 4 },
  // Bases that are not a whole number of intervals.
  { shortHours: 0.5, shortK: 0.9 },
  { mediumPercent: 0, longPercent: 0, shortPercent: 20, shortHours: 0.5, shortK: 0.9 },
  { mediumPercent: 0, longPercent: 0, shortPercent: 20, shortHours: 0.5, shortK: 1.4 },
].map((changes) => ({ ...spec.initial, ...changes }));

const hoursOf = (p) => {
  const bases = ['short', 'medium', 'long'].map((name) =>
    p[`${name}Percent`] > 0 ? p[`${name}Hours`] * (1 + p[`${name}K`]) : 0,
  );
  return Math.ceil((p.rainHours + Math.max(...bases)) / 12) * 12;
};

const model = (p) => `
[OPTIONS]
FLOW_UNITS CFS
FLOW_ROUTING KINWAVE
START_DATE 01/01/2024
END_DATE 01/${String(1 + Math.floor(hoursOf(p) / 24)).padStart(2, '0')}/2024
END_TIME ${hoursOf(p) % 24}:00
WET_STEP 00:15:00
DRY_STEP 00:15:00
REPORT_STEP 00:15:00
ROUTING_STEP 60

[RAINGAGES]
G INTENSITY 0:15 1 TIMESERIES T

[JUNCTIONS]
J 10 5

[OUTFALLS]
O 0 FREE

[CONDUITS]
C J O 400 0.01 0 0

[XSECTIONS]
C CIRCULAR 6 0 0 0

[HYDROGRAPHS]
U G
${['short', 'medium', 'long']
  .map(
    (name) =>
      `U ALL ${name.toUpperCase()} ${p[`${name}Percent`] / 100} ${p[`${name}Hours`]} ${p[`${name}K`]} ${p.abstractionIn} 0 0`,
  )
  .join('\n')}

[RDII]
J U ${p.areaAc}

[TIMESERIES]
${quarterHourSeries('T', triangularStorm(p.depthIn, p.rainHours, 0.5))}

[REPORT]
NODES ALL
`;

writeNumbers(
  'rdii',
  cases.map((params) => {
    const { lateralCfs } = runEngine(model(params)).nodes.J;
    const peakCfs = Math.max(...lateralCfs);
    return {
      params,
      peakCfs,
      volumeFt3: sum(lateralCfs) * 900,
      at: [0.05, 0.1, 0.2, 0.3, 0.45, 0.6].map((part) => {
        const n = Math.round(part * hoursOf(params) * 4);
        return { hour: n / 4, cfs: lateralCfs[n] };
      }),
    };
  }),
);
