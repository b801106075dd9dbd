import { type Control, type Value, withinLimits } from './controls';
import type { Units } from './units';

/** A diagram's parameters and the units in which they are shown. */
export interface DiagramState<P> {
  params: P;
  units: Units;
}

/**
 * The query of the address that opens this state: "?depthFt=1.5&units=SI". It lists only what
 * differs from the diagram's initial state. Numbers are in US units.
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

/**
 * The state that an address opens. Missing and invalid parameters keep their initial values, and
 * numbers are clamped to their limits.
 */
export function fromSearch<P>(
  controls: readonly Control<P>[],
  initial: P,
  text: string,
): DiagramState<P> {
  const search = new URLSearchParams(text);
  const given: Record<string, Value> = {};
  for (const control of controls) {
    const written = search.get(control.name);
    const value = written === null ? undefined : readValue(control, written);
    if (value !== undefined) given[control.name] = value;
  }
  return {
    params: withinLimits(controls, { ...initial, ...given }),
    units: search.get('units') === 'SI' ? 'SI' : 'US',
  };
}

/** Parses a parameter's value from an address; undefined if it is invalid. */
export function readValue<P>(control: Control<P>, written: string): Value | undefined {
  switch (control.type) {
    case 'range': {
      const number = Number(written);
      return written.trim() !== '' && Number.isFinite(number) ? number : undefined;
    }
    case 'choice':
      return control.options.find((option) => option.value === written)?.value;
    case 'toggle':
      return written === 'true' || written === 'false' ? written === 'true' : undefined;
  }
}
