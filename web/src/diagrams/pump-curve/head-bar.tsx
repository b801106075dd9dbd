import { formatQuantity } from '../kit/format';
import { useGhost, useSteadyEnd } from '../kit/ghost';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { linearScale, roundUp, type Scale } from '../kit/scale';
import type { Units } from '../kit/units';

const [left, right] = [222, 350] as const;
const top = 196;

interface HeadBarProps {
  liftFt: number;
  frictionFt: number;
  units: Units;
}

/** The head of the system as a bar of lift and friction; in gray, the one before the last change. */
export function HeadBar({ liftFt, frictionFt, units }: HeadBarProps) {
  const headFt = liftFt + frictionFt;
  const parts = [
    { name: 'Lift', from: 0, ft: liftFt, className: ink.bar, y: top - 34 },
    { name: 'Friction', from: liftFt, ft: frictionFt, className: ink.gate, y: top - 14 },
  ];
  const children = (x: Scale, y: Scale) =>
    parts.map(({ name, from, ft, className }) => (
      <rect
        key={name}
        x={x(from)}
        y={y(1)}
        width={x(ft) - x(0)}
        height={y(0) - y(1)}
        strokeWidth="1"
        className={className}
      />
    ));
  const before = useGhost({ axes: 'head', min: 0, max: headFt, children });
  const most = Math.max(headFt, before?.max ?? 0);
  const x = linearScale([0, useSteadyEnd(roundUp(1.1 * most), 'head', most)], [left, right]);
  const show = (ft: number) => formatQuantity(ft, 'length', units);
  return (
    <>
      {parts.map(({ name, ft, className, y }) => (
        <g key={name}>
          <path d={`M${left} ${y - 10}h10v10h-10Z`} strokeWidth="1" className={className} />
          <Label x={left + 15} y={y}>
            {`${name} ${show(ft)}`}
          </Label>
        </g>
      ))}
      {children(x, linearScale([0, 1], [top + 16, top]))}
      {before && (
        <g className="ghost">{before.children(x, linearScale([0, 1], [top + 24, top + 18]))}</g>
      )}
      <Label x={left} y={top + 42}>
        {`Total ${show(headFt)}`}
      </Label>
    </>
  );
}
