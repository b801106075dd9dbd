import { formatQuantity } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { PartsBar } from '../kit/parts-bar';
import type { Units } from '../kit/units';

/** Wide enough for "Friction 0.0814 m" at the largest text size. */
const [left, right] = [192, 350] as const;
const top = 196;

interface HeadBarProps {
  liftFt: number;
  frictionFt: number;
  units: Units;
}

/** The head of the system as a bar of lift and friction. */
export function HeadBar({ liftFt, frictionFt, units }: HeadBarProps) {
  const headFt = liftFt + frictionFt;
  const parts = [
    { name: 'Lift', from: 0, to: liftFt, className: ink.bar, y: top - 34 },
    { name: 'Friction', from: liftFt, to: headFt, className: ink.gate, y: top - 14 },
  ];
  const show = (ft: number) => formatQuantity(ft, 'length', units);
  return (
    <>
      {parts.map(({ name, from, to, className, y }) => (
        <g key={name}>
          <path d={`M${left} ${y - 10}h10v10h-10Z`} strokeWidth="1" className={className} />
          <Label x={left + 15} y={y}>
            {`${name} ${show(to - from)}`}
          </Label>
        </g>
      ))}
      <PartsBar parts={parts} left={left} right={right} top={top} />
      <Label x={left} y={top + 42}>
        {`Total ${show(headFt)}`}
      </Label>
    </>
  );
}
