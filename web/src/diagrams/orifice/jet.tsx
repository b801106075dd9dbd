import { gravityFtPerS2 } from '../hydraulics/constants';
import { ink } from '../kit/ink';
import type { Point } from '../kit/scale';

interface JetProps {
  /** Where the top of the jet leaves the wall. */
  at: Point;
  /** The bottom of the opening. */
  bottom: number;
  /** The level to which the jet falls. */
  floor: number;
  velocity: number;
  scale: number;
  isReversed: boolean;
}

/** Water that leaves an opening and falls to the level beyond, if the top of the jet is above it. */
export function Jet({ at: [x, top], bottom, floor, velocity, scale, isReversed }: JetProps) {
  if (floor <= top) return null;
  const jetBottom = Math.min(bottom, floor);
  const fallFt = (floor - top) / scale;
  const reach = Math.min(110, velocity * Math.sqrt((2 * fallFt) / gravityFtPerS2) * scale + 4);
  const direction = isReversed ? -1 : 1;
  const end = x + direction * reach;
  const thickness = direction * Math.min(14, (jetBottom - top) / 2 + 3);
  return (
    <path
      d={`M${x} ${top}Q${end} ${top} ${end + thickness} ${floor}H${end}Q${end - direction * reach * 0.3} ${jetBottom} ${x} ${jetBottom}Z`}
      className={ink.water}
    />
  );
}
