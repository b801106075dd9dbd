// LID controls: web/src/diagrams/lid/engine.json.
//
// One unit covers its subcatchment completely. Its only inflow is the rain of the gage, which
// includes the runoff from the area that drains to the unit. Each case has the unit's row of the LID
// Performance Summary at the end of the run, and its largest outflow from surface and drain.
//
// The diagram's test checks that the diagram agrees with the engine within 1%, plus up to 0.03 in for the
// rounding of the report: the water balance of 20 states of six types (dry to overflowing, with and
// without a drain), and the largest outflow of the 13 that run for 48 hours. It also checks the
// example of RM3 6.6.
import { cfsPerInchPerHour, lidRow } from './input.mjs';
import { loadDiagram, runEngine, writeNumbers } from './run.mjs';

const { spec, unitProject } = await loadDiagram('lid', 'project.ts');
const initial = { ...spec.initial, hour: 48 };

function caseOf(changes) {
  const params = { ...initial, ...changes };
  const { report, subcatchments } = runEngine(unitProject(params, params.hour));
  const [inflowIn, evaporationIn, exfiltrationIn, overflowIn, drainIn, startIn, storedIn] = lidRow(
    report,
    'UNIT',
    'LID',
  );
  return {
    params,
    inflowIn,
    evaporationIn,
    exfiltrationIn,
    overflowIn,
    drainIn,
    startIn,
    storedIn,
    peakInPerHour: Math.max(...subcatchments.UNIT.runoffCfs) / cfsPerInchPerHour,
  };
}

writeNumbers(
  'lid',
  [
    {},
    { hour: 6 },
    { hour: 12 },
    { rainIn: 3 },
    { soil: 'own', porosity: 0.43, wiltingPoint: 0.1, voidRatio: 0.75, rainIn: 2, hasDrain: true },
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
