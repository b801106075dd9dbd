// A project from rain to outfall, with its processes switched on and off in [OPTIONS]:
// web/src/diagrams/general/engine.json.
//
// The amounts are those of the report's continuity tables: depths over the 10 ac of the
// subcatchment, loads in pounds.
import { yesOrNo } from './input.mjs';
import { runEngine, writeNumbers } from './run.mjs';

const acres = 10;
const storms = { none: 0, half: 0.5, one: 1, two: 2, four: 4 };

const model = ({ storm, hasGroundwater, hasRdii, hasRouting, hasQuality }) => `
[OPTIONS]
FLOW_UNITS CFS
INFILTRATION GREEN_AMPT
FLOW_ROUTING KINWAVE
START_DATE 01/01/2024
END_DATE 01/04/2024
REPORT_STEP 00:15:00
WET_STEP 00:05:00
DRY_STEP 00:15:00
ROUTING_STEP 60
IGNORE_RAINFALL ${yesOrNo(storm === 'none')}
IGNORE_GROUNDWATER ${yesOrNo(!hasGroundwater)}
IGNORE_RDII ${yesOrNo(!hasRdii)}
IGNORE_ROUTING ${yesOrNo(!hasRouting)}
IGNORE_QUALITY ${yesOrNo(!hasQuality)}

[EVAPORATION]
CONSTANT 0.1

[RAINGAGES]
G INTENSITY 1:00 1 TIMESERIES RAIN

[SUBCATCHMENTS]
S G J1 ${acres} 40 660 1 0

[SUBAREAS]
S 0.013 0.2 0.06 0.15 25 OUTLET

[INFILTRATION]
S 3.5 0.5 0.25

[AQUIFERS]
A 0.45 0.1 0.2 0.5 10 15 0.35 6 0 0 4 0.25

[GROUNDWATER]
S A J2 10 0.002 1.5 0 0 0 0 * * * *

[JUNCTIONS]
J1 4 8
J2 3 8

[OUTFALLS]
O 2 FREE

[CONDUITS]
C1 J1 J2 500 0.013 0 0
C2 J2 O 500 0.013 0 0

[XSECTIONS]
C1 CIRCULAR 4 0 0 0
C2 CIRCULAR 4 0 0 0

[HYDROGRAPHS]
U G
U ALL SHORT 0.02 1 2
U ALL MEDIUM 0.02 3 2
U ALL LONG 0.02 8 2

[RDII]
J1 U ${acres}

[DWF]
J1 FLOW 0.05
J1 TSS 100

[POLLUTANTS]
TSS MG/L 0 0 0 0

[LANDUSES]
L

[COVERAGES]
S L 100

[BUILDUP]
L TSS EXP 50 0.4 0 AREA

[WASHOFF]
L TSS EXP 1.5 1.5 0 0

[LOADINGS]
S TSS 30

[TIMESERIES]
${[0.1, 0.3, 0.25, 0.15, 0.12, 0.08].map((part, hour) => `RAIN ${hour} ${part * storms[storm]}`).join('\n')}
RAIN 6 0

[REPORT]
CONTINUITY YES
`;

/** A number in a row of a table of the report; the second column is in inches. */
function row(report, title, name, column = 0) {
  const start =
    report.indexOf(`${title}  `) >= 0 ? report.indexOf(`${title}  `) : report.indexOf(title);
  if (start < 0) return 0;
  const found = new RegExp(`^ +${name} \\.+ +(.+)$`, 'm').exec(report.slice(start));
  return found ? Number(found[1].trim().split(/\s+/)[column]) : 0;
}

function caseOf(params) {
  const { report } = runEngine(model(params));
  const inches = (title, name) => row(report, title, name, 1);
  const runoff = 'Runoff Quantity Continuity';
  const groundwater = 'Groundwater Continuity';
  // acre-feet over the subcatchment as inches
  const routed = (name) => (row(report, 'Flow Routing Continuity', name) * 12) / acres;
  const load = (name) => row(report, 'Quality Routing Continuity', name);
  const models = report.slice(report.indexOf('Process Models'));
  const isOn = (name) => new RegExp(`^ +${name} \\.+ YES$`, 'm').test(models);
  return {
    params,
    processes: {
      runoff: isOn('Rainfall/Runoff'),
      rdii: isOn('RDII'),
      groundwater: isOn('Groundwater'),
      routing: isOn('Flow Routing'),
      quality: isOn('Water Quality'),
    },
    rainIn: inches(runoff, 'Total Precipitation'),
    evaporationIn: inches(runoff, 'Evaporation Loss'),
    infiltrationIn: inches(runoff, 'Infiltration Loss'),
    runoffIn: inches(runoff, 'Surface Runoff'),
    surfaceIn: inches(runoff, 'Final Storage'),
    groundwaterIn: inches(groundwater, 'Groundwater Flow'),
    dryWeatherIn: routed('Dry Weather Inflow'),
    wetWeatherIn: routed('Wet Weather Inflow'),
    groundwaterInflowIn: routed('Groundwater Inflow'),
    rdiiIn: routed('RDII Inflow'),
    outflowIn: routed('External Outflow'),
    storedIn: routed('Final Stored Volume'),
    washoffLb: load('Wet Weather Inflow'),
    dryWeatherLb: load('Dry Weather Inflow'),
    outflowLb: load('External Outflow'),
  };
}

const both = [true, false];
const cases = Object.keys(storms).flatMap((storm) =>
  both.flatMap((hasGroundwater) =>
    both.flatMap((hasRdii) =>
      both.flatMap((hasRouting) =>
        both.map((hasQuality) => ({ storm, hasGroundwater, hasRdii, hasRouting, hasQuality })),
      ),
    ),
  ),
);
writeNumbers('general', cases.map(caseOf));
