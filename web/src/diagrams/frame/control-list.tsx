import { memo } from 'react';
import { Fold } from '../../ui/fold';
import { type Control, limitsOf, type Value } from '../kit/controls';
import type { Units } from '../kit/units';
import { Choice } from './choice';
import { Slider } from './slider';
import { Toggle } from './toggle';

interface ControlsProps<P> {
  controls: readonly Control<P>[];
  params: P;
  units: Units;
  onChange: (name: string, value: Value) => void;
}

type ControlListProps<P> = ControlsProps<P> & { main: readonly string[] };

/** The main controls, and the rest on request. */
export function ControlList<P>({ controls, main, ...props }: ControlListProps<P>) {
  const rest = controls.filter(({ name }) => !main.includes(name));
  return (
    <div className="space-y-3">
      <Controls controls={controls.filter(({ name }) => main.includes(name))} {...props} />
      {rest.length > 0 && (
        <Fold label={`More controls (${rest.length})`} openLabel="Fewer controls">
          <Controls controls={rest} {...props} />
        </Fold>
      )}
    </div>
  );
}

/** Controls in a grid. */
export function Controls<P>({ controls, params, units, onChange }: ControlsProps<P>) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-8 gap-y-3">
      {controls.map((control) => (
        <OneControl
          key={control.name}
          control={control}
          params={params}
          units={units}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

type OneControlProps<P> = Omit<ControlsProps<P>, 'controls'> & { control: Control<P> };

/** A change of params renders a control again only if the control's own value or limits change. */
const OneControl = memo(AnyControl, hasSameProps) as typeof AnyControl;

function AnyControl<P>({ control, params, units, onChange }: OneControlProps<P>) {
  const setValue = (value: Value) => onChange(control.name, value);
  switch (control.type) {
    case 'range':
      return <Slider control={control} params={params} units={units} onChange={setValue} />;
    case 'choice':
      return (
        <Choice
          label={control.label}
          options={control.options}
          value={String(params[control.name])}
          onChange={setValue}
        />
      );
    case 'toggle':
      return (
        <Toggle label={control.label} checked={params[control.name] === true} onChange={setValue} />
      );
  }
}

function hasSameProps<P>(previous: OneControlProps<P>, next: OneControlProps<P>): boolean {
  const { control } = next;
  if (control !== previous.control || next.units !== previous.units) return false;
  if (next.onChange !== previous.onChange) return false;
  if (!Object.is(next.params[control.name], previous.params[control.name])) return false;
  if (control.type !== 'range') return true;
  const limits = limitsOf(control, next.params);
  const previousLimits = limitsOf(control, previous.params);
  return limits.min === previousLimits.min && limits.max === previousLimits.max;
}
