/** The land use with buildup and washoff, the rest of the area, and the pollutant in the rain. */
export interface Land {
  /** The part of the area that has the land use. */
  coverPercent: number;
  /** The EMC of the rest of the area; 0 if the rest has no washoff. */
  restEmcMgPerL: number;
  bmpPercent: number;
  restBmpPercent: number;
  rainMgPerL: number;
  /** The washoff of a pollutant whose co-pollutant is this one, as a percentage of this one's. */
  coPercent: number;
}

/** The area of the land use. */
export const landAc = ({ areaAc, coverPercent }: Land & { areaAc: number }) =>
  (areaAc * coverPercent) / 100;

/**
 * The concentration of the runoff: the area-weighted mean of those from the land use and the rest.
 * Each area's BMP reduces the washoff from that area. The load of the rain is reduced by the
 * area-weighted mean of the BMPs' efficiencies. RM3 4.3; engine surfqual.c, findWashoffLoads and
 * findPondedLoads; landuse.c, landuse_getAvgBmpEffic.
 *
 * Check: EMCs of 60 and 20 mg/L on 40 and 60% of the area give 36 mg/L.
 *
 * @param washedMgPerL what washoff adds to the runoff of the land use
 */
export function mixedMgPerL(land: Land, washedMgPerL: number): number {
  const cover = land.coverPercent / 100;
  const left = 1 - land.bmpPercent / 100;
  const restLeft = 1 - land.restBmpPercent / 100;
  return (
    cover * left * (washedMgPerL + land.rainMgPerL) +
    (1 - cover) * restLeft * (land.restEmcMgPerL + land.rainMgPerL)
  );
}

/** The efficiency of the BMPs, as the mean over the area. */
export const meanBmpPercent = (land: Land): number =>
  (land.coverPercent * land.bmpPercent + (100 - land.coverPercent) * land.restBmpPercent) / 100;
