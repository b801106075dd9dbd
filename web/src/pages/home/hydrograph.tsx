const rainfall = [5, 11, 20, 27, 17, 9, 4] as const;

/** A decorative hydrograph: rain as bars from the top, runoff below. */
export function Hydrograph({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 96" fill="none" className={className}>
      <path d="M4 4V92H156" className="stroke-outline" strokeWidth="1.5" strokeLinecap="round" />
      {rainfall.map((depth, index) => (
        <rect
          key={depth}
          x={16 + index * 8}
          y="4"
          width="6"
          height={depth}
          rx="1"
          className="fill-outline"
        />
      ))}
      <path
        d="M6 88C34 88 42 84 52 66C62 46 68 38 78 38C96 38 100 84 154 87V91H6Z"
        className="fill-blue"
      />
      <path
        d="M6 88C34 88 42 84 52 66C62 46 68 38 78 38C96 38 100 84 154 87"
        className="stroke-link"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
