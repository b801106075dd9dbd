import type { Chart as ChartData, Panel, Series } from '../../bank/bundle';
import { Drawing, drawingWidth } from '../../diagrams/kit/drawing';
import { formatNumber } from '../../diagrams/kit/format';
import { ink } from '../../diagrams/kit/ink';
import { Label } from '../../diagrams/kit/label';
import { linearScale, type Scale } from '../../diagrams/kit/scale';
import { axisTitle, type Domain, xDomain, yDomain } from './axis';
import { DataTable } from './data-table';
import { Legend } from './legend';
import { SeriesMarks } from './series-marks';
import { type Style, stylesOf } from './style';

const box = { left: 52, right: drawingWidth - 16 } as const;
/** The heights of the areas of one panel, or of two. */
const heights = [[190], [85, 145]] as const;
/** The heights of the titles above the first area and the second, which has labels above it. */
const titleHeights = [28, 42] as const;
const footHeight = 46;

/** Data with axes: one panel, or two that share the x axis. */
export function Chart({ chart }: { chart: ChartData }) {
  const { x, panels } = chart;
  const domain = xDomain(chart);
  const scale = linearScale([domain.from, domain.to], [box.left, box.right]);
  const placed = placePanels(panels);
  const bottom = placed.at(-1)?.bottom ?? 0;
  return (
    <>
      <Drawing height={bottom + footHeight}>
        {domain.ticks.map((value) => (
          <Label key={value} x={scale(value)} y={bottom + 18} anchor="middle">
            {formatNumber(value)}
          </Label>
        ))}
        <Label x={box.right} y={bottom + footHeight - 8} anchor="end" strong>
          {axisTitle(x)}
        </Label>
        {placed.map((one) => (
          <PanelDrawing key={one.top} {...one} x={scale} xTicks={domain.ticks} />
        ))}
      </Drawing>
      <Legend entries={placed.flatMap(({ series }) => series)} />
      <DataTable chart={chart} />
    </>
  );
}

interface PlacedPanel {
  panel: Panel;
  series: (Series & { style: Style })[];
  top: number;
  bottom: number;
}

/** Places panels below each other. Styles of series differ as far as there are styles. */
function placePanels(panels: readonly Panel[]): PlacedPanel[] {
  const areas = heights[panels.length === 1 ? 0 : 1];
  const all = panels.flatMap(({ series }) => series);
  const styles = stylesOf(all.map(({ kind }) => kind));
  let bottom = 0;
  return panels.map((panel, index) => {
    const top = bottom + (titleHeights[index] ?? 0);
    bottom = top + (areas[index] ?? 0);
    const series = panel.series.flatMap((one) => {
      const style = styles[all.indexOf(one)];
      return style ? { ...one, style } : [];
    });
    return { panel, series, top, bottom };
  });
}

type PanelDrawingProps = PlacedPanel & { x: Scale; xTicks: readonly number[] };

function PanelDrawing({ panel, series, top, bottom, x, xTicks }: PanelDrawingProps) {
  const { y } = panel;
  const domain: Domain = yDomain(y, panel.series, bottom - top > 100 ? 4 : 2);
  const isDown = y.direction === 'down';
  const scale = linearScale([domain.from, domain.to], isDown ? [top, bottom] : [bottom, top]);
  const base = scale(Math.min(Math.max(0, domain.from), domain.to));
  return (
    <g>
      {xTicks.map((value) => (
        <path
          key={value}
          d={`M${x(value)} ${top}V${bottom}`}
          strokeWidth="1"
          className={ink.grid}
        />
      ))}
      {domain.ticks.map((value) => (
        <g key={value}>
          <path
            d={`M${box.left} ${scale(value)}H${box.right}`}
            strokeWidth="1"
            className={ink.grid}
          />
          <Label x={box.left - 6} y={scale(value) + 5} anchor="end">
            {formatNumber(value)}
          </Label>
        </g>
      ))}
      <Label x={4} y={top - 12} strong>
        {axisTitle(y)}
      </Label>
      {series.map((one, index) => (
        <SeriesMarks
          key={one.name}
          series={one}
          style={one.style}
          place={barPlace(panel, index)}
          x={x}
          y={scale}
          base={base}
        />
      ))}
      <path
        d={`M${box.left} ${top}V${bottom}M${box.left} ${base}H${box.right}`}
        className={ink.axis}
      />
    </g>
  );
}

/** The place of a series of bars beside the others of its panel. */
function barPlace({ series }: Panel, index: number) {
  const isBars = ({ kind }: Series) => kind === 'bars';
  return {
    index: series.slice(0, index).filter(isBars).length,
    of: Math.max(1, series.filter(isBars).length),
  };
}
