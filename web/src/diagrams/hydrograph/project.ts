import { runoffProject } from '../hydrology/project';
import { hyetograph } from '../hydrology/storm';
import { fixed, type HydrographParams, horizonHours, soils } from './model';

/** The subcatchment and its storm. */
export function project(params: HydrographParams): string {
  return runoffProject({
    title: 'Runoff of a storm',
    hours: horizonHours(params),
    rates: hyetograph(params.storm, params.depthIn, params.rainHours),
    place: { ...params, ...fixed, soil: soils[params.soil] },
  });
}
