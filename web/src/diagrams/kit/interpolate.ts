/**
 * The y interpolated linearly at x in points with increasing x, or that of the nearest end; 0 without
 * points. Engine table.c, table_lookup.
 */
export function interpolate(
  points: readonly (readonly [x: number, y: number])[],
  x: number,
): number {
  const index = points.findIndex(([end]) => x <= end);
  // Beyond the last x, the index is -1, and at(-1) is the last point.
  const [x2, y2] = points.at(index) ?? [0, 0];
  const before = points[index - 1];
  if (!before) return y2;
  const [x1, y1] = before;
  return y1 + ((x - x1) * (y2 - y1)) / (x2 - x1);
}
