import type { ReactNode } from 'react';

const radius = 52;
const circumference = 2 * Math.PI * radius;

interface ScoreRingProps {
  /** The share of correct answers, from 0 to 1. */
  share: number;
  /** The score as text, in the center of the ring. */
  children: ReactNode;
}

/** A ring that is filled in proportion to the share of correct answers. */
export function ScoreRing({ share, children }: ScoreRingProps) {
  return (
    <div className="relative mx-auto grid size-44 place-items-center">
      <svg aria-hidden="true" viewBox="0 0 120 120" className="absolute inset-0 -rotate-90">
        <circle
          cx="60"
          cy="60"
          r={radius}
          fill="none"
          strokeWidth="9"
          className="stroke-hairline forced-colors:stroke-[CanvasText] forced-colors:opacity-30"
        />
        {share > 0 && (
          <circle
            cx="60"
            cy="60"
            r={radius}
            fill="none"
            strokeWidth="9"
            strokeDasharray={`${share * circumference} ${circumference}`}
            className="stroke-primary forced-colors:stroke-[Highlight]"
          />
        )}
      </svg>
      <div className="relative">{children}</div>
    </div>
  );
}
