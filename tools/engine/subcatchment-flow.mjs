// Runoff of the nonlinear reservoir: web/src/diagrams/subcatchment-flow/engine.json.
//
// Storms of constant intensity on subcatchments that differ in one or two parameters. The
// infiltration capacity is constant: Horton's method with equal rates.
import { clock, quarterHourSeries, sum } from './input.mjs';
import { loadDiagram, runEngine, writeNumbers } from './run.mjs';

const { spec } = await loadDiagram('subcatchment-flow');

const stepS = 60;
const hours = [0.1, 0.25, 0.5, 1, 1.5, 2];

const cases = [
  {},
  { impervPercent: 100 },
  { impervPercent: 0, rainInPerHour: 2 },
  { zeroPercent: 0, storeImpervIn: 0.2 },
  { zeroPercent: 90 },
  { route: 'pervious' },
  { route: 'pervious', routedPercent: 50, rainInPerHour: 2 },
  { route: 'impervious', rainInPerHour: 2, soilInPerHour: 0.2 },
  { upstream: true },
  { upstream: true, route: 'impervious', routedPercent: 60, rainInPerHour: 3, rainHours: 0.5 },
  { widthFt: 50, rainHours: 3 },
  { widthFt: 2000, slopePercent: 10, rainHours: 3 },
  { evaporationInPerDay: 0.5, soilInPerHour: 0, rainInPerHour: 0.5 },
  { areaAc: 50, roughnessPerv: 0.8, roughnessImperv: 0.05, rainInPerHour: 6 },
].map((changes) => ({ ...spec.initial, ...changes }));

const routes = { outlet: 'OUTLET', pervious: 'PERVIOUS', impervious: 'IMPERVIOUS' };

function model(p) {
  const ids = p.upstream ? ['S0', 'S1'] : ['S1'];
  const each = (line) => ids.map(line).join('\n');
  return `
[OPTIONS]
FLOW_UNITS CFS
INFILTRATION HORTON
FLOW_ROUTING KINWAVE
START_DATE 01/01/2024
END_DATE 01/01/2024
END_TIME ${clock((p.rainHours + 2) * 3600)}
WET_STEP 00:01:00
DRY_STEP 00:01:00
REPORT_STEP 00:01:00
ROUTING_STEP 60

[EVAPORATION]
CONSTANT ${p.evaporationInPerDay}

[RAINGAGES]
G INTENSITY 0:15 1 TIMESERIES T

[SUBCATCHMENTS]
${each((id) => `${id} G ${id === 'S0' ? 'S1' : 'O'} ${p.areaAc} ${p.impervPercent} ${p.widthFt} ${p.slopePercent} 0`)}

[SUBAREAS]
${each((id) => `${id} ${p.roughnessImperv} ${p.roughnessPerv} ${p.storeImpervIn} ${p.storePervIn} ${p.zeroPercent} ${routes[p.route]} ${p.routedPercent}`)}

[INFILTRATION]
${each((id) => `${id} ${p.soilInPerHour} ${p.soilInPerHour} 0 1 0`)}

[OUTFALLS]
O 0 FREE

[TIMESERIES]
${quarterHourSeries('T', Array(p.rainHours * 4).fill(p.rainInPerHour))}

[REPORT]
SUBCATCHMENTS ALL
NODES ALL
`;
}

writeNumbers(
  'subcatchment-flow',
  cases.map((params) => {
    const { subcatchments } = runEngine(model(params));
    const { runoffCfs, infiltrationInPerHour } = subcatchments.S1;
    const inches = (stepS * 12) / (params.areaAc * 43560);
    return {
      params,
      peakCfs: Math.max(...runoffCfs),
      runoffIn: sum(runoffCfs) * inches,
      infiltrationIn: (sum(infiltrationInPerHour) * stepS) / 3600,
      at: hours.map((hour) => ({ hour, outflowCfs: runoffCfs[Math.round(hour * 60) - 1] })),
    };
  }),
);
