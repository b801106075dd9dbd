// Runoff hydrographs of storms: web/src/diagrams/hydrograph/engine.json.
//
// The diagram's test compares its results with the engine's for 14 storms and subcatchments. The peak
// is at the same time; its flow, the volumes, and the runoff at six moments agree within 1%, except
// runoff that the engine rounds down to 0. projects.mjs compares rain gages and inflows.
import { clock, quarterHourSeries, quarterHours, sum, triangularStorm } from './input.mjs';
import { loadDiagram, runEngine, writeNumbers } from './run.mjs';

const { spec, soils } = await loadDiagram('hydrograph', 'model.ts');

const stepS = 60;
const cases = [
  {},
  { storm: 'uniform' },
  { storm: 'central', depthIn: 4 },
  { storm: 'late', rainHours: 6 },
  { soil: 'sand', depthIn: 5 },
  { soil: 'clay' },
  { impervPercent: 100 },
  { impervPercent: 0, depthIn: 3, soil: 'clay' },
  { impervPercent: 80, storm: 'late' },
  { areaAc: 100, widthFt: 3000 },
  { areaAc: 1, widthFt: 850, slopePercent: 10 },
  { widthFt: 50, slopePercent: 0.1 },
  { storeImpervIn: 0.3, storePervIn: 0.5 },
  { depthIn: 8, rainHours: 0.5 },
].map((changes) => ({ ...spec.initial, ...changes }));

/** When the rain rate of each triangular storm is highest, as a fraction of the duration. */
const peaks = { early: 0.375, central: 0.5, late: 0.75 };
const rainOf = ({ storm, depthIn, rainHours }) =>
  storm === 'uniform'
    ? quarterHours(depthIn, rainHours, (time) => time)
    : triangularStorm(depthIn, rainHours, peaks[storm]);

function infiltrationOf({ soil }) {
  const { maxInPerHour, minInPerHour, decayPerHour, dryingDays } = soils[soil];
  return `${maxInPerHour} ${minInPerHour} ${decayPerHour} ${dryingDays} 0`;
}

const model = (p) => `
[OPTIONS]
FLOW_UNITS CFS
INFILTRATION HORTON
FLOW_ROUTING KINWAVE
START_DATE 01/01/2024
END_DATE 01/01/2024
END_TIME ${clock((p.rainHours + 3) * 3600)}
WET_STEP 00:01:00
DRY_STEP 00:01:00
REPORT_STEP 00:01:00
ROUTING_STEP 60

[RAINGAGES]
G INTENSITY 0:15 1 TIMESERIES T

[SUBCATCHMENTS]
S1 G O ${p.areaAc} ${p.impervPercent} ${p.widthFt} ${p.slopePercent} 0

[SUBAREAS]
S1 0.013 0.15 ${p.storeImpervIn} ${p.storePervIn} 25 OUTLET

[INFILTRATION]
S1 ${infiltrationOf(p)}

[OUTFALLS]
O 0 FREE

[TIMESERIES]
${quarterHourSeries('T', rainOf(p))}

[REPORT]
SUBCATCHMENTS ALL
`;

writeNumbers(
  'hydrograph',
  cases.map((params) => {
    const { runoffCfs, infiltrationInPerHour } = runEngine(model(params)).subcatchments.S1;
    const peakCfs = Math.max(...runoffCfs);
    return {
      params,
      peakCfs,
      peakHour: (runoffCfs.indexOf(peakCfs) + 1) / 60,
      runoffIn: (sum(runoffCfs) * stepS * 12) / (params.areaAc * 43560),
      infiltrationIn: (sum(infiltrationInPerHour) * stepS) / 3600,
      at: [0.1, 0.3, 0.5, 0.8, 1, 1.2].map((fraction) => {
        const minute = Math.round(fraction * params.rainHours * 60);
        return { hour: minute / 60, runoffCfs: runoffCfs[minute - 1] };
      }),
    };
  }),
);
