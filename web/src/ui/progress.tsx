/** A progress bar: value out of max. */
export function Progress({ value, max, label }: { value: number; max: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={value}
      aria-valuemax={max}
      aria-valuetext={`${value} of ${max}`}
      className="h-1 bg-muted"
    >
      <div
        className="h-full bg-primary forced-colors:bg-[Highlight]"
        style={{ width: max > 0 ? `${(100 * value) / max}%` : 0 }}
      />
    </div>
  );
}
