/** The sum of numbers. */
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The value, limited to the range from min to max. */
export const clamp = (value: number, min: number, max: number) =>
  Math.min(max, Math.max(min, value));
