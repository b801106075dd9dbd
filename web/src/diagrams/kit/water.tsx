import { ink } from './ink';

interface WaterProps {
  from: number;
  to: number;
  level: number;
  bed: number;
}

/** Still water between two walls. */
export function Water({ from, to, level, bed }: WaterProps) {
  if (level >= bed) return null;
  return (
    <>
      <path d={`M${from} ${level}H${to}V${bed}H${from}Z`} className={ink.water} />
      <path d={`M${from} ${level}H${to}`} strokeWidth="2" className={ink.surface} />
    </>
  );
}
