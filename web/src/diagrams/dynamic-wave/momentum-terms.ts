import { gravityFtPerS2, manningUs } from '../hydraulics/constants';
import { clamp } from '../kit/numbers';
import { type DynamicWaveParams, type DynamicWaveResult, momentAt } from './model';
import { flowArea, hydraulicRadius, makePipe, negligible } from './pipe';

/** The terms of the momentum equation, each as a slope. */
export interface MomentumTerms {
  bed: number;
  /** The pressure gradient, -∂Y/∂x. */
  pressure: number;
  friction: number;
  /** The local and the convective acceleration. */
  local: number;
  convective: number;
}

/**
 * What drives the water in the lower conduit, bed slope and pressure gradient, and what resists,
 * friction and both accelerations. RM2 3.1, eq. 3-2, divided by g A, with differences over the
 * conduit and the last 36 s (0.01 h).
 */
export function momentumTerms(params: DynamicWaveParams, result: DynamicWaveResult): MomentumTerms {
  const { hour, lengthFt, lowerFt } = params;
  const { lowerCfs, depthsFt } = momentAt(result, hour);
  const pipe = makePipe(lowerFt, params);
  const up = clamp(depthsFt[1], negligible, lowerFt);
  const down = clamp(depthsFt[2], negligible, lowerFt);
  const middle = (up + down) / 2;
  const area = flowArea(pipe, middle);
  const radius = hydraulicRadius(pipe, middle);
  const velocity = lowerCfs / area;
  const gravityArea = gravityFtPerS2 * area;
  return {
    bed: params.slopePercent / 100,
    pressure: (depthsFt[1] - depthsFt[2]) / lengthFt,
    friction:
      (velocity * Math.abs(velocity) * (params.roughness / manningUs) ** 2) / radius ** (4 / 3),
    local: (lowerCfs - momentAt(result, hour - 0.01).lowerCfs) / 36 / gravityArea,
    convective:
      (lowerCfs ** 2 * (1 / flowArea(pipe, down) - 1 / flowArea(pipe, up))) /
      lengthFt /
      gravityArea,
  };
}
