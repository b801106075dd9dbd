// Figures that show tables of SWMM's report.
import { runEngine } from '../run.mjs';
import { pond, pumpStation } from './network.mjs';
import { bioretention, washoff } from './quality.mjs';
import { criticalElement, sewer } from './routing.mjs';
import { options, reportAll, series, tableOf } from './shared.mjs';

const listing = (text) => ({ listing: text });

/** A table without the lines that match a pattern. */
const without = (table, pattern) =>
  table
    .split('\n')
    .filter((text) => !pattern.test(text))
    .join('\n');

/** The report of a sewer in which one narrow conduit limits the flow. */
const limitedSewer = (more) => sewer({ inflowCfs: 12, diameters: { C4: 1.5 }, more }).report;

/** The report of three subcatchments that differ in imperviousness and soil. */
function threeSubcatchments() {
  return runEngine(`${options({ routing: 'KINWAVE', endTime: '12:00', step: 60 })}
[RAINGAGES]
G INTENSITY 1:00 1 TIMESERIES RAIN
[SUBCATCHMENTS]
S1 G OUT 10 20 800 1 0
S2 G OUT 10 75 800 1 0
S3 G OUT 10 20 800 1 0
[SUBAREAS]
S1 0.015 0.2 0.05 0.15 25 OUTLET
S2 0.015 0.2 0.05 0.15 25 OUTLET
S3 0.015 0.2 0.05 0.15 25 OUTLET
[INFILTRATION]
S1 3 0.5 4 7 0
S2 3 0.5 4 7 0
S3 0.5 0.05 4 7 0
[OUTFALLS]
OUT 100 FREE
[TIMESERIES]
${series('RAIN', [
  [0, 0.3],
  [1, 0.8],
  [2, 0.5],
  [3, 0.2],
  [4, 0],
])}
${reportAll}`).report;
}

const subcatchmentRunoff = () =>
  listing(tableOf(threeSubcatchments(), 'Subcatchment Runoff Summary'));

/** The report of a wet well. Its results, 15 minutes apart, miss the maximum depth. */
const wetWell = () =>
  pumpStation({
    inflow: [
      [0, 0.8],
      [2, 0.8],
    ],
    endTime: '01:30',
    start: 6,
    stop: 2,
    report: '00:15:00',
  }).report;

/** Three long conduits whose Courant limit is far above the routing step of 20 s. */
function longConduits() {
  const report =
    runEngine(`${options({ endTime: '12:00', step: 20, report: '00:15:00', more: 'VARIABLE_STEP 0.75' })}
[JUNCTIONS]
J1 106 10 0 0 0
J2 104 10 0 0 0
J3 102 10 0 0 0
[OUTFALLS]
OUT 100 FREE
[CONDUITS]
C1 J1 J2 2500 0.015 0 0
C2 J2 J3 2500 0.015 0 0
C3 J3 OUT 2500 0.015 0 0
[XSECTIONS]
C1 RECT_CLOSED 4 5 0 0
C2 RECT_CLOSED 4 5 0 0
C3 RECT_CLOSED 4 5 0 0
[INFLOWS]
J1 FLOW T FLOW 1 1
[TIMESERIES]
${series('T', [
  [0, 5],
  [4, 40],
  [12, 5],
])}
${reportAll}`).report;
  return listing(tableOf(report, 'Routing Time Step Summary'));
}

export default {
  'adv-average-step-at-limit': longConduits,
  'hyd-capacity-limited-row': () =>
    listing(tableOf(limitedSewer('SURCHARGE_METHOD SLOT'), 'Conduit Surcharge Summary')),
  'net-surcharge-row-depth': () => listing(tableOf(limitedSewer(), 'Node Surcharge Summary')),
  'net-two-maximum-depths': () =>
    listing(without(tableOf(wetWell(), 'Node Depth Summary'), /OUTFALL/)),
  'net-storage-summary-row': () => listing(tableOf(pond().report, 'Storage Volume Summary')),
  'hyd-critical-element-remedy': () => {
    const report = criticalElement();
    return listing(
      `${tableOf(report, 'Time-Step Critical Elements')}\n\n${tableOf(report, 'Routing Time Step Summary')}`,
    );
  },
  'net-subcatchment-runoff-row': subcatchmentRunoff,
  'adv-lid-performance-row': () =>
    listing(tableOf(bioretention().report, 'LID Performance Summary')),
  'wq-runoff-quality-balance': () =>
    listing(tableOf(washoff('EXP 3 1').report, 'Runoff Quality Continuity            lbs')),
};
