// Buildup in dry weather, sweeping, and washoff in a storm:
// web/src/diagrams/pollutant-buildup/engine.json.
import { clock } from './input.mjs';
import { loadDiagram, runEngine, writeNumbers } from './run.mjs';

const { spec } = await loadDiagram('pollutant-buildup');

const states = [
  {},
  { buildup: 'pow' },
  { buildup: 'pow', dryDays: 5, washoff: 'rc', areaAc: 4, maxLbPerAc: 60 },
  { buildup: 'pow', powExponent: 0.4, maxLbPerAc: 100, dryDays: 30 },
  { buildup: 'sat', washoff: 'emc' },
  { buildup: 'sat', dryDays: 3, exponent: 1, expCoefficient: 4.6, rainIn: 0.5, stormHours: 1 },
  { washoff: 'rc' },
  { washoff: 'rc', rcCoefficient: 3000 },
  { buildup: 'none' },
  { buildup: 'none', washoff: 'rc', areaAc: 3 },
  { buildup: 'none', washoff: 'emc', emcMgPerL: 150 },
  { washoff: 'emc', emcMgPerL: 150 },
  { sweepDays: 5, dryDays: 21 },
  { sweepDays: 3, buildup: 'sat', dryDays: 28, washoff: 'emc', availablePercent: 100 },
  { sweepDays: 1, buildup: 'pow', dryDays: 10, removedPercent: 90 },
  { dryDays: 0 },
  { rainIn: 0.2, stormHours: 12, exponent: 2, expCoefficient: 9 },
  { sweepDays: 7, dryDays: 14 },
  { coverPercent: 60, rainMgPerL: 0.5, bmpPercent: 20 },
  { buildup: 'none', washoff: 'emc', emcMgPerL: 60, coverPercent: 40, restEmcMgPerL: 20 },
  {
    washoff: 'rc',
    coverPercent: 30,
    restEmcMgPerL: 8,
    rainMgPerL: 4,
    bmpPercent: 50,
    restBmpPercent: 10,
  },
  { start: 'loading', loadingLbPerAc: 28.5, coverPercent: 50, areaAc: 12, maxLbPerAc: 60 },
].map((changes) => ({ ...spec.initial, dryDays: 14, ...changes }));

const buildupOf = ({ buildup, maxLbPerAc, powLbPerAc, powExponent, expPerDay, satDays }) =>
  ({
    none: 'NONE 0 0 0 AREA',
    pow: `POW ${maxLbPerAc} ${powLbPerAc} ${powExponent} AREA`,
    exp: `EXP ${maxLbPerAc} ${expPerDay} 0 AREA`,
    sat: `SAT ${maxLbPerAc} 0 ${satDays} AREA`,
  })[buildup];
const washoffOf = ({ washoff, expCoefficient, rcCoefficient, exponent, emcMgPerL }) =>
  ({
    exp: `EXP ${expCoefficient} ${exponent}`,
    rc: `RC ${rcCoefficient} ${exponent}`,
    emc: `EMC ${emcMgPerL} 0`,
  })[washoff];

const dryDaysOf = ({ start, dryDays }) => (start === 'loading' ? 0 : dryDays);

const model = (params) => {
  const { stormHours, rainIn, areaAc, sweepDays } = params;
  const dryDays = dryDaysOf(params);
  const hasRest = params.restEmcMgPerL + params.restBmpPercent > 0;
  const { availablePercent, removedPercent } = params;
  const rates = Array.from({ length: stormHours * 12 }, (_, n) => {
    const part = (n + 0.5) / (stormHours * 12);
    return ((2 * rainIn) / stormHours) * (1 - Math.abs(2 * part - 1));
  });
  const rain = rates.map((rate, n) => `R ${clock(dryDays * 86400 + n * 300)} ${rate}`);
  const end = new Date(Date.UTC(2023, 0, 1 + dryDays));
  return `
[OPTIONS]
FLOW_UNITS CFS
START_DATE 01/01/2023
END_DATE ${end.getUTCMonth() + 1}/${end.getUTCDate()}/2023
END_TIME ${clock(stormHours * 3600)}
REPORT_STEP 00:05:00
WET_STEP 00:05:00
DRY_STEP 01:00:00
ROUTING_STEP 300
DRY_DAYS 0

[EVAPORATION]
CONSTANT 0

[RAINGAGES]
G INTENSITY 0:05 1 TIMESERIES R

[TIMESERIES]
${rain.join('\n')}

[SUBCATCHMENTS]
S G O ${areaAc} 100 100 1 0

[SUBAREAS]
S 0 0 0 0 100 OUTLET

[INFILTRATION]
S 1 1 1 7 0

[OUTFALLS]
O 0 FREE

[POLLUTANTS]
P MG/L ${params.rainMgPerL} 0 0 0

[LANDUSES]
L ${sweepDays} ${availablePercent / 100} 0
REST 0 0 0

[COVERAGES]
S L ${params.coverPercent}
${hasRest ? `S REST ${100 - params.coverPercent}` : ''}

[LOADINGS]
${params.start === 'loading' ? `S P ${params.loadingLbPerAc}` : ''}

[BUILDUP]
L P ${buildupOf(params)}

[WASHOFF]
L P ${washoffOf(params)} ${removedPercent} ${params.bmpPercent}
REST P EMC ${params.restEmcMgPerL} 0 0 ${params.restBmpPercent}

[REPORT]
SUBCATCHMENTS ALL
`;
};

/** A row of the report's table of quality; its table of quantity has the same names. */
const pounds = (report, name) =>
  Number(new RegExp(`Runoff Quality[^]*?${name} \\.+ +(\\S+)`).exec(report)[1]);

/** The parts of the storm after which the concentration is written. */
const parts = [1 / 6, 1 / 3, 0.5, 2 / 3, 5 / 6];
writeNumbers(
  'pollutant-buildup',
  states.map((params) => {
    const { report, hours, subcatchments } = runEngine(model(params));
    return {
      params,
      builtLb: pounds(report, 'Initial Buildup') + pounds(report, 'Surface Buildup'),
      bmpLb: pounds(report, 'BMP Removal'),
      sweptLb: pounds(report, 'Sweeping Removal'),
      loadLb: pounds(report, 'Surface Runoff'),
      leftLb: pounds(report, 'Remaining Buildup'),
      storm: parts.map((part) => {
        const hour = Math.round(part * params.stormHours * 12) / 12;
        const at = hours.findIndex((one) => Math.abs(one - dryDaysOf(params) * 24 - hour) < 1e-6);
        return { hour, concentrationMgPerL: subcatchments.S.P[at] };
      }),
    };
  }),
);
