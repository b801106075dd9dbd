// Potential evaporation by its three sources, and evaporation from ponded water
// and both zones of the soil: web/src/diagrams/evapotranspiration/engine.json.
import { runEngine, writeNumbers } from './run.mjs';

const soils = {
  sandyLoam: '0.453 0.085 0.19 0.43 40',
  loam: '0.463 0.116 0.232 0.13 35',
  clayLoam: '0.464 0.187 0.31 0.04 45',
  clay: '0.475 0.265 0.378 0.01 57',
};
/** Wilting point, field capacity and saturated conductivity. */
const limits = (soil) => {
  const [, wilting, field, saturated] = soils[soil].split(' ').map(Number);
  return { wilting, field, saturated };
};

const start = {
  source: 'constant',
  rateInPerDay: 0.25,
  januaryInPerDay: 0.05,
  julyInPerDay: 0.25,
  latitudeDegrees: 40,
  lowF: 60,
  highF: 85,
  startDay: 182,
  isDryOnly: false,
  rainIn: 3,
  rainHours: 24,
  storeIn: 1,
  soil: 'clayLoam',
  moisturePercent: 60,
  waterTableFt: 4,
  upperPart: 0.4,
  lowerDepthFt: 6,
  day: 20,
};
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
  { rateInPerDay: 0.4, upperPart: 0, lowerDepthFt: 10, waterTableFt: 1 },
].map((one) => ({ ...start, ...one }));

const dateOf = (day) => new Date(Date.UTC(2022, 0, day));
const inDate = (date) => `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`;

function evaporation({ source, rateInPerDay, januaryInPerDay, julyInPerDay }) {
  if (source === 'constant') return `CONSTANT ${rateInPerDay}`;
  if (source === 'hargreaves') return 'TEMPERATURE';
  const rates = Array.from(
    { length: 12 },
    (_, month) =>
      januaryInPerDay +
      ((julyInPerDay - januaryInPerDay) * (1 - Math.cos((Math.PI * month) / 6))) / 2,
  );
  return `MONTHLY ${rates.join(' ')}`;
}

const days = 20;
const model = (params) => {
  const { startDay, rainIn, rainHours, soil, moisturePercent, waterTableFt } = params;
  const { wilting, field, saturated } = limits(soil);
  const theta = wilting + (moisturePercent / 100) * (field - wilting);
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
DRY_ONLY ${params.isDryOnly ? 'YES' : 'NO'}

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
S ${saturated} ${saturated} 0 0 0

[AQUIFERS]
A ${soils[soil]} 0 ${params.upperPart} ${params.lowerDepthFt} 0 0 ${10 - waterTableFt} ${theta}

[GROUNDWATER]
S A O 10 0 0 0 0 0 0 0

[OUTFALLS]
O 0 FREE

[REPORT]
SUBCATCHMENTS ALL
`;
};

/** One station with the same temperatures each day. */
const climate = ({ startDay, lowF, highF }) =>
  Array.from({ length: days + 2 }, (_, n) => dateOf(startDay + n))
    .map(
      (date) =>
        `STA ${date.getUTCFullYear()} ${date.getUTCMonth() + 1} ${date.getUTCDate()} ${highF} ${lowF}`,
    )
    .join('\n');

const inches = (report, name) => Number(new RegExp(`${name} \\.+ +\\S+ +(\\S+)`).exec(report)[1]);

/** The ends of the steps whose results are kept. */
const kept = [1, 2.5, 3.5, 6, 12, 20];
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
      moments: kept.map((day) => {
        const at = hours.indexOf(day * 24);
        return {
          day,
          potential: system.potentialEvaporationInPerDay[at],
          surface: subcatchments.S.evaporationInPerDay[at],
          infiltration: subcatchments.S.infiltrationInPerHour[at] * 24,
          theta: subcatchments.S.soilMoisture[at],
          waterTableFt: 10 - subcatchments.S.groundwaterElevationFt[at],
        };
      }),
    };
  }),
);
