/** The number of controls of a question's own case that are in view. */
const most = 4;

/**
 * The controls in view where the rest is folded: the first four that the question's own case names,
 * or the first two that apply. All are names of parameters.
 */
export function firstControls(
  applied: readonly string[],
  own: readonly string[],
  main: readonly string[],
): string[] {
  const applies = (name: string) => applied.includes(name);
  const first = own.filter(applies).slice(0, most);
  if (first.length >= 2) return first;
  return [...new Set([...first, ...main.filter(applies), ...applied])].slice(0, 2);
}
