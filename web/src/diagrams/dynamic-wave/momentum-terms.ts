import { gravityFtPerS2 } from '../hydraulics/constants';
import { clamp } from '../kit/numbers';
import { type DynamicWaveParams, type DynamicWaveResult, momentAt } from './model';
import { inertiaKept, partialInertia } from './momentum';
import { flowArea, froudeOf, hydraulicRadius, makePipe, negligible, type Pipe } from './pipe';

/** The terms of the momentum equation, each as a slope. */
export interface MomentumTerms {
  bed: number;
  /** The pressure gradient, -∂Y/∂x. */
  pressure: number;
  friction: number;
  /** The local and the convective acceleration. */
  local: number;
  convective: number;
  /** Whether SWMM limits the flow to the normal flow at the inlet's depth. If so, the terms do not balance. */
  isLimited: boolean;
}

/**
 * Computes the terms of the momentum equation in the lower conduit. Bed slope and pressure gradient
 * drive the water; friction and both accelerations resist it: RM2 3.1, eq. 3-2, divided by g A. As in
 * `updateFlow`, area and radius are weighted upstream, and the convective acceleration is
 * -2 V ∂A/∂t - V² ∂A/∂x, reduced by damping. Derivatives with respect to x are differences between the
 * conduit's ends; those with respect to time are differences over the time of one step.
 *
 * With SWMM's head tolerance of 0.005 ft, the terms do not balance exactly. With one of 1e-7 ft, they
 * would balance to 0.1% where nothing limits the flow.
 */
export function momentumTerms(params: DynamicWaveParams, result: DynamicWaveResult): MomentumTerms {
  const { hour, lengthFt, lowerFt, damping } = params;
  const pipe = makePipe(lowerFt, params);
  const maxFt = params.surcharge === 'slot' ? Number.POSITIVE_INFINITY : lowerFt;
  const at = (time: number) => {
    const { lowerCfs, depthsFt, stepS } = momentAt(result, time);
    const up = clamp(depthsFt[1], negligible, maxFt);
    const down = clamp(depthsFt[2], negligible, maxFt);
    return { lowerCfs, depthsFt, stepS, up, down, middleFt2: flowArea(pipe, (up + down) / 2) };
  };
  const { lowerCfs, depthsFt, stepS, up, down, middleFt2 } = at(hour);
  const before = at(hour - stepS / 3600);
  const bed = params.slopePercent / 100;
  const pressure = (depthsFt[1] - depthsFt[2]) / lengthFt;
  const isFull = up >= lowerFt && down >= lowerFt;
  const velocity = lowerCfs / middleFt2;
  const partial = partialInertia(froudeOf(pipe, velocity, (up + down) / 2));
  const weight = !isFull && lowerCfs > 0 && bed + pressure >= 0 ? partial : 1;
  const weighted = (value: (pipe: Pipe, depthFt: number) => number) =>
    value(pipe, up) + (value(pipe, (up + down) / 2) - value(pipe, up)) * weight;
  const gravityArea = gravityFtPerS2 * weighted(flowArea);
  const inertia = isFull ? 0 : inertiaKept(damping, partial);
  const areaFt2PerS = (middleFt2 - before.middleFt2) / stepS;
  const areaFt2PerFt = (flowArea(pipe, down) - flowArea(pipe, up)) / lengthFt;
  const normalCfs = pipe.beta * flowArea(pipe, up) * hydraulicRadius(pipe, up) ** (2 / 3);
  return {
    bed,
    pressure,
    friction:
      (pipe.roughFactor * Math.abs(velocity) * lowerCfs) /
      weighted(hydraulicRadius) ** (4 / 3) /
      gravityArea,
    local: (lowerCfs - before.lowerCfs) / stepS / gravityArea,
    convective:
      (-inertia * (2 * velocity * areaFt2PerS + velocity ** 2 * areaFt2PerFt)) / gravityArea,
    // As in `limitToNormal`, the Froude number is not checked where the conduit ends at an outfall.
    isLimited: up < lowerFt && up < down && lowerCfs > 0.999 * normalCfs,
  };
}
