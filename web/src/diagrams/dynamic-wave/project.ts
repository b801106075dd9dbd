import { clock, options, projectText, sewer, yesOrNo } from '../kit/project';
import { type DynamicWaveParams, horizonHours, initialDepthsFt } from './model';

/** Writes a project of two conduits in series, with a junction at the upper end of each. The flood enters J1. */
export function project(params: DynamicWaveParams): string {
  const { longestStepS, outfall } = params;
  const gate = yesOrNo(params.hasGate);
  return projectText('A flood by dynamic wave routing', [
    options(horizonHours(params), {
      FLOW_ROUTING: 'DYNWAVE',
      INERTIAL_DAMPING: params.damping.toUpperCase(),
      NORMAL_FLOW_LIMITED: 'BOTH',
      SURCHARGE_METHOD: params.surcharge.toUpperCase(),
      VARIABLE_STEP: params.variable ? 0.75 : 0,
      MINIMUM_STEP: 0.5,
      ALLOW_PONDING: yesOrNo(params.allowPonding),
      THREADS: 1,
      // The engine requires a report step that is at least as long as the routing step.
      REPORT_STEP: clock(Math.max(30, longestStepS) / 3600),
      ROUTING_STEP: longestStepS,
    }),
    ...sewer({
      ...params,
      diametersFt: [params.upperFt, params.lowerFt],
      junctions: initialDepthsFt(params).map((depthFt) => [
        params.rimFt,
        depthFt,
        params.surchargeFt,
        params.pondFt2,
      ]),
      outfall: outfall === 'fixed' ? ['FIXED', params.stageFt, gate] : ['FREE', '', gate],
      startCfs: 0,
    }),
  ]);
}
