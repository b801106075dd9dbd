// Runoff of the nonlinear reservoir: web/src/diagrams/subcatchment-flow/engine.json.
//
// Storms of constant intensity fall on subcatchments that differ in one or two
// parameters. The soil's capacity is constant: Horton's method with equal rates.
import { runEngine, writeNumbers } from './run.mjs';

const stepS = 60;
const hours = [0.1, 0.25, 0.5, 1, 1.5, 2];

const start = {
  rainInPerHour: 1,
  rainHours: 1,
  hour: 1,
  areaAc: 5,
  widthFt: 400,
  slopePercent: 1,
  impervPercent: 40,
  zeroPercent: 25,
  storeImpervIn: 0.06,
  storePervIn: 0.15,
  roughnessImperv: 0.013,
  roughnessPerv: 0.15,
  soilInPerHour: 0.4,
  evaporationInPerDay: 0,
  route: 'outlet',
  routedPercent: 100,
  upstream: false,
};
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
].map((changes) => ({ ...start, ...changes }));

const routes = { outlet: 'OUTLET', pervious: 'PERVIOUS', impervious: 'IMPERVIOUS' };

const clock = (minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

function model(p) {
  const ids = p.upstream ? ['S0', 'S1'] : ['S1'];
  const each = (line) => ids.map(line).join('\n');
  const minutes = Math.round(p.rainHours * 60);
  return `
[OPTIONS]
FLOW_UNITS CFS
INFILTRATION HORTON
FLOW_ROUTING KINWAVE
START_DATE 01/01/2024
END_DATE 01/01/2024
END_TIME ${clock(minutes + 120)}
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
${Array.from({ length: minutes / 15 }, (_, n) => `T ${n / 4} ${p.rainInPerHour}`).join('\n')}
T ${clock(minutes)} 0

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
    const sum = (values) => values.reduce((all, one) => all + one, 0);
    return {
      params,
      peakCfs: Math.max(...runoffCfs),
      runoffIn: sum(runoffCfs) * inches,
      infiltrationIn: (sum(infiltrationInPerHour) * stepS) / 3600,
      at: hours.map((hour) => ({ hour, outflowCfs: runoffCfs[Math.round(hour * 60) - 1] })),
    };
  }),
);
