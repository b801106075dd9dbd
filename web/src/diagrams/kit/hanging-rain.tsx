import { Bars } from './bars';
import { drawingWidth } from './drawing';
import { formatQuantity } from './format';
import { Label } from './label';
import { linearScale, type Scale } from './scale';
import type { Units } from './units';

interface HangingRainProps {
  /** The rate in each interval. The intervals are equal, and the first starts at 0. */
  inPerHour: readonly number[];
  intervalHours: number;
  x: Scale;
  /** The top of the plot, and the height of the heaviest rain. */
  top: number;
  height: number;
  units: Units;
}

/** Rain drawn down from the top of a flow plot, with its largest rate beside it. */
export function HangingRain({ inPerHour, intervalHours, x, top, height, units }: HangingRainProps) {
  const heaviest = Math.max(...inPerHour);
  const hanging = linearScale([0, heaviest || 1], [top, top + height]);
  return (
    <>
      <Bars values={inPerHour} width={intervalHours} x={x} y={hanging} />
      {heaviest > 0 && (
        <Label x={drawingWidth - 4} y={top + 16} anchor="end">
          {`rain, up to\n${formatQuantity(heaviest, 'rate', units)}`}
        </Label>
      )}
    </>
  );
}
