import type { Axis, Chart, Series } from '../../bank/bundle';
import { drawingWidth } from '../../diagrams/kit/drawing';
import { type Domain, formatValue, xDomain, yDomain } from './axis';
import { type Style, stylesOf } from './style';

/** The heights of the drawing areas of a chart with one panel, and of one with two. */
const heights = [[190], [85, 145]] as const;
/**
 * The space for the title above each area. Above the second, it also contains the lower half of the
 * bottom number of the first area.
 */
const titleHeights = [28, 42] as const;
/** The width of a digit where a drawing's text is largest, as on phones. */
const digitWidth = 10;

/** A series with its style. */
export type StyledSeries = Series & { style: Style };

/** A panel with its place and axis. */
export interface PlacedPanel {
  y: Axis;
  domain: Domain;
  series: StyledSeries[];
  top: number;
  bottom: number;
}

/** The places of everything in a chart, in the drawing's units. */
export interface Layout {
  x: Domain;
  left: number;
  right: number;
  bottom: number;
  panels: PlacedPanel[];
}

/** Places panels one below the other, with room for the numbers of their axes. */
export function layoutOf(chart: Chart): Layout {
  const areas = heights[chart.panels.length === 1 ? 0 : 1];
  const all = chart.panels.flatMap(({ series }) => series);
  const styles = stylesOf(all.map(({ kind }) => kind));
  let bottom = 0;
  const panels = chart.panels.map(({ y, series }, index): PlacedPanel => {
    const top = bottom + (titleHeights[index] ?? 0);
    const height = areas[index] ?? 0;
    bottom = top + height;
    const styled = series.flatMap((one) => {
      const style = styles[all.indexOf(one)];
      return style ? { ...one, style } : [];
    });
    return { y, domain: yDomain(y, series, height > 100 ? 4 : 3), series: styled, top, bottom };
  });
  const x = xDomain(chart);
  const yTicks = panels.flatMap(({ domain }) => domain.ticks);
  return {
    x,
    left: Math.max(...yTicks.map(widthOf)) + 12,
    right: drawingWidth - Math.max(12, widthOf(x.ticks.at(-1) ?? 0) / 2 + 2),
    bottom,
    panels,
  };
}

function widthOf(value: number): number {
  return formatValue(value).length * digitWidth;
}
