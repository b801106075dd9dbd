import { Former } from './former';
import { ink } from './ink';

interface WaterProps {
  from: number;
  to: number;
  /** The drawing's y coordinates of the surface and the bed; y grows downward. */
  level: number;
  bed: number;
  /** The scale of the levels. If it is set, the former surface is drawn too: see Former. */
  scale?: number;
}

/** Still water between two walls; nothing if its level is not above the bed. */
export function Water({ from, to, level, bed, scale }: WaterProps) {
  if (level >= bed) return null;
  return (
    <>
      <path d={`M${from} ${level}H${to}V${bed}H${from}Z`} className={ink.water} />
      <Former scale={scale}>
        <path d={`M${from} ${level}H${to}`} strokeWidth="2" className={ink.surface} />
      </Former>
    </>
  );
}
