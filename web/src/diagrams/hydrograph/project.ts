import { runoffProject } from '../hydrology/project';
import { hyetograph } from '../hydrology/storm';
import { inputProject } from './input-project';
import { fixed, type HydrographParams, horizonHours, soils } from './model';

/** Writes a project of the subcatchment and its storm, or of the gage or inflow shown. */
export function project(params: HydrographParams): string {
  if (params.show !== 'runoff') return inputProject(params);
  return runoffProject({
    title: 'Runoff from a storm',
    hours: horizonHours(params),
    rates: hyetograph(params.storm, params.depthIn, params.rainHours),
    subcatchment: { ...params, ...fixed, soil: soils[params.soil] },
  });
}
