import type { Design } from './design';
import {
  drainRate,
  evaporationRates,
  type Fluxes,
  type Forcing,
  type Levels,
  limitDrain,
  percolationRate,
} from './layers';

const { min, max } = Math;

/**
 * The rates between the layers of a unit, each limited by the available water and the remaining
 * room. RM3 6.2; engine lidproc.c (biocellFluxRates, greenRoofFluxRates, trenchFluxRates,
 * pavementFluxRates, barrelFluxRates), with the limits of version 5.2.4.
 *
 * Check: an inch of rain brings 20 in to the cell of RM3 6.6; 12.56 in of it
 * exfiltrates within two days, in engine 5.2.4 and here.
 */
export function fluxesOf(design: Design, levels: Levels, forcing: Forcing): Fluxes {
  switch (design.type) {
    case 'cell':
    case 'garden':
      return cellFluxes(design, levels, forcing);
    case 'roof':
      return roofFluxes(design, levels, forcing);
    case 'trench':
      return trenchFluxes(design, levels, forcing);
    case 'pavement':
      return pavementFluxes(design, levels, forcing);
    case 'barrel':
      return barrelFluxes(design, levels, forcing);
  }
}

const noFluxes: Fluxes = {
  infiltration: 0,
  pavementPercolation: 0,
  percolation: 0,
  exfiltration: 0,
  drain: 0,
  evaporation: { surface: 0, pavement: 0, soil: 0, storage: 0 },
};

function cellFluxes(design: Design, levels: Levels, forcing: Forcing): Fluxes {
  const { soil, soilFt, storageVoids } = design;
  const { stepS } = forcing;
  const { surfaceFt, moisture, storageFt } = levels;
  const evaporation = evaporationRates(forcing, forcing.infiltration, {
    surface: surfaceFt,
    soil: (moisture - soil.wiltingPoint) * soilFt,
    storage: storageFt * storageVoids,
  });
  if (moisture >= soil.porosity) evaporation.storage = 0;
  let percolation = percolationRate(design, moisture, stepS, evaporation.soil);
  let exfiltration = design.seepageFtPerS;
  let drain = drainRate(design, levels);
  let infiltration = forcing.infiltration;
  const room = ((soil.porosity - moisture) * soilFt) / stepS;
  if (design.storageFt === 0) {
    evaporation.storage = 0;
    percolation = min(percolation, exfiltration);
    exfiltration = percolation;
    infiltration = min(infiltration, room + percolation + evaporation.soil);
  } else if (moisture >= soil.porosity && storageFt >= design.storageFt) {
    // Both layers are full: percolation and outflow from the storage are equal, at the lesser rate.
    const out = min(percolation, exfiltration + drain);
    if (percolation < exfiltration + drain) {
      drain = max(0, out - exfiltration);
      exfiltration = min(exfiltration, out);
    }
    percolation = out;
    infiltration = min(infiltration, out);
  } else {
    const stored = (storageFt * storageVoids) / stepS;
    exfiltration = max(0, min(exfiltration, percolation - evaporation.storage + stored));
    drain = limitDrain(
      design,
      levels,
      forcing,
      drain,
      exfiltration + evaporation.storage,
      percolation,
    );
    const storageRoom = ((design.storageFt - storageFt) * storageVoids) / stepS;
    percolation = min(percolation, exfiltration + drain + evaporation.storage + storageRoom);
    infiltration = min(infiltration, room + percolation + evaporation.soil);
  }
  return { ...noFluxes, evaporation, infiltration, percolation, exfiltration, drain };
}

/** Manning's equation for the mat, n = 0.1, of a roof 30 ft long at 2%: lidproc.c, getDrainMatOutflow. */
const matFactor = ((1.49 / 0.1) * Math.sqrt(0.02)) / 30;

