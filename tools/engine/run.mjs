// Runs the EPA SWMM 5.2.4 engine, reads its results, and loads the modules of diagrams.
//
// The engine is not part of this project. Build it in a clone of
// https://github.com/USEPA/Stormwater-Management-Model (branch build-v5.2.4), and give the path of
// `runswmm`:
//
//   gcc -O2 -fopenmp -Isrc/solver -Isrc/solver/include src/solver/*.c src/run/main.c -lm -o runswmm
//   SWMM_ENGINE=/path/to/runswmm node tools/engine/conduit.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';

const web = path.join(import.meta.dirname, '../../web');

/** Returns the exports of a diagram's index.tsx, such as its spec, and of the other files named. */
export async function loadDiagram(kind, ...files) {
  const server = await createServer({
    root: web,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const names = ['index.tsx', ...files].map((file) => `/src/diagrams/${kind}/${file}`);
    return Object.assign(
      {},
      ...(await Promise.all(names.map((name) => server.ssrLoadModule(name)))),
    );
  } finally {
    await server.close();
  }
}

/**
 * Runs the text of an input file. Returns the report and the series of the binary file; throws if
 * the report has an error. `files` are the texts of the files that the input names, by name.
 */
export function runEngine(input, files = {}) {
  const engine = process.env.SWMM_ENGINE;
  if (!engine) throw new Error('SWMM_ENGINE is not set to the path of runswmm 5.2.4');
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
  const file = (name) => path.join(folder, name);
  try {
    writeFileSync(file('model.inp'), input);
    for (const [name, text] of Object.entries(files)) writeFileSync(file(name), text);
    execFileSync(engine, ['model.inp', 'model.rpt', 'model.out'], { cwd: folder });
    // The ft³ of the report is not UTF-8. The exit status is 0 even for an invalid input.
    const report = readFileSync(file('model.rpt'), 'latin1');
    const error = /^.*\bERROR\b.*$/m.exec(report);
    if (error) throw new Error(`${error[0].trim()}\n${report}`);
    return { report, ...readResults(readFileSync(file('model.out'))) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A pump's starts and its energy, from the summary of a report. */
export function pumpSummaryOf(report, pump) {
  const table = report.slice(report.indexOf('Pumping Summary'));
  const row = new RegExp(`^ +${pump} .+$`, 'm').exec(table)[0].trim().split(/\s+/);
  return { starts: Number(row[2]), energyKwh: Number(row[7]) };
}

// Names of the results in the order of the engine's enums.h, with the unit of each under
// FLOW_UNITS CFS.
const subcatchmentNames = [
  'rainInPerHour',
  'snowDepthIn',
  'evaporationInPerDay',
  'infiltrationInPerHour',
  'runoffCfs',
  'groundwaterCfs',
  'groundwaterElevationFt',
  'soilMoisture',
];
const nodeNames = ['depthFt', 'headFt', 'volumeFt3', 'lateralCfs', 'inflowCfs', 'floodingCfs'];
const linkNames = ['flowCfs', 'depthFt', 'velocityFtPerS', 'volumeFt3', 'filled'];
const systemNames = [
  'temperatureF',
  'rainInPerHour',
  'snowDepthIn',
  'infiltrationInPerHour',
  'runoffCfs',
  'dryWeatherCfs',
  'groundwaterCfs',
  'rdiiCfs',
  'externalCfs',
  'inflowCfs',
  'floodingCfs',
  'outflowCfs',
  'storageFt3',
  'evaporationInPerDay',
  'potentialEvaporationInPerDay',
];

/**
 * Returns the results in a binary file (engine, output.c): the hours from the start to each
 * report, and for each object an array of numbers per name, such as links.C1.flowCfs. The name of
 * a concentration is that of the pollutant.
 */
function readResults(bytes) {
  const int = (offset) => bytes.readInt32LE(offset);
  const end = bytes.length;
  const [idsAt, resultsAt, periods] = [end - 24, end - 16, end - 12].map(int);
  const counts = [12, 16, 20].map(int);
  const pollutants = int(24);
  let at = idsAt;
  const readIds = (count) =>
    Array.from({ length: count }, () => {
      const length = int(at);
      const id = bytes.toString('latin1', at + 4, at + 4 + length);
      at += 4 + length;
      return id;
    });
  const [subcatchmentIds, nodeIds, linkIds] = counts.map(readIds);
  const pollutantIds = readIds(pollutants);
  const groups = [
    [subcatchmentIds, [...subcatchmentNames, ...pollutantIds]],
    [nodeIds, [...nodeNames, ...pollutantIds]],
    [linkIds, [...linkNames, ...pollutantIds]],
    [['system'], systemNames],
  ];
  const perPeriod =
    8 + 4 * groups.reduce((total, [ids, names]) => total + ids.length * names.length, 0);
  const days = Array.from({ length: periods }, (_, n) =>
    bytes.readDoubleLE(resultsAt + n * perPeriod),
  );
  let column = 8;
  const [subcatchments, nodes, links, { system }] = groups.map(([ids, names]) =>
    Object.fromEntries(
      ids.map((id) => [
        id,
        Object.fromEntries(
          names.map((name) => {
            const offset = resultsAt + column;
            column += 4;
            return [
              name,
              Array.from({ length: periods }, (_, n) => bytes.readFloatLE(offset + n * perPeriod)),
            ];
          }),
        ),
      ]),
    ),
  );
  // The first report is one report step after the start.
  const step = days.length > 1 ? days[1] - days[0] : 0;
  const hours = days.map((day) => Math.round((day - days[0] + step) * 24 * 3600) / 3600);
  return { hours, subcatchments, nodes, links, system };
}

/** Writes web/src/diagrams/<kind>/engine.json: one case per line, with six significant digits. */
export function writeNumbers(kind, cases) {
  const text = cases.map((one) => `  ${JSON.stringify(one, sixDigits)}`).join(',\n');
  const file = path.join(web, 'src/diagrams', kind, 'engine.json');
  writeFileSync(file, `[\n${text}\n]\n`);
  console.log(`${path.relative(process.cwd(), file)}: ${cases.length} cases`);
}

function sixDigits(_key, value) {
  return typeof value === 'number' ? Number(value.toPrecision(6)) : value;
}
