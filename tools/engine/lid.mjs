// LID controls: web/src/diagrams/lid/engine.json.
//
// One unit covers its subcatchment completely, so that the rain of the gage is its inflow:
// rain on the unit and on the area that it captures. Each case has the row of the LID
// Performance Summary at the end of the run, and the largest outflow by surface and drain.
import { clock, quarterHourSeries, triangularStorm } from './input.mjs';
import { loadDiagram, runEngine, writeNumbers } from './run.mjs';

const { spec, soilOf } = await loadDiagram('lid', 'design.ts');
const initial = { ...spec.initial, hour: 48 };

const types = { cell: 'BC', garden: 'RG', roof: 'GR', trench: 'IT', pavement: 'PP', barrel: 'RB' };

/** The lines of an LID control. */
function layers(params) {
  const { type, bermIn, storageIn, seepageInPerHour, drainHours, offsetIn } = params;
  const drained = params.hasDrain && type !== 'garden' && type !== 'roof';
  const voids = type === 'barrel' ? 1 : params.voidRatio / (1 + params.voidRatio);
  const coefficient = (2 * voids * Math.sqrt(storageIn - offsetIn)) / drainHours;
  const lines = [types[type]];
  if (type !== 'barrel') lines.push(`SURFACE ${bermIn} 0 0 ${type === 'roof' ? 2 : 0} 0`);
  if (type === 'pavement') lines.push('PAVEMENT 6 0.15 0 100 0');
  if (type === 'cell' || type === 'garden' || type === 'roof') {
    lines.push(`SOIL ${soilFields(params)}`);
  }
  if (type === 'roof') lines.push('DRAINMAT 2 0.5 0.1');
  if (type === 'garden') lines.push(`STORAGE 0 0 ${seepageInPerHour} 0`);
  else if (type !== 'roof')
    lines.push(`STORAGE ${storageIn} ${params.voidRatio} ${seepageInPerHour} 0`);
  if (type !== 'roof' && type !== 'garden') {
    lines.push(`DRAIN ${drained ? `${coefficient} 0.5 ${offsetIn} 0` : '0 0.5 0 0'}`);
  }
  return lines.map((line) => `L ${line}`).join('\n');
}

/** The rain on the unit: that of the gage plus the runoff of the captured area. */
function rainOf({ type, rainIn, stormHours, captureRatio }) {
  const areas = type === 'roof' ? 1 : 1 + captureRatio;
  return triangularStorm(rainIn * areas, stormHours, 0.375);
}

function soilFields(params) {
  const { soilIn } = params;
  const { porosity, fieldCapacity, wiltingPoint, conductivityInPerHour } = soilOf(params);
  const { conductivitySlope, suctionIn } = soilOf(params);
  const limits = `${porosity} ${fieldCapacity} ${wiltingPoint}`;
  return `${soilIn} ${limits} ${conductivityInPerHour} ${conductivitySlope} ${suctionIn}`;
}

const model = (params) => `
[OPTIONS]
FLOW_UNITS CFS
INFILTRATION MODIFIED_GREEN_AMPT
FLOW_ROUTING KINWAVE
START_DATE 01/01/2024
END_DATE 01/0${1 + Math.floor(params.hour / 24)}/2024
END_TIME ${clock((params.hour % 24) * 3600)}
REPORT_STEP 00:05:00
WET_STEP 00:05:00
DRY_STEP 00:05:00
ROUTING_STEP 60

[EVAPORATION]
CONSTANT ${params.evaporationInPerDay}
DRY_ONLY NO

[RAINGAGES]
G INTENSITY 0:15 1 TIMESERIES RAIN

[SUBCATCHMENTS]
S G O 1 0 100 1 0

[SUBAREAS]
S 0.01 0.1 0 0 0 OUTLET

[INFILTRATION]
S 3.5 0.5 0.25

[LID_CONTROLS]
${layers(params)}

[LID_USAGE]
S L 1 43560 1452 ${params.saturationPercent} 0 0

[OUTFALLS]
O 0 FREE

[TIMESERIES]
${quarterHourSeries('RAIN', rainOf(params))}

[REPORT]
SUBCATCHMENTS ALL
`;

function caseOf(changes) {
  const params = { ...initial, ...changes };
  const { report, subcatchments } = runEngine(model(params));
  const table = report.slice(report.indexOf('LID Performance Summary'));
  const numbers = /^ +S +L +(.+)$/m.exec(table)[1].trim().split(/\s+/).map(Number);
  const [inflowIn, evaporationIn, exfiltrationIn, overflowIn, drainIn, startIn, storedIn] = numbers;
  // One acre: 1.008 cfs are 1 in/hr.
  const peak = Math.max(...subcatchments.S.runoffCfs) / (43560 / 12 / 3600);
  return {
    params,
    inflowIn,
    evaporationIn,
    exfiltrationIn,
    overflowIn,
    drainIn,
    startIn,
    storedIn,
    peakInPerHour: peak,
  };
}

writeNumbers(
  'lid',
  [
    {},
    { hour: 6 },
    { hour: 12 },
    { rainIn: 3 },
    { soil: 'own', porosity: 0.43, voidRatio: 0.75, rainIn: 2, hasDrain: true },
    { rainIn: 2, hasDrain: true },
    { rainIn: 2, hasDrain: true, offsetIn: 6, drainHours: 4, hour: 12 },
    { soil: 'sandyLoam', seepageInPerHour: 0, hasDrain: true, rainIn: 1.5 },
    { saturationPercent: 50, rainIn: 0, evaporationInPerDay: 0.4 },
    { saturationPercent: 100, rainIn: 2, stormHours: 3, hasDrain: true },
    { type: 'garden', captureRatio: 5, rainIn: 2 },
    { type: 'garden', captureRatio: 10, rainIn: 4, soil: 'loam', stormHours: 6, hour: 12 },
    { type: 'roof', rainIn: 3, soilIn: 4, bermIn: 1, stormHours: 6 },
    { type: 'roof', rainIn: 6, soilIn: 4, bermIn: 0, stormHours: 4, soil: 'sandyLoam', hour: 10 },
    { type: 'trench', rainIn: 1, storageIn: 36, captureRatio: 15, bermIn: 0 },
    {
      type: 'trench',
      rainIn: 3,
      storageIn: 36,
      captureRatio: 10,
      hasDrain: true,
      offsetIn: 12,
      hour: 12,
    },
    { type: 'pavement', rainIn: 3, captureRatio: 2, storageIn: 12, bermIn: 0 },
    {
      type: 'pavement',
      rainIn: 6,
      captureRatio: 5,
      storageIn: 12,
      bermIn: 1,
      hasDrain: true,
      stormHours: 4,
    },
    { type: 'barrel', rainIn: 1, captureRatio: 20, storageIn: 36, hasDrain: true, drainHours: 24 },
    {
      type: 'barrel',
      rainIn: 2,
      captureRatio: 30,
      storageIn: 36,
      hasDrain: true,
      offsetIn: 6,
      hour: 20,
    },
  ].map(caseOf),
);