function roofFluxes(design: Design, levels: Levels, forcing: Forcing): Fluxes {
  const { soil, soilFt, storageVoids } = design;
  const { stepS } = forcing;
  const { surfaceFt, moisture, storageFt } = levels;
  const stored = storageFt * storageVoids;
  const evaporation = evaporationRates(forcing, forcing.infiltration, {
    surface: surfaceFt,
    soil: (moisture - soil.wiltingPoint) * soilFt,
    storage: stored,
  });
  if (moisture >= soil.porosity) evaporation.storage = 0;
  let percolation = percolationRate(design, moisture, stepS, evaporation.soil);
  let drain = matFactor * storageFt ** (5 / 3) * storageVoids;
  let infiltration = forcing.infiltration;
  if (moisture >= soil.porosity && storageFt >= design.storageFt) {
    percolation = min(percolation, drain);
    drain = percolation;
    infiltration = min(infiltration, percolation);
  } else {
    let maxDrain = stored / stepS - evaporation.storage;
    if (storageFt >= design.storageFt) maxDrain += percolation;
    drain = min(drain, max(0, maxDrain));
    const room = ((design.storageFt - storageFt) * storageVoids) / stepS;
    percolation = min(percolation, room + drain + evaporation.storage);
    const soilRoom = ((soil.porosity - moisture) * soilFt) / stepS;
    infiltration = min(infiltration, soilRoom + percolation + evaporation.soil);
  }
  return { ...noFluxes, evaporation, infiltration, percolation, drain };
}

function trenchFluxes(design: Design, levels: Levels, forcing: Forcing): Fluxes {
  const { storageVoids } = design;
  const { stepS, inflow } = forcing;
  const { surfaceFt, storageFt } = levels;
  const stored = storageFt * storageVoids;
  // In the engine, nothing evaporates below the surface while water infiltrates into the subcatchment's
  // own soil (lidproc_getOutflow), that is, while there is inflow.
  const evaporation = evaporationRates(forcing, inflow, {
    surface: surfaceFt,
    storage: stored,
  });
  if (surfaceFt > 0) evaporation.storage = 0;
  let infiltration = inflow + surfaceFt / stepS;
  const exfiltration = max(
    0,
    min(design.seepageFtPerS, infiltration - evaporation.storage + stored / stepS),
  );
  const others = exfiltration + evaporation.storage;
  const drain = limitDrain(
    design,
    levels,
    forcing,
    drainRate(design, levels),
    others,
    infiltration,
  );
  const room = ((design.storageFt - storageFt) * storageVoids) / stepS;
  infiltration = min(infiltration, room + others + drain);
  return { ...noFluxes, evaporation, infiltration, exfiltration, drain };
}

function pavementFluxes(design: Design, levels: Levels, forcing: Forcing): Fluxes {
  const { pavementVoids, storageVoids } = design;
  const { stepS, inflow } = forcing;
  const { surfaceFt, pavementFt, storageFt } = levels;
  const held = pavementFt * pavementVoids;
  const stored = storageFt * storageVoids;
  const evaporation = evaporationRates(forcing, 0, {
    surface: surfaceFt,
    pavement: held,
    storage: stored,
  });
  if (pavementFt >= design.pavementFt) evaporation.storage = 0;
  let infiltration = min(inflow + surfaceFt / stepS, design.pavementFtPerS);
  let percolation = min(
    design.pavementFtPerS,
    max(0, held / stepS + infiltration - evaporation.pavement),
  );
  let exfiltration = design.seepageFtPerS;
  let drain = drainRate(design, levels);
  if (storageFt >= design.storageFt && pavementFt >= design.pavementFt) {
    const maxPercolation = evaporation.storage + drain + exfiltration;
    if (percolation > maxPercolation) percolation = maxPercolation;
    else {
      exfiltration = min(exfiltration, percolation);
      drain = percolation - exfiltration;
    }
    infiltration = min(infiltration, percolation);
  } else {
    exfiltration = min(exfiltration, max(0, percolation - evaporation.storage + stored / stepS));
    const others = exfiltration + evaporation.storage;
    drain = limitDrain(design, levels, forcing, drain, others, percolation);
    const room = ((design.storageFt - storageFt) * storageVoids) / stepS;
    percolation = min(percolation, max(0, room + others + drain));
    const pavementRoom = ((design.pavementFt - pavementFt) * pavementVoids) / stepS;
    infiltration = min(infiltration, pavementRoom + percolation + evaporation.pavement);
  }
  return {
    ...noFluxes,
    evaporation,
    infiltration,
    pavementPercolation: percolation,
    exfiltration,
    drain,
  };
}

function barrelFluxes(design: Design, levels: Levels, { stepS, inflow }: Forcing): Fluxes {
  const { storageFt } = levels;
  const above = storageFt - design.offsetFt;
  const drain = above > 0 ? min(drainRate(design, levels), above / stepS) : 0;
  const infiltration = min(inflow, (design.storageFt - storageFt) / stepS + drain);
  return { ...noFluxes, infiltration, drain };
}
