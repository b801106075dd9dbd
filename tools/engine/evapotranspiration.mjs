// Potential evaporation from its three sources, and evaporation from ponded water
// and from both zones of the soil: web/src/diagrams/evapotranspiration/engine.json.
import { yesOrNo } from './input.mjs';
import { loadDiagram, runEngine, writeNumbers } from './run.mjs';

const { spec, soilOf, totalFt, dateOf, monthlyInPerDay } = await loadDiagram(
  'evapotranspiration',
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

const inDate = (date) => `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`;

function evaporation(params) {
  if (params.source === 'constant') return `CONSTANT ${params.rateInPerDay}`;
  if (params.source === 'hargreaves') return 'TEMPERATURE';
  return `MONTHLY ${monthlyInPerDay(params).join(' ')}`;
}

const model = (params) => {
  const { startDay, rainIn, rainHours, moisturePercent, waterTableFt } = params;
  const { porosity, wiltingPoint, fieldCapacity, saturatedInPerHour, slope } = soilOf(params);
  const theta = wiltingPoint + (moisturePercent / 100) * (fieldCapacity - wiltingPoint);
  const rate = rainIn / rainHours;
  const rain = Array.from({ length: rainHours }, (_, hour) => `R ${48 + hour}:00 ${rate}`);
  return `
[OPTIONS]
FLOW_UNITS CFS
INFILTRATION HORTON
START_DATE ${inDate(dateOf(startDay))}
END_DATE ${inDate(dateOf(startDay + days))}
REPORT_STEP 01:00:00
WET_STEP 01:00:00
DRY_STEP 01:00:00
ROUTING_STEP 600
ALLOW_PONDING NO

[EVAPORATION]
${evaporation(params)}
DRY_ONLY ${yesOrNo(params.isDryOnly)}

[ADJUSTMENTS]
EVAPORATION ${Array.from({ length: 12 }, () => params.adjustInPerDay).join(' ')}

[TEMPERATURE]
${params.source === 'hargreaves' ? 'FILE climate.txt' : ''}
SNOWMELT 0 0.5 0.6 0 ${params.latitudeDegrees} 0

[RAINGAGES]
G INTENSITY 1:00 1 TIMESERIES R

[TIMESERIES]
${rain.join('\n')}

[SUBCATCHMENTS]
S G O 1 0 100 1 0

[SUBAREAS]
S 0 0 0 ${params.storeIn} 0 OUTLET

[INFILTRATION]
S ${saturatedInPerHour} ${saturatedInPerHour} 0 0 0

[AQUIFERS]
A ${porosity} ${wiltingPoint} ${fieldCapacity} ${saturatedInPerHour} ${slope} 0 ${params.upperPart} ${params.lowerDepthFt} 0 0 ${totalFt - waterTableFt} ${theta}

[GROUNDWATER]
S A O ${totalFt} 0 0 0 0 0 0 0

[OUTFALLS]
O 0 FREE

[REPORT]
SUBCATCHMENTS ALL
`;
};

/** A climate file with one station and the same temperatures each day. */
const climate = ({ startDay, lowF, highF }) =>
  Array.from({ length: days + 2 }, (_, n) => dateOf(startDay + n))
    .map(
      (date) =>
        `STA ${date.getUTCFullYear()} ${date.getUTCMonth() + 1} ${date.getUTCDate()} ${highF} ${lowF}`,
    )
    .join('\n');

const inches = (report, name) => Number(new RegExp(`${name} \\.+ +\\S+ +(\\S+)`).exec(report)[1]);

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
          surface: subcatchments.S.evaporationInPerDay[at],
          infiltration: subcatchments.S.infiltrationInPerHour[at] * 24,
          theta: subcatchments.S.soilMoisture[at],
          waterTableFt: totalFt - subcatchments.S.groundwaterElevationFt[at],
        };
      }),
    };
  }),
);
