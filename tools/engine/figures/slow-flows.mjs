// Figures about flow that lasts for days: RDII, snowmelt and groundwater.
import { cfsPerInchPerHour } from '../input.mjs';
import { runEngine } from '../run.mjs';
import {
  line,
  options,
  overTime,
  points,
  rainBlocks,
  reportAll,
  series,
  steps,
} from './shared.mjs';

/** A sanitary sewer that carries 1 cfs of sewage, and RDII from unit hydrographs. */
function sanitary({ rtk, rain, days = 4, area = 200, report = '01:00:00' }) {
  return runEngine(`${options({ routing: 'KINWAVE', end: `06/${String(days + 1).padStart(2, '0')}/2024`, endTime: '00:00', report, wet: '00:15:00', step: 300 })}
[RAINGAGES]
G INTENSITY 1:00 1 TIMESERIES RAIN
[JUNCTIONS]
J1 104 10 0 0 0
[OUTFALLS]
OUT 100 FREE
[CONDUITS]
C1 J1 OUT 400 0.013 0 0
[XSECTIONS]
C1 CIRCULAR 4 0 0 0
[DWF]
J1 FLOW 1
[RDII]
J1 UH ${area}
[HYDROGRAPHS]
UH G
${rtk.map(([name, r, t, k]) => `UH ALL ${name} ${r} ${t} ${k}`).join('\n')}
[TIMESERIES]
${series('RAIN', rainBlocks(rain, 1))}
${reportAll}`);
}

const wetDay = [
  [6, 0.2],
  [7, 0.5],
  [8, 0.3],
  [9, 0.1],
  [10, 0],
];

/** Converts the times of points from hours to days. */
const hoursToDays = (pairs, digits = 2) =>
  pairs.map(([hour, value]) => [Number((hour / 24).toFixed(digits)), value]);

/** The measured flow recedes for longer than the computed flow, because its K is larger. */
function lateRecession() {
  const flows = (k) => {
    const run = sanitary({
      rain: wetDay,
      rtk: [
        ['SHORT', 0.03, 1, 2],
        ['LONG', 0.05, 8, k],
      ],
    });
    return points(run.hours, run.links.C1.flowCfs, { to: 72 });
  };
  return overTime([
    ['Sewer flow', 'cfs', [line('Measured', flows(6)), line('Computed', flows(2))], { min: 0 }],
  ]);
}

/** RDII that rises and falls over days. */
function slowResponse() {
  const rain = [
    [24, 0.3],
    [27, 0],
  ];
  const run = sanitary({
    rain,
    days: 16,
    report: '06:00:00',
    area: 2000,
    rtk: [['LONG', 0.1, 20, 14]],
  });
  return overTime(
    [
      [
        'Rain',
        'in/hr',
        [steps('Rain', hoursToDays([[0, 0], ...rain, [384, 0]]))],
        { direction: 'down' },
      ],
      [
        'Sewer flow',
        'cfs',
        [line('Flow', hoursToDays(points(run.hours, run.links.C1.flowCfs)))],
        { min: 0 },
      ],
    ],
    { unit: 'd' },
  );
}

/** Snow that melts when the air gets warmer, days after the snowfall. */
function snow() {
  const temperature = [24, 26, 22, 25, 30, 36, 42, 46].flatMap((f, day) => [
    [24 * day, f - 6],
    [24 * day + 14, f + 4],
  ]);
  const rain = [
    [30, 0.08],
    [36, 0],
  ];
  const run =
    runEngine(`${options({ routing: 'KINWAVE', start: '02/01/2024', end: '02/09/2024', endTime: '00:00', report: '03:00:00', wet: '00:15:00', step: 300 })}
[RAINGAGES]
G INTENSITY 1:00 1 TIMESERIES RAIN
[TEMPERATURE]
TIMESERIES TEMP
WINDSPEED MONTHLY 5 5 5 5 5 5 5 5 5 5 5 5
SNOWMELT 32 0.5 0.6 0 42 0
[SUBCATCHMENTS]
S1 G OUT 10 60 800 1 0 PACK
[SUBAREAS]
S1 0.015 0.2 0.05 0.15 25 OUTLET
[INFILTRATION]
S1 3 0.3 4 7 0
[SNOWPACKS]
PACK PLOWABLE 0.004 0.008 32 0.1 0 0 0
PACK IMPERVIOUS 0.004 0.008 32 0.1 0 0 1
PACK PERVIOUS 0.004 0.008 32 0.1 0 0 1
[OUTFALLS]
OUT 100 FREE
[TIMESERIES]
${series('RAIN', rainBlocks(rain, 1))}
${series('TEMP', temperature)}
${reportAll}`);
  return overTime(
    [
      [
        'Air temperature',
        '°F',
        [line('Temperature', hoursToDays(points(run.hours, run.system.temperatureF), 3))],
      ],
      [
        'Rate',
        'in/hr',
        [
          steps('Precipitation', hoursToDays([[0, 0], ...rain, [192, 0]], 3)),
          line(
            'Runoff',
            hoursToDays(
              points(
                run.hours,
                run.subcatchments.S1.runoffCfs.map((cfs) => cfs / (10 * cfsPerInchPerHour)),
              ),
              3,
            ),
          ),
        ],
        { min: 0 },
      ],
    ],
    { unit: 'd' },
  );
}

/** A channel that receives groundwater, and runoff from two storms. */
function groundwater() {
  const rain = [
    [24, 0.3],
    [30, 0],
    [168, 0.2],
    [172, 0],
  ];
  const run =
    runEngine(`${options({ routing: 'KINWAVE', end: '06/16/2024', endTime: '00:00', report: '03:00:00', wet: '00:15:00', step: 300 })}
[RAINGAGES]
G INTENSITY 1:00 1 TIMESERIES RAIN
[SUBCATCHMENTS]
S1 G N1 100 10 2000 1 0
[SUBAREAS]
S1 0.015 0.2 0.05 0.15 25 OUTLET
[INFILTRATION]
S1 3 0.5 4 7 0
[AQUIFERS]
A1 0.45 0.12 0.25 0.6 12 15 0 8 0 90 96 0.27
[GROUNDWATER]
S1 A1 N1 104 0.004 1.3 0 0 0 0 96
[JUNCTIONS]
N1 96 8 0 0 0
[OUTFALLS]
OUT 95 FREE
[CONDUITS]
C1 N1 OUT 400 0.03 0 0
[XSECTIONS]
C1 TRAPEZOIDAL 5 4 2 2
[TIMESERIES]
${series('RAIN', rainBlocks(rain, 1))}
${reportAll}`);
  return overTime(
    [
      [
        'Rain',
        'in/hr',
        [steps('Rain', hoursToDays([[0, 0], ...rain, [360, 0]]))],
        { direction: 'down' },
      ],
      [
        'Flow',
        'cfs',
        [line('Stream at the outfall', hoursToDays(points(run.hours, run.links.C1.flowCfs)))],
        { min: 0 },
      ],
    ],
    { unit: 'd' },
  );
}

export default {
  'hyd-rdii-late-recession': lateRecession,
  'hyd-slow-storm-response': slowResponse,
  'adv-snow-runoff-on-dry-day': snow,
  'hyd-stream-between-storms': groundwater,
};
