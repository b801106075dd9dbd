/**
 * Returns the parameters for the model: the one that Play moves has its initial value. If no value
 * differs from `previous`, that object is returned, so that the model does not run again.
 */
export function modelParams<P extends object>(
  params: P,
  initial: P,
  playName: keyof P | undefined,
  previous?: P,
): P {
  const next = playName === undefined ? params : { ...params, [playName]: initial[playName] };
  const names = Object.keys(next) as (keyof P)[];
  const isSame = previous && names.every((name) => Object.is(previous[name], next[name]));
  return isSame ? previous : next;
}
