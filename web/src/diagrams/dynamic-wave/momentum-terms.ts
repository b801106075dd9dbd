import { gravityFtPerS2, manningUs } from '../hydraulics/constants';
import { clamp } from '../kit/numbers';
import { type DynamicWaveParams, type DynamicWaveResult, momentAt } from './model';
import { flowArea, hydraulicRadius, makePipe, none } from './pipe';

/** The terms of the momentum equation in the lower conduit, each as a slope. */
export interface MomentumTerms {
  bed: number;
  /** The pressure gradient, -∂Y/∂x. */
  pressure: number;
  friction: number;
  localAcceleration: number;
  convectiveAcceleration: number;
}

/** Half the time over which the change of flow is taken. */
const aroundHours = 30 / 3600;

/**
 * What drives the water, bed slope and pressure gradient, and what resists, friction and both
 * accelerations, at a moment. RM2 3.1, eq. 3-2, divided by g A, with differences over the conduit.
 */
export function momentumTerms(params: DynamicWaveParams, result: DynamicWaveResult): MomentumTerms {
  const { hour, lengthFt, roughness, slopePercent } = params;
  const now = momentAt(result, hour);
  const pipe = makePipe(params.lowerFt, params);
  const [, up, down] = now.depthsFt;
  const [upFt = 0, downFt = 0] = [up, down].map((depth) => clamp(depth, none, params.lowerFt));
  const area = flowArea(pipe, (upFt + downFt) / 2);
  const radius = hydraulicRadius(pipe, (upFt + downFt) / 2);
  const flow = now.lowerCfs;
  const before = momentAt(result, Math.max(0, hour - aroundHours)).lowerCfs;
  const after = momentAt(result, hour + aroundHours).lowerCfs;
  const perWeight = 1 / (gravityFtPerS2 * area);
  const velocity = flow / area;
  const momentumFlux = flow ** 2 * (1 / flowArea(pipe, downFt) - 1 / flowArea(pipe, upFt));
  return {
    bed: slopePercent / 100,
    pressure: (up - down) / lengthFt,
    friction:
      (velocity * Math.abs(velocity) * roughness ** 2) / (manningUs ** 2 * radius ** (4 / 3)),
    localAcceleration: ((after - before) / (2 * aroundHours * 3600)) * perWeight,
    convectiveAcceleration: (momentumFlux / lengthFt) * perWeight,
  };
}
