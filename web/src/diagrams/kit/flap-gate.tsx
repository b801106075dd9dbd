import { ink } from './ink';
import type { Point } from './scale';

interface FlapGateProps {
  hinge: Point;
  length: number;
  isOpen: boolean;
}

/** A plate that hangs from its hinge and opens downstream. */
export function FlapGate({ hinge: [x, y], length, isOpen }: FlapGateProps) {
  return (
    <>
      <path
        d={`M${x + 2} ${y}v${length}`}
        transform={isOpen ? `rotate(-35 ${x + 2} ${y})` : undefined}
        strokeWidth="4"
        className={ink.wall}
      />
      <circle cx={x + 2} cy={y} r="3.5" className={ink.solid} />
    </>
  );
}
