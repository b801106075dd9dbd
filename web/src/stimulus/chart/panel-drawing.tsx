import { ink } from '../../diagrams/kit/ink';
import { Label } from '../../diagrams/kit/label';
import { linearScale, type Scale } from '../../diagrams/kit/scale';
import { axisTitle, formatValue } from './axis';
import type { PlacedPanel, StyledSeries } from './layout';
import { SeriesMarks } from './series-marks';

interface PanelDrawingProps extends PlacedPanel {
  x: Scale;
  xTicks: readonly number[];
  left: number;
  right: number;
}

/** How far a marker may reach from its point. */
const markerSize = 7;

/** One drawing area with its grid, y axis and series. */
export function PanelDrawing(props: PanelDrawingProps) {
  const { y, domain, series, top, bottom, x, xTicks, left, right } = props;
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
          <path d={`M${left} ${scale(value)}H${right}`} strokeWidth="1" className={ink.grid} />
          <Label x={left - 6} y={scale(value) + 5} anchor="end">
            {formatValue(value)}
          </Label>
        </g>
      ))}
      <Label x={4} y={top - 12} strong>
        {axisTitle(y)}
      </Label>
      {/* Clips data beyond the ends that the author set for an axis, but not a marker at an end. */}
      <svg
        aria-hidden="true"
        x={left - markerSize}
        y={top - markerSize}
        width={right - left + 2 * markerSize}
        height={bottom - top + 2 * markerSize}
        viewBox={[
          left - markerSize,
          top - markerSize,
          right - left + 2 * markerSize,
          bottom - top + 2 * markerSize,
        ].join(' ')}
      >
        {series.map((one, index) => (
          <SeriesMarks
            key={one.name}
            series={one}
            style={one.style}
            place={barPlace(series, index)}
            x={x}
            y={scale}
            base={base}
          />
        ))}
      </svg>
      <path d={`M${left} ${top}V${bottom}M${left} ${base}H${right}`} className={ink.axis} />
    </g>
  );
}

/** Returns the place of a series among the bars of its panel, which are drawn side by side. */
function barPlace(series: readonly StyledSeries[], index: number) {
  const isBars = ({ kind }: StyledSeries) => kind === 'bars';
  return {
    index: series.slice(0, index).filter(isBars).length,
    count: Math.max(1, series.filter(isBars).length),
  };
}
