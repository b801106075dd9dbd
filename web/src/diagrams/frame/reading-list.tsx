import type { Reading } from '../kit/spec';

/** The readings of a diagram, each with its label. */
export function ReadingList({ readings }: { readings: Reading[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]">
      {readings.map(({ label, value }) => (
        <div key={label} className={value.length > 24 ? 'col-span-full' : undefined}>
          <dt className="text-sm text-on-muted">{label}</dt>
          <dd className="font-semibold wrap-normal tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
