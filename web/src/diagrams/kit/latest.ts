/**
 * Reports whether the first of the parameters that were set last is one of these, so that a drawing can
 * keep in view what it changes.
 */
export const wasSetLast = <P>(
  { latest = [] }: { params: P; latest?: readonly string[] },
  ...names: readonly (keyof P & string)[]
): boolean => names.some((name) => name === latest[0]);
