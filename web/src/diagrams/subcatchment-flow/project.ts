import { runoffProject } from '../hydrology/project';
import { hyetograph } from '../hydrology/storm';
import { horizonHours, type SubcatchmentFlowParams, soilOf } from './model';

/** Writes a project of the subcatchment, and of the identical one that drains onto it, if any. */
export function project(params: SubcatchmentFlowParams): string {
  const { rainHours, rainInPerHour } = params;
  return runoffProject({
    title: 'Runoff from a constant rain',
    hours: horizonHours(params),
    rates: hyetograph('uniform', rainInPerHour * rainHours, rainHours),
    subcatchment: { ...params, soil: soilOf(params) },
    hasUpstream: params.upstream,
  });
}
