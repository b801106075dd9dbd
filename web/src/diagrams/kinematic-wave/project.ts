import { clock, options, projectText, sewer } from '../kit/project';
import { horizonHours, type KinematicWaveParams } from './model';

/** Writes a project of the sewer, with the flood at its upper end. */
export function project(params: KinematicWaveParams): string {
  const { stepS, diameterFt } = params;
  const reaches = Number(params.reaches);
  const isSteady = params.method === 'steady';
  return projectText(`A flood wave by ${isSteady ? 'steady flow' : 'kinematic wave'} routing`, [
    options(horizonHours(params), {
      FLOW_ROUTING: isSteady ? 'STEADY' : 'KINWAVE',
      REPORT_STEP: clock(stepS / 3600),
      ROUTING_STEP: stepS,
    }),
    ...sewer({
      ...params,
      diametersFt: Array.from({ length: reaches }, () => diameterFt),
      lengthFt: params.lengthFt / reaches,
      junctions: Array.from({ length: reaches }, () => [100, 0, 0, 0]),
      outfall: ['FREE', '', 'NO'],
      startCfs: params.baseCfs,
    }),
  ]);
}
