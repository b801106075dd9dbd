// A project from rain to outfall, with its processes switched on and off in [OPTIONS]:
// web/src/diagrams/general/engine.json.
//
// The values are those of the report's continuity tables: depths in inches over the 10 ac
// of the subcatchment, and loads in pounds.
//
// The diagram's test checks that the diagram agrees with the engine within 1%, or within 0.0013 in and
// 0.5 lb: the water and the load of one project in 80 settings of storm and processes.
import { loadDiagram, runEngine, writeNumbers } from './run.mjs';

const acres = 10;

const { project } = await loadDiagram('general', 'project.ts');

/**
 * A number from the first row of this name after a title in the report, or 0 if the title or the row
 * is missing. Columns are numbered from 0. In the tables of runoff and groundwater, column 1 is in inches.
 */
function rowValue(report, title, name, column = 0) {
  const start = report.indexOf(title);
  if (start < 0) return 0; // the process is off
  const found = new RegExp(`^ +${name} \\.+ +(.+)$`, 'm').exec(report.slice(start));
  return found ? Number(found[1].trim().split(/\s+/)[column]) : 0;
}

function caseOf(params) {
  const { report } = runEngine(project(params));
  const inches = (title, name) => rowValue(report, title, name, 1);
  const runoff = 'Runoff Quantity Continuity';
  const groundwater = 'Groundwater Continuity';
  // These rows are in acre-feet, which are converted to inches over the subcatchment.
  const routed = (name) => (rowValue(report, 'Flow Routing Continuity', name) * 12) / acres;
  const load = (name) => rowValue(report, 'Quality Routing Continuity', name);
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
const cases = ['none', 'half', 'one', 'two', 'four'].flatMap((storm) =>
  both.flatMap((hasGroundwater) =>
    both.flatMap((hasRdii) =>
      both.flatMap((hasRouting) =>
        both.map((hasQuality) => ({ storm, hasGroundwater, hasRdii, hasRouting, hasQuality })),
      ),
    ),
  ),
);
writeNumbers('general', cases.map(caseOf));
