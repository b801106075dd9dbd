/** Acceleration of gravity in ft/s²: GRAVITY in the engine's consts.h. */
export const gravityFtPerS2 = 32.2;

/** Manning's constant for US units: PHI in the engine's consts.h; the User's Manual prints 1.49. */
export const manningUs = 1.486;
