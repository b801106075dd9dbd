import { gravityFtPerS2 } from '../hydraulics/constants';
import { clamp } from '../kit/numbers';
import type { FlowClass, Link, Options } from './network';
import { flowArea, froudeOf, hydraulicRadius, negligible, surfaceWidth } from './pipe';

/** The largest velocity used: MAXVELOCITY in dwflow.c. */
const maxVelocityFtPerS = 50;
/** In unstable networks the engine's flows grow without bound; here they are limited to this value. */
const maxCfs = 1e6;
/** The weight of a new trial's result: OMEGA in dynwave.c. */
export const relaxation = 0.5;

/**
 * The part of the inertial terms that partial damping keeps: all of them up to a Froude number of 0.5,
 * none from 1 on. RM2 3.3.3.
 */
export const partialInertia = (froude: number) => Math.min(1, Math.max(0, 2 * (1 - froude)));

/** The part of the inertial terms that damping keeps in a conduit that is not full. */
export const inertiaKept = (damping: Options['damping'], partial: number) =>
  damping === 'full' ? 0 : damping === 'none' ? 1 : partial;

/**
 * Updates the flow of a conduit by the momentum equation, in one trial of a step, from friction, the
 * slope of the water surface and both inertial terms. Conduits end at their nodes' inverts and have no
 * local losses. RM2 3.2, eq. 3-14, and 3.3.1 to 3.3.4; engine dwflow.c, dwflow_findConduitFlow.
 */
export function updateFlow(
  link: Link,
  { damping, surcharge }: Options,
  trial: number,
  stepS: number,
) {
  const { pipe, from, to } = link;
  const { lengthFt, diameterFt } = pipe;
  const last = link.flowCfs;
  const upHeadFt = from.invertFt + from.depthFt;
  const downHeadFt = to.invertFt + to.depthFt;
  const maxFt = surcharge === 'slot' ? Number.POSITIVE_INFINITY : diameterFt;
  link.upFt = Math.min(Math.max(from.depthFt, negligible), maxFt);
  link.downFt = Math.min(Math.max(to.depthFt, negligible), maxFt);
  spreadSurface(link);
  const { upFt, downFt } = link;

  const middleFt = (upFt + downFt) / 2;
  const upFt2 = flowArea(pipe, upFt);
  const downFt2 = flowArea(pipe, downFt);
  const middleFt2 = flowArea(pipe, middleFt);
  link.volumeFt3 = ((upFt2 + downFt2) / 2) * lengthFt;
  if (link.flowClass !== 'subcritical' || middleFt2 <= negligible) {
    link.areaFt2 = (upFt2 + downFt2) / 2;
    link.flowCfs = 0;
    link.froude = 0;
    link.flowPerHead = (gravityFtPerS2 * stepS * middleFt2) / lengthFt;
    return;
  }

  const isFull = upFt >= diameterFt && downFt >= diameterFt;
  const velocity = clamp(last / middleFt2, -maxVelocityFtPerS, maxVelocityFtPerS);
  link.froude = froudeOf(pipe, velocity, middleFt);

  // Area and radius are weighted toward the upstream end: RM2 3.3.1.
  const partial = partialInertia(link.froude);
  const weight = !isFull && last > 0 && upHeadFt >= downHeadFt ? partial : 1;
  const upRadius = hydraulicRadius(pipe, upFt);
  const area = upFt2 + (middleFt2 - upFt2) * weight;
  const radius = upRadius + (hydraulicRadius(pipe, middleFt) - upRadius) * weight;
  const inertia = isFull ? 0 : inertiaKept(damping, partial);

  const friction = (stepS * pipe.roughFactor * Math.abs(velocity)) / radius ** 1.33333;
  const slope = (stepS * gravityFtPerS2 * area * (downHeadFt - upHeadFt)) / lengthFt;
  const change = 2 * velocity * (middleFt2 - link.oldAreaFt2) * inertia;
  const advection = ((stepS * velocity ** 2 * (downFt2 - upFt2)) / lengthFt) * inertia;
  let flow = (link.oldFlowCfs - slope + change + advection) / (1 + friction);
  link.flowPerHead = (gravityFtPerS2 * stepS * area) / lengthFt / (1 + friction);

  if (flow > 0 && upFt < diameterFt) flow = limitToNormal(link, flow, upFt2, upRadius);
  if (trial > 0) {
    flow = (1 - relaxation) * last + relaxation * flow;
    // When a flow reverses, it is set to almost zero first.
    if (flow * last < 0) flow = 0.001 * Math.sign(flow);
  }
  if (flow < 0 && to.hasGate) flow = 0;
  flow = clamp(flow, -maxCfs, maxCfs);
  // Next to nothing flows out of a dry node.
  if (flow > negligible && from.depthFt <= negligible) flow = negligible;
  if (flow < -negligible && to.depthFt <= negligible) flow = -negligible;
  link.areaFt2 = middleFt2;
  link.flowCfs = flow;
}

/**
 * Finds where the conduit has water, sets the depth at a dry end, and divides the conduit's water
 * surface between its nodes. RM2 3.3.2; dwflow.c, getFlowClass and findSurfArea.
 */
function spreadSurface(link: Link): void {
  const { pipe } = link;
  link.flowClass = classOf(link);
  if (link.flowClass === 'dry') {
    link.upSurfaceFt2 = (negligible * pipe.lengthFt) / 2;
    link.downSurfaceFt2 = link.upSurfaceFt2;
    return;
  }
  if (link.flowClass === 'upDry') link.upFt = negligible;
  if (link.flowClass === 'downDry') link.downFt = negligible;
  const { upFt, downFt } = link;
  const middle = surfaceWidth(pipe, (upFt + downFt) / 2);
  link.upSurfaceFt2 = ((surfaceWidth(pipe, upFt) + middle) * pipe.lengthFt) / 4;
  link.downSurfaceFt2 = ((middle + surfaceWidth(pipe, downFt)) * pipe.lengthFt) / 4;
}

function classOf({ pipe, from, to, upFt, downFt }: Link): FlowClass {
  if (upFt >= pipe.diameterFt && downFt >= pipe.diameterFt) return 'subcritical';
  const upWet = upFt > negligible;
  const downWet = downFt > negligible;
  if (upWet && downWet) return 'subcritical';
  if (!upWet && !downWet) return 'dry';
  if (downWet) return to.invertFt + to.depthFt < from.invertFt ? 'upDry' : 'subcritical';
  return from.invertFt + from.depthFt < to.invertFt ? 'downDry' : 'subcritical';
}

/**
 * Limits a flow to uniform flow at the inlet's depth where the surface is flatter than the bed or the
 * flow at the inlet is critical or supercritical; the latter is not checked at an outfall or where an
 * end is dry. RM2 3.3.4; dwflow.c, checkNormalFlow with the option BOTH.
 */
function limitToNormal(
  { pipe, to, upFt, downFt }: Link,
  flow: number,
  upFt2: number,
  upRadius: number,
): number {
  const isFast =
    !to.isOutfall &&
    upFt > negligible &&
    downFt > negligible &&
    froudeOf(pipe, flow / upFt2, upFt) >= 1;
  if (upFt >= downFt && !isFast) return flow;
  return Math.min(flow, pipe.beta * upFt2 * upRadius ** (2 / 3));
}
