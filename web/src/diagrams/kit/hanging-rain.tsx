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
  /** The top of the plot, and the height of rain at the end of its scale. */
  top: number;
  height: number;
  /** The end of the scale, in in/hr. */
  end: number;
  units: Units;
}

/** Rain drawn down from the top of a flow plot, with its largest rate beside it. */
export function HangingRain(props: HangingRainProps) {
  const { inPerHour, intervalHours, x, top, height, end, units } = props;
  const heaviest = Math.max(...inPerHour);
  const hanging = linearScale([0, end || 1], [top, top + height]);
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
