import { arch, egg, lookup, type ShapeTable } from '../hydraulics/section-tables';

/** The shapes that the diagram knows. */
export type Shape =
  | 'circular'
  | 'forceMain'
  | 'rectangular'
  | 'egg'
  | 'arch'
  | 'trapezoidal'
  | 'irregular';

/** A cross section: all lengths in feet, side slope as run over rise. */
export interface Section {
  shape: Shape;
  /** Full depth; the diameter of a circle. */
  heightFt: number;
  /** Width of a rectangle or arch, bottom width of an open channel; unused for circles and eggs. */
  widthFt: number;
  /** Horizontal run of each bank per foot of rise; open channels only. */
  sideSlope: number;
}

/** The geometry of the wetted part of a section. */
export interface Wetted {
  areaFt2: number;
  topWidthFt: number;
  perimeterFt: number;
  radiusFt: number;
}

/** Reports whether the section has a roof. An open one has its largest flow when full. */
export function isClosed(shape: Shape): boolean {
  return shape !== 'trapezoidal' && shape !== 'irregular';
}

/**
 * Geometry of a section at a depth. Depths above the full depth count as the full depth.
 * RM2 (rev. 2021) 5.1 and 5.3; engine xsect.c.
 */
export function wettedAt(section: Section, depthFt: number): Wetted {
  const { heightFt } = section;
  const depth = Math.min(Math.max(depthFt, 0), heightFt);
  if (!(depth > 0)) return { areaFt2: 0, topWidthFt: 0, perimeterFt: 0, radiusFt: 0 };
  switch (section.shape) {
    case 'circular':
    case 'forceMain':
      return circle(heightFt, depth);
    case 'rectangular':
      return rectangle(section, depth);
    case 'trapezoidal':
      return trapezoid(section, depth);
    case 'irregular':
      return channelWithOverbanks(section, depth);
    case 'egg':
      // Full area and radius of the standard egg, which is two thirds as wide as it is high: xsect_setParams.
      return shapeFromTable(egg, heightFt, depth / heightFt, {
        areaFt2: 0.5105 * heightFt ** 2,
        widthFt: (2 / 3) * heightFt,
        radiusFt: 0.1931 * heightFt,
      });
    case 'arch':
      return shapeFromTable(arch, heightFt, depth / heightFt, {
        areaFt2: 0.7879 * heightFt * section.widthFt,
        widthFt: section.widthFt,
        radiusFt: 0.2991 * heightFt,
      });
  }
}

/**
 * The exact geometry, whereas the engine interpolates in a table of 51 entries. Above 2% of the
 * diameter, areas and flows differ by less than 2%.
 */
function circle(diameterFt: number, depthFt: number): Wetted {
  const angle = 2 * Math.acos(1 - (2 * depthFt) / diameterFt);
  const areaFt2 = (diameterFt ** 2 / 8) * (angle - Math.sin(angle));
  const perimeterFt = (diameterFt * angle) / 2;
  return {
    areaFt2,
    topWidthFt: 2 * Math.sqrt(depthFt * (diameterFt - depthFt)),
    perimeterFt,
    radiusFt: areaFt2 / perimeterFt,
  };
}

/**
 * Above 97% of the full depth, the wetted part of the roof grows linearly (RECT_ALFMAX), so that the
 * flow falls without a jump.
 */
function rectangle({ heightFt, widthFt }: Section, depthFt: number): Wetted {
  const areaFt2 = widthFt * depthFt;
  const roof = Math.max(0, (depthFt / heightFt - 0.97) / 0.03) * widthFt;
  const perimeterFt = widthFt + 2 * depthFt + roof;
  return {
    areaFt2,
    topWidthFt: depthFt < heightFt ? widthFt : 0,
    perimeterFt,
    radiusFt: areaFt2 / perimeterFt,
  };
}

function trapezoid({ widthFt, sideSlope }: Section, depthFt: number): Wetted {
  const areaFt2 = (widthFt + sideSlope * depthFt) * depthFt;
  const perimeterFt = widthFt + 2 * depthFt * Math.hypot(1, sideSlope);
  return {
    areaFt2,
    topWidthFt: widthFt + 2 * sideSlope * depthFt,
    perimeterFt,
    radiusFt: areaFt2 / perimeterFt,
  };
}

/** The overbanks of the irregular section begin at half its depth. */
export const bankFraction = 0.5;
/** The width of each overbank, in bottom widths of the channel. */
export const overbankWidths = 2;
/** The roughness of the overbanks, as a multiple of the channel's. */
export const overbankRoughness = 2;

/**
 * A natural channel with overbanks that rise to the full depth. Channel and overbanks each have their
 * own roughness, and their conveyances add up. The radius is the one that gives this sum with the
 * total area and the channel's roughness, so it isn't area over perimeter. RM2 5.3; engine
 * transect.c, getGeometry.
 */
function channelWithOverbanks(section: Section, depthFt: number): Wetted {
  const bankFt = bankFraction * section.heightFt;
  const channel = trapezoid(section, Math.min(depthFt, bankFt));
  const above = depthFt - bankFt;
  if (above <= 0) return channel;
  const channelFt2 = channel.areaFt2 + channel.topWidthFt * above;
  const runFt = (overbankWidths * section.widthFt * above) / (section.heightFt - bankFt);
  const sideFt2 = (runFt * above) / 2;
  const sideFt = Math.hypot(runFt, above);
  const conveyance =
    channelFt2 * (channelFt2 / channel.perimeterFt) ** (2 / 3) +
    (2 * sideFt2 * (sideFt2 / sideFt) ** (2 / 3)) / overbankRoughness;
  const areaFt2 = channelFt2 + 2 * sideFt2;
  return {
    areaFt2,
    topWidthFt: channel.topWidthFt + 2 * runFt,
    perimeterFt: channel.perimeterFt + 2 * sideFt,
    radiusFt: (conveyance / areaFt2) ** 1.5,
  };
}

/**
 * Geometry of a section from the engine's tables. The hydraulic radius of an arch depends on its height
 * alone, so the radius is area over perimeter only if the arch has the standard width for its height.
 */
function shapeFromTable(
  table: ShapeTable,
  heightFt: number,
  fraction: number,
  full: { areaFt2: number; widthFt: number; radiusFt: number },
): Wetted {
  const areaFt2 = full.areaFt2 * lookup(table.area, fraction);
  const radiusFt = full.radiusFt * lookup(table.radius, fraction);
  return {
    areaFt2,
    topWidthFt: full.widthFt * lookup(table.width, fraction),
    perimeterFt: outlineFt(table, fraction, heightFt, full.widthFt),
    radiusFt,
  };
}

/**
 * The length of a shape's outline up to a fraction of its height, with straight lines between the
 * table's widths.
 */
function outlineFt(
  { width }: ShapeTable,
  fraction: number,
  heightFt: number,
  widthFt: number,
): number {
  const intervals = width.length - 1;
  const halfAt = (height: number) => (lookup(width, height) * widthFt) / 2;
  let length = halfAt(0);
  for (let index = 0; index < fraction * intervals; index++) {
    const [from, to] = [index / intervals, Math.min(fraction, (index + 1) / intervals)];
    length += Math.hypot(halfAt(to) - halfAt(from), (to - from) * heightFt);
  }
  return 2 * length;
}

/** Uniform flow at one depth: the flow of all barrels, and the geometry of one. */
export interface FlowAtDepth extends Wetted {
  depthFt: number;
  flowCfs: number;
  velocityFtPerS: number;
}
