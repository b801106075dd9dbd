import { type Control, type Value, withinLimits } from './controls';
import type { Units } from './units';

/** A diagram's parameters with the units in which they are shown. */
export interface DiagramState<P> {
  params: P;
  units: Units;
}

/**
 * The part of an address that opens this state: "?depthFt=1.5&units=SI". It
 * names only what differs from the diagram's start; numbers are in US units,
 * as the parameters' names say.
 */
export function toSearch<P>(
  controls: readonly Control<P>[],
  initial: P,
  { params, units }: DiagramState<P>,
): string {
  const search = new URLSearchParams();
  for (const { name } of controls) {
    const value = params[name];
    if (value === initial[name]) continue;
    search.set(name, typeof value === 'number' ? `${Number(value.toPrecision(6))}` : `${value}`);
  }
  if (units !== 'US') search.set('units', units);
  const text = search.toString();
  return text && `?${text}`;
}

/** The state that an address opens. What it doesn't name or names wrongly is as at the start. */
export function fromSearch<P>(
  controls: readonly Control<P>[],
  initial: P,
  text: string,
): DiagramState<P> {
  const search = new URLSearchParams(text);
  const given: Record<string, Value> = {};
  for (const control of controls) {
    const value = search.get(control.name);
    if (value === null) continue;
    switch (control.type) {
      case 'range': {
        const number = Number(value);
        if (value.trim() !== '' && Number.isFinite(number)) given[control.name] = number;
        break;
      }
      case 'choice':
        if (control.options.some((option) => option.value === value)) given[control.name] = value;
        break;
      case 'toggle':
        if (value === 'true' || value === 'false') given[control.name] = value === 'true';
        break;
    }
  }
  return {
    params: withinLimits(controls, { ...initial, ...given }),
    units: search.get('units') === 'SI' ? 'SI' : 'US',
  };
}
