/**
 * A difference of levels or heights without the noise of binary numbers, so that
 * 2.3 less 1 reaches a crown at 1.3.
 */
export const difference = (a: number, b: number) => Math.round((a - b) * 1e9) / 1e9;
