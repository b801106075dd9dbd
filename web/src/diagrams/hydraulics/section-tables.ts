/** A shape's geometry by depth, as fractions of the full area, maximum width and full hydraulic radius. */
export interface ShapeTable {
  area: readonly number[];
  width: readonly number[];
  radius: readonly number[];
}

// Engine xsect.dat: values at equal steps of depth, from empty to full.

/** Egg: A_Egg, W_Egg and R_Egg. */
export const egg: ShapeTable = {
  area: [
    0, 0.0116, 0.0316, 0.055, 0.085, 0.12, 0.1555, 0.19, 0.225, 0.275, 0.32, 0.37, 0.42, 0.47,
    0.515, 0.57, 0.62, 0.68, 0.73, 0.78, 0.835, 0.885, 0.925, 0.955, 0.98, 1,
  ],
  width: [
    0, 0.325, 0.427, 0.508, 0.582, 0.642, 0.696, 0.746, 0.791, 0.836, 0.866, 0.896, 0.926, 0.956,
    0.97, 0.985, 1, 0.985, 0.97, 0.94, 0.896, 0.836, 0.764, 0.642, 0.31, 0,
  ],
  radius: [
    0.01, 0.13, 0.244, 0.302, 0.386, 0.465, 0.536, 0.611, 0.676, 0.735, 0.791, 0.854, 0.904, 0.941,
    1.008, 1.045, 1.076, 1.115, 1.146, 1.162, 1.186, 1.193, 1.186, 1.162, 1.107, 1,
  ],
};

/** Arch: A_Arch, W_Arch and R_Arch. */
export const arch: ShapeTable = {
  area: [
    0, 0.02, 0.06, 0.1, 0.14, 0.19, 0.24, 0.29, 0.34, 0.39, 0.44, 0.49, 0.54, 0.59, 0.64, 0.69,
    0.735, 0.78, 0.82, 0.86, 0.895, 0.93, 0.96, 0.985, 0.995, 1,
  ],
  width: [
    0, 0.6272, 0.8521, 0.9243, 0.9645, 0.9846, 0.9964, 0.9988, 0.9917, 0.9811, 0.968, 0.9515,
    0.9314, 0.9101, 0.8864, 0.8592, 0.8284, 0.7917, 0.7527, 0.7065, 0.6544, 0.5953, 0.5231, 0.4355,
    0.3195, 0,
  ],
  radius: [
    0.01, 0.0983, 0.1965, 0.2948, 0.394, 0.4962, 0.5911, 0.6796, 0.7615, 0.8364, 0.9044, 0.964,
    1.018, 1.065, 1.106, 1.142, 1.17, 1.192, 1.208, 1.217, 1.22, 1.213, 1.196, 1.168, 1.112, 1,
  ],
};

/**
 * The value of a table at a fraction of its range: linear between the entries, a parabola in the
 * first two steps, as in the engine's lookup (xsect.c).
 */
export function lookup(table: readonly number[], fraction: number): number {
  const last = table.length - 1;
  const position = fraction > 0 ? fraction * last : 0;
  const index = Math.floor(position);
  if (index >= last) return table[last] ?? 0;
  const low = table[index] ?? 0;
  const high = table[index + 1] ?? 0;
  const rest = position - index;
  const line = low + rest * (high - low);
  if (index >= 2) return Math.max(0, line);
  const bend = rest * (rest - 1) * (low / 2 - high + (table[index + 2] ?? 0) / 2);
  return Math.max(0, line + bend > 0 ? line + bend : line);
}
