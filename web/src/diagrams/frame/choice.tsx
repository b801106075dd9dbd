import { useId } from 'react';

interface ChoiceProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** The largest number of options that are shown as radio buttons. */
const maxRadioButtons = 4;

/** One of several values: native radio buttons, or a native list when there are many. */
export function Choice({ label, options, value, onChange }: ChoiceProps) {
  const id = useId();
  if (options.length > maxRadioButtons) {
    return (
      <div className="min-w-0 pb-2">
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="mt-1 block min-h-11 w-full cursor-pointer rounded-lg border border-outline bg-card px-3 text-on-card"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend>{label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-5 shrink-0 accent-primary"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
