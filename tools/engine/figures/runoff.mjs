// Figures about rain, runoff and infiltration.
import { runEngine } from '../run.mjs';
import { line, options, overTime, points, reportAll, series, steps } from './shared.mjs';

const storm = [
  [0, 0.2],
  [0.25, 0.4],
  [0.5, 0.8],
  [0.75, 1.6],
  [1, 2.4],
  [1.25, 1.2],
  [1.5, 0.6],
  [1.75, 0.4],
  [2, 0.2],
  [2.25, 0],
];

/** Runs one subcatchment of 10 ac. `n` is Manning's n of its impervious area. */
export function runoff({
  rain = storm,
  imperv = 50,
  width = 800,
  n = 0.015,
  storeImperv = 0.05,
  storePerv = 0.15,
  horton = '3 0.3 4 7 0',
  endTime = '04:00',
}) {
  return runEngine(`${options({ routing: 'KINWAVE', endTime, step: 60 })}
[RAINGAGES]
G INTENSITY 0:15 1 TIMESERIES RAIN
[SUBCATCHMENTS]
S1 G OUT 10 ${imperv} ${width} 1 0
[SUBAREAS]
S1 ${n} 0.2 ${storeImperv} ${storePerv} 0 OUTLET
[INFILTRATION]
S1 ${horton}
[OUTFALLS]
OUT 100 FREE
[TIMESERIES]
${series('RAIN', rain)}
${reportAll}`);
}

const runoffOf = (changes, name) => {
  const { hours, subcatchments } = runoff(changes);
  return line(name, points(hours, subcatchments.S1.runoffCfs, { every: 5, to: 4 }));
};

/** A chart of two runoff hydrographs, below a panel of the rain. */
const twoRunoffs = (a, b, names = ['Run A', 'Run B']) =>
  overTime([
    ['Rain', 'in/hr', [steps('Rain', storm)], { direction: 'down' }],
    ['Runoff', 'cfs', [runoffOf(a, names[0]), runoffOf(b, names[1])]],
  ]);

/** Rain and the rate at which pervious ground absorbs it. */
function rainAndInfiltration() {
  const rain = [
    [0, 0.4],
    [0.25, 0.6],
    [0.5, 0.8],
    [0.75, 1.2],
    [1, 1.6],
    [1.25, 1.2],
    [1.5, 0.8],
    [1.75, 0.4],
    [2, 0],
  ];
  const { hours, subcatchments } = runoff({
    rain,
    imperv: 0,
    horton: '2 0.2 1.5 7 0',
    storePerv: 0,
    endTime: '02:30',
  });
  return overTime([
    [
      'Rate',
      'in/hr',
      [
        steps('Rain', rain),
        line(
          'Infiltration',
          points(hours, subcatchments.S1.infiltrationInPerHour, { every: 3, to: 2.4 }),
        ),
      ],
      { min: 0 },
    ],
  ]);
}

/** The runoff of a small paved lot from rain in intervals of 5 minutes, and from its hourly mean. */
function rainIntervals() {
  const burst = [0.3, 0.6, 1.2, 3.6, 4.8, 2.4, 1.2, 0.6, 0.3, 0.3, 0.3, 0.3];
  const mean = burst.reduce((total, rate) => total + rate, 0) / burst.length;
  const lotRunoff = (rates, name) => {
    const { hours, subcatchments } =
      runEngine(`${options({ routing: 'KINWAVE', endTime: '02:00', step: 60 })}
[RAINGAGES]
G INTENSITY 0:05 1 TIMESERIES RAIN
[SUBCATCHMENTS]
S1 G OUT 2 100 600 2 0
[SUBAREAS]
S1 0.012 0.2 0.05 0.15 25 OUTLET
[INFILTRATION]
S1 3 0.3 4 7 0
[OUTFALLS]
OUT 100 FREE
[TIMESERIES]
${series(
  'RAIN',
  [...rates, 0].map((rate, n) => [n / 12, rate]),
)}
${reportAll}`);
    return line(name, points(hours, subcatchments.S1.runoffCfs, { every: 2, to: 1.6 }));
  };
  return overTime([
    [
      'Runoff',
      'cfs',
      [
        lotRunoff(burst, '5-minute rain'),
        lotRunoff(
          burst.map(() => mean),
          'Hourly mean rain',
        ),
      ],
      { min: 0 },
    ],
  ]);
}

export default {
  'adv-rain-interval-in-hydrographs': rainIntervals,
  'hyd-imperviousness-in-hydrographs': () =>
    twoRunoffs({ imperv: 30, horton: '6 1.5 2 7 0' }, { imperv: 60, horton: '6 1.5 2 7 0' }),
  'hyd-width-in-hydrographs': () =>
    twoRunoffs({ imperv: 100, width: 200 }, { imperv: 100, width: 1600 }),
  'hyd-rain-above-infiltration': rainAndInfiltration,
  'adv-peaks-low-and-late': () =>
    twoRunoffs({ imperv: 100, width: 1600 }, { imperv: 100, width: 300 }, ['Measured', 'Computed']),
  'adv-high-peaks-roughness': () =>
    twoRunoffs({ imperv: 100, width: 800, n: 0.05 }, { imperv: 100, width: 800, n: 0.011 }, [
      'Measured',
      'Computed',
    ]),
};
