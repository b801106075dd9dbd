import { drawingWidth } from '../kit/drawing';
import { formatQuantity } from '../kit/format';
import { useGhost } from '../kit/ghost';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { linearScale, type Scale } from '../kit/scale';
import type { Units } from '../kit/units';
import { gutter } from './layout';
import type { SubcatchmentFlowResult } from './model';

const [left, right] = [8, drawingWidth - 8] as const;
const top = gutter + 96;
const x = linearScale([0, 1], [left, right]);

interface StormBarProps {
  result: SubcatchmentFlowResult;
  units: Units;
  hasRunOn: boolean;
}

/** Where the water of the storm goes, as parts of a bar; in gray, those before the last change. */
export function StormBar({ result, units, hasRunOn }: StormBarProps) {
  const { rainIn, runOnIn, infiltrationIn } = result.totals;
  const whole = rainIn + runOnIn;
  const runoff = result.runoffFraction;
  const infiltration = whole > 0 ? infiltrationIn / whole : 0;
  // The scheme of the engine can make them a little more than all.
  const both = Math.min(1, runoff + infiltration);
  const parts = [
    { name: 'runoff', from: 0, to: runoff, className: ink.bar, anchor: 'start' },
    { name: 'infiltration', from: runoff, to: both, className: ink.ground, anchor: 'middle' },
    { name: 'rest', from: both, to: whole > 0 ? 1 : both, className: ink.opening, anchor: 'end' },
  ] as const;
  const children = (scale: Scale, y: Scale) =>
    parts.map(({ name, from, to, className }) => (
      <rect
        key={name}
        x={scale(from)}
        y={y(1)}
        width={scale(to) - scale(from)}
        height={y(0) - y(1)}
        strokeWidth="1"
        className={className}
      />
    ));
  const before = useGhost({ axes: 'storm', min: 0, max: 1, children });
  return (
    <>
      <Label x={left} y={top - 8} strong>
        {`Of ${formatQuantity(whole, 'depth', units)} of ${hasRunOn ? 'rain and run-on' : 'rain'}`}
      </Label>
      {children(x, linearScale([0, 1], [top + 16, top]))}
      {before && (
        <>
          <g className="ghost">{before.children(x, linearScale([0, 1], [top + 24, top + 18]))}</g>
          <Label x={right} y={top - 8} anchor="end">
            gray: before
          </Label>
        </>
      )}
      {parts.map(({ name, from, to, anchor }) => (
        <Label
          key={name}
          x={{ start: left, middle: (left + right) / 2, end: right }[anchor]}
          y={top + 40}
          anchor={anchor}
        >
          {`${name} ${Math.round(100 * (to - from))}%`}
        </Label>
      ))}
    </>
  );
}
