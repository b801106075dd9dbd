import type { Control } from './kit/controls';
import { unitOf } from './kit/units';

/** A URL parameter of a diagram, as data: the CLI checks the diagrams of questions against it. */
export type Parameter =
  | { type: 'number'; label: string; unit?: string; min?: number; max?: number }
  | { type: 'choice'; label: string; values: string[] }
  | { type: 'switch'; label: string };

/**
 * Describes the parameters that a diagram's controls set, by name, in US units. A limit that follows
 * from other parameters is left out: only the diagram itself can check it.
 */
export function parametersOf<P>(controls: readonly Control<P>[]): Record<string, Parameter> {
  return Object.fromEntries(controls.map((control) => [control.name, parameterOf(control)]));
}

function parameterOf<P>(control: Control<P>): Parameter {
  const { label } = control;
  switch (control.type) {
    case 'range': {
      const { min, max } = control;
      const unit = unitOf(control.quantity, 'US');
      return {
        type: 'number',
        label,
        ...(unit && { unit }),
        ...(typeof min === 'number' && { min }),
        ...(typeof max === 'number' && { max }),
      };
    }
    case 'choice':
      return { type: 'choice', label, values: control.options.map(({ value }) => value) };
    case 'toggle':
      return { type: 'switch', label };
  }
}
