// Runoff hydrographs of storms: web/src/diagrams/hydrograph/engine.json.
//
// The hyetograph is made here for itself: means of a triangle by 15 minutes.
import { runEngine, writeNumbers } from './run.mjs';

const stepS = 60;
const start = {
  storm: 'early',
  depthIn: 2,
  rainHours: 3,
  hour: 1,
  areaAc: 10,
  widthFt: 600,
  slopePercent: 1,
  impervPercent: 35,
  soil: 'loam',
  storeImpervIn: 0.06,
  storePervIn: 0.15,
};
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
].map((changes) => ({ ...start, ...changes }));

const soils = { sand: [5 / 3, 0.375], loam: [1, 0.225], clay: [1 / 3, 0.025] };
const peaks = { early: 0.375, central: 0.5, late: 0.75 };

function intensities({ storm, depthIn, rainHours }) {
  const count = rainHours * 4;
  const part = (x) => {
    if (storm === 'uniform') return x;
    const peak = peaks[storm];
    return x <= peak ? x ** 2 / peak : 1 - (1 - x) ** 2 / (1 - peak);
  };
  return Array.from(
    { length: count },
    (_, n) => 4 * depthIn * (part((n + 1) / count) - part(n / count)),
  );
}

const model = (p) => `
[OPTIONS]
FLOW_UNITS CFS
INFILTRATION HORTON
FLOW_ROUTING KINWAVE
START_DATE 01/01/2024
END_DATE 01/01/2024
END_TIME ${Math.floor(p.rainHours + 3)}:${(p.rainHours % 1) * 60 || '00'}
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
S1 ${soils[p.soil].join(' ')} 4 7 0

[OUTFALLS]
O 0 FREE

[TIMESERIES]
${intensities(p)
  .map((rate, n) => `T ${n / 4} ${rate}`)
  .join('\n')}
T ${p.rainHours} 0

[REPORT]
SUBCATCHMENTS ALL
`;

writeNumbers(
  'hydrograph',
  cases.map((params) => {
    const { runoffCfs, infiltrationInPerHour } = runEngine(model(params)).subcatchments.S1;
    const sum = (values) => values.reduce((all, one) => all + one, 0);
    const peakCfs = Math.max(...runoffCfs);
    return {
      params,
      peakCfs,
      peakHour: (runoffCfs.indexOf(peakCfs) + 1) / 60,
      runoffIn: (sum(runoffCfs) * stepS * 12) / (params.areaAc * 43560),
      infiltrationIn: (sum(infiltrationInPerHour) * stepS) / 3600,
      at: [0.1, 0.3, 0.5, 0.8, 1, 1.2].map((part) => {
        const minute = Math.round(part * params.rainHours * 60);
        return { hour: minute / 60, runoffCfs: runoffCfs[minute - 1] };
      }),
    };
  }),
);
