import { Choice } from './choice';
import type { Control, Value } from './controls';
import { Slider } from './slider';
import { Toggle } from './toggle';
import type { Units } from './units';

interface ControlListProps<P> {
  controls: readonly Control<P>[];
  params: P;
  units: Units;
  onChange: (name: string, value: Value) => void;
}

/** The controls that apply to the present parameters, in their order. */
export function ControlList<P>({ controls, params, units, onChange }: ControlListProps<P>) {
  const shown = controls.filter(({ when }) => !when || when(params));
  return (
    <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {shown.map((control) => (
        <OneControl
          key={control.name}
          control={control}
          params={params}
          units={units}
          onChange={(value) => onChange(control.name, value)}
        />
      ))}
    </div>
  );
}

interface OneControlProps<P> {
  control: Control<P>;
  params: P;
  units: Units;
  onChange: (value: Value) => void;
}

function OneControl<P>({ control, params, units, onChange }: OneControlProps<P>) {
  switch (control.type) {
    case 'range':
      return <Slider control={control} params={params} units={units} onChange={onChange} />;
    case 'choice':
      return (
        <Choice
          label={control.label}
          options={control.options}
          value={String(params[control.name])}
          onChange={onChange}
        />
      );
    case 'toggle':
      return (
        <Toggle label={control.label} checked={params[control.name] === true} onChange={onChange} />
      );
  }
}
