import { runoffProject } from '../hydrology/project';
import { intervalHours } from '../hydrology/storm';
import { horizonHours, type SubcatchmentFlowParams, soilOf } from './model';

/** Writes a project of the subcatchment, and of the identical one that drains onto it, if any. */
export function project(params: SubcatchmentFlowParams): string {
  const { rainHours, rainInPerHour } = params;
  return runoffProject({
    title: 'Runoff from a constant rain',
    hours: horizonHours(params),
    rates: Array(Math.round(rainHours / intervalHours)).fill(rainInPerHour),
    subcatchment: { ...params, soil: soilOf(params) },
    hasUpstream: params.upstream,
  });
}
