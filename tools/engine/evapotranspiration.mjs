// Potential evaporation from its three sources, and evaporation from ponded water
// and from both zones of the soil: web/src/diagrams/evapotranspiration/engine.json.
//
// The diagram's test checks that the diagram agrees with the engine within 1%: the potential rate, surface
// evaporation, infiltration, moisture and water table at six times in 15 runs, and the evaporation
// from the surface and from both zones over 20 days.
import { inches } from './input.mjs';
import { loadDiagram, runEngine, writeNumbers } from './run.mjs';

const { spec, project, aquiferFt, dateOf } = await loadDiagram(
  'evapotranspiration',
  'project.ts',
  'soil.ts',
  'potential.ts',
);
const days = 20;

const states = [
  {},
  { isDryOnly: true },
  { isDryOnly: true, soil: 'clay', rainHours: 72, storeIn: 2 },
  { soil: 'sandyLoam', waterTableFt: 3 },
  { soil: 'loam', rainIn: 6, rainHours: 6, waterTableFt: 2, upperPart: 0.7 },
  { moisturePercent: 8, rainIn: 0 },
  { moisturePercent: 0, rainIn: 0.5, upperPart: 1, soil: 'loam' },
  { waterTableFt: 8, lowerDepthFt: 5 },
  { source: 'monthly', startDay: 205, rainIn: 1 },
  { source: 'monthly', startDay: 355, rainIn: 1, waterTableFt: 2 },
  { source: 'hargreaves' },
  { source: 'hargreaves', latitudeDegrees: -35, lowF: 40, highF: 62, upperPart: 0.2 },
  { source: 'hargreaves', latitudeDegrees: 60, lowF: -10, highF: 5, startDay: 1, rainIn: 0 },
  { soil: 'own', rainIn: 0, moisturePercent: 61.5, adjustInPerDay: 0.02, rateInPerDay: 0.2 },
  { rateInPerDay: 0.4, upperPart: 0, lowerDepthFt: 10, waterTableFt: 1 },
].map((changes) => ({ ...spec.initial, day: days, ...changes }));

/**
 * The diagram's project. Hargreaves rates, which the diagram writes as a time series, are replaced
 * by temperatures, so that the engine computes the rates itself.
 */
function model(params) {
  const text = project(params);
  if (params.source !== 'hargreaves') return text;
  return text.replace(
    /TIMESERIES +HARGREAVES\n(DRY_ONLY .*\n)/,
    `TEMPERATURE
$1
[TEMPERATURE]
FILE climate.txt
SNOWMELT 0 0.5 0.6 0 ${params.latitudeDegrees} 0

[ADJUSTMENTS]
EVAPORATION ${Array(12).fill(params.adjustInPerDay).join(' ')}
`,
  );
}

/** A climate file of one station with the same temperatures each day. */
const climate = ({ startDay, lowF, highF }) =>
  Array.from({ length: days + 2 }, (_, n) => dateOf(startDay + n))
    .map(
      (date) =>
        `STA ${date.getUTCFullYear()} ${date.getUTCMonth() + 1} ${date.getUTCDate()} ${highF} ${lowF}`,
    )
    .join('\n');

/** The days whose results are written. */
const reportedDays = [1, 2.5, 3.5, 6, 12, 20];
writeNumbers(
  'evapotranspiration',
  states.map((params) => {
    const { report, hours, subcatchments, system } = runEngine(model(params), {
      'climate.txt': climate(params),
    });
    return {
      params,
      surfaceIn: inches(report, 'Evaporation Loss'),
      upperIn: inches(report, 'Upper Zone ET'),
      lowerIn: inches(report, 'Lower Zone ET'),
      moments: reportedDays.map((day) => {
        const at = hours.indexOf(day * 24);
        return {
          day,
          potential: system.potentialEvaporationInPerDay[at],
          surface: subcatchments.S1.evaporationInPerDay[at],
          infiltration: subcatchments.S1.infiltrationInPerHour[at] * 24,
          theta: subcatchments.S1.soilMoisture[at],
          waterTableFt: aquiferFt - subcatchments.S1.groundwaterElevationFt[at],
        };
      }),
    };
  }),
);
