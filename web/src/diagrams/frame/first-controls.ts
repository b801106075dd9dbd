/** The largest number of linked parameters whose controls are in view. */
const maxLinked = 4;

/**
 * Returns the names of the controls that stay in view while the others are folded: those of the first
 * four linked parameters that apply. If fewer than two apply, main and then other controls are added,
 * up to two.
 */
export function firstControls(
  applicable: readonly string[],
  linked: readonly string[],
  main: readonly string[],
): string[] {
  const applies = (name: string) => applicable.includes(name);
  const first = linked.filter(applies).slice(0, maxLinked);
  if (first.length >= 2) return first;
  return [...new Set([...first, ...main.filter(applies), ...applicable])].slice(0, 2);
}
