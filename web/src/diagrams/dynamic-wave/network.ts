import { flowArea, negligible, type Pipe, type Surcharge } from './pipe';

/**
 * Which ends of a conduit are dry. With one dry end it is still subcritical if water at the other end is
 * high enough to flow there. Engine enums.h, FlowClassType.
 */
export type FlowClass = 'dry' | 'upDry' | 'downDry' | 'subcritical';

/** A junction, or the outfall; depths are above the invert. */
export interface Node {
  invertFt: number;
  isOutfall: boolean;
  /** Whether no conduit ends here. */
  isTop: boolean;
  /** The top of the highest conduit. */
  crownFt: number;
  /** Whether the node is an outfall with a tide gate, which lets no water in. */
  hasGate: boolean;
  /** Depths to the ground and to the level above which water is lost unless it ponds; the ponded area. */
  rimFt: number;
  limitFt: number;
  pondFt2: number;
  /** The volume that has ponded, in this trial and at the start of the step. */
  pondFt3: number;
  oldPondFt3: number;
  depthFt: number;
  oldDepthFt: number;
  lateralCfs: number;
  inflowCfs: number;
  outflowCfs: number;
  oldNetCfs: number;
  overflowCfs: number;
  /** The water surface area at the node, in this trial and when the node last had a free surface. */
  surfaceFt2: number;
  freeSurfaceFt2: number;
  /** The decrease in net inflow per foot of rise in the node's head. */
  flowPerHead: number;
  isConverged: boolean;
  /** How fast the depth changes, up or down. */
  changeFtPerS: number;
}

/** A conduit and its flow. */
export interface Link {
  pipe: Pipe;
  from: Node;
  to: Node;
  flowCfs: number;
  oldFlowCfs: number;
  /** The flow area in the middle, in this trial and at the end of the last step. */
  areaFt2: number;
  oldAreaFt2: number;
  volumeFt3: number;
  /** Depths at both ends, in this trial. */
  upFt: number;
  downFt: number;
  froude: number;
  flowClass: FlowClass;
  upSurfaceFt2: number;
  downSurfaceFt2: number;
  /** By how much the flow changes per foot of head at either end. */
  flowPerHead: number;
  /** Whether both nodes have converged, so that the next trial keeps the flow. */
  isBypassed: boolean;
}

/** The options of dynamic wave routing. */
export interface Options {
  damping: 'none' | 'partial' | 'full';
  surcharge: Surcharge;
}

/** A dry node. */
export function makeNode(
  fixed: Pick<
    Node,
    'invertFt' | 'isOutfall' | 'isTop' | 'hasGate' | 'crownFt' | 'rimFt' | 'limitFt' | 'pondFt2'
  >,
): Node {
  return {
    ...fixed,
    depthFt: 0,
    oldDepthFt: 0,
    lateralCfs: 0,
    inflowCfs: 0,
    outflowCfs: 0,
    oldNetCfs: 0,
    overflowCfs: 0,
    surfaceFt2: 0,
    freeSurfaceFt2: 0,
    pondFt3: 0,
    oldPondFt3: 0,
    flowPerHead: 0,
    isConverged: false,
    changeFtPerS: 0,
  };
}

/**
 * A conduit at rest, with the area at the mean depth of its ends; `toFt` is the depth at the lower one.
 * Engine flowrout.c, initLinkDepths.
 */
export function makeLink(pipe: Pipe, from: Node, to: Node, toFt: number): Link {
  const fromFt = Math.min(from.depthFt, pipe.diameterFt);
  const meanFt = (fromFt + Math.min(toFt, pipe.diameterFt)) / 2;
  const areaFt2 = Math.max(negligible, flowArea(pipe, Math.max(negligible, meanFt)));
  return {
    pipe,
    from,
    to,
    flowCfs: 0,
    oldFlowCfs: 0,
    areaFt2,
    oldAreaFt2: 0,
    volumeFt3: areaFt2 * pipe.lengthFt,
    upFt: 0,
    downFt: 0,
    froude: 0,
    flowClass: 'dry',
    upSurfaceFt2: 0,
    downSurfaceFt2: 0,
    flowPerHead: 0,
    isBypassed: false,
  };
}
