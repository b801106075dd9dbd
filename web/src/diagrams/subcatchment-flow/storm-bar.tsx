import { drawingWidth } from '../kit/drawing';
import { formatQuantity } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { PartsBar } from '../kit/parts-bar';
import type { Units } from '../kit/units';
import { gutter } from './layout';
import type { SubcatchmentFlowResult } from './model';

const [left, right] = [8, drawingWidth - 8] as const;
const top = gutter + 96;

interface StormBarProps {
  result: SubcatchmentFlowResult;
  units: Units;
  hasRunOn: boolean;
}

/** Where the water of the storm goes, as parts of a bar. */
export function StormBar({ result, units, hasRunOn }: StormBarProps) {
  const { rainIn, runOnIn, infiltrationIn } = result.totals;
  const whole = rainIn + runOnIn;
  const runoff = result.runoffFraction;
  const infiltration = whole > 0 ? infiltrationIn / whole : 0;
  // With the engine's scheme, the two can add up to a little more than all of the water.
  const both = Math.min(1, runoff + infiltration);
  const parts = [
    { name: 'runoff', from: 0, to: runoff, className: ink.bar, anchor: 'start' },
    { name: 'infiltration', from: runoff, to: both, className: ink.ground, anchor: 'middle' },
    { name: 'rest', from: both, to: whole > 0 ? 1 : both, className: ink.opening, anchor: 'end' },
  ] as const;
  const percents = {
    runoff: Math.round(100 * runoff),
    infiltration: Math.round(100 * (both - runoff)),
    rest: 0,
  };
  // The percentages add up to 100.
  if (whole > 0) percents.rest = Math.max(0, 100 - percents.runoff - percents.infiltration);
  return (
    <>
      <Label x={left} y={top - 8} strong>
        {`Of ${formatQuantity(whole, 'depth', units)} of ${hasRunOn ? 'water' : 'rain'}`}
      </Label>
      <PartsBar parts={parts} left={left} right={right} top={top} max={1} noteY={top - 8} />
      {parts.map(({ name, anchor }) => (
        <Label
          key={name}
          x={{ start: left, middle: (left + right) / 2, end: right }[anchor]}
          y={top + 40}
          anchor={anchor}
        >
          {`${name} ${percents[name]}%`}
        </Label>
      ))}
    </>
  );
}
