import type { Chart as ChartData } from '../../bank/bundle';
import { Drawing } from '../../diagrams/kit/drawing';
import { Label } from '../../diagrams/kit/label';
import { linearScale } from '../../diagrams/kit/scale';
import { axisTitle, formatValue } from './axis';
import { layoutOf } from './layout';
import { Legend } from './legend';
import { PanelDrawing } from './panel-drawing';

/** The height of the numbers and the title of the x axis. */
const footHeight = 46;

/** Data with axes: one panel, or two that share the x axis. */
export function Chart({ chart }: { chart: ChartData }) {
  const { x, left, right, bottom, panels } = layoutOf(chart);
  const scale = linearScale([x.from, x.to], [left, right]);
  return (
    <>
      <Drawing height={bottom + footHeight}>
        {x.ticks.map((value) => (
          <Label key={value} x={scale(value)} y={bottom + 18} anchor="middle">
            {formatValue(value)}
          </Label>
        ))}
        <Label x={right} y={bottom + footHeight - 8} anchor="end" strong>
          {axisTitle(chart.x)}
        </Label>
        {panels.map((one) => (
          <PanelDrawing key={one.top} {...one} x={scale} xTicks={x.ticks} {...{ left, right }} />
        ))}
      </Drawing>
      <Legend entries={panels.flatMap(({ series }) => series)} />
    </>
  );
}
