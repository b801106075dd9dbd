import { runoffProject } from '../hydrology/project';
import { intervalHours } from '../hydrology/storm';
import { horizonHours, type SubcatchmentFlowParams } from './model';

/** The subcatchment as a project, with the equal one that drains onto it if there is one. */
export function project(params: SubcatchmentFlowParams): string {
  const { rainHours, rainInPerHour, soilInPerHour } = params;
  return runoffProject({
    title: 'Runoff from a constant rain',
    hours: horizonHours(params),
    rates: Array(Math.round(rainHours / intervalHours)).fill(rainInPerHour),
    subcatchment: {
      ...params,
      // Equal rates are a constant capacity, whatever the drying time.
      soil: {
        maxInPerHour: soilInPerHour,
        minInPerHour: soilInPerHour,
        decayPerHour: 0,
        dryingDays: 1,
      },
    },
    hasUpstream: params.upstream,
  });
}
