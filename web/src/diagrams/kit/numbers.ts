/** The sum of numbers. */
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The number within two limits that is nearest to this one. */
export const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));
