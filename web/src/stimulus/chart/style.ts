import { ink, type SeriesIndex, series } from '../../diagrams/kit/ink';

/**
 * How a series is drawn: in a color, and with a dash or marker for readers who cannot tell the colors
 * apart.
 */
export interface Style {
  kind: string;
  line: string;
  fill: string;
  dash: string | undefined;
  marker: (x: number, y: number) => string;
}

/** The paths of markers, about 8 wide: circle, square, triangle, diamond. */
const markers = [
  (x: number, y: number) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z`,
  (x: number, y: number) => `M${x - 3.5} ${y - 3.5}h7v7h-7Z`,
  (x: number, y: number) => `M${x - 4.5} ${y + 3.5}h9l-4.5-8Z`,
  (x: number, y: number) => `M${x} ${y - 5}l4.5 5l-4.5 5l-4.5-5Z`,
] as const;

const fills = [ink.bar, ink.gate, ink.pollutant, ink.plants] as const;

/**
 * Returns a style for each series of a chart, given their kinds. Colors are assigned across all
 * series. Dashes and markers are assigned among series that are drawn alike, so that the first line
 * is solid. Colors, dashes and markers each repeat after four.
 */
export function stylesOf(kinds: readonly string[]): Style[] {
  const counts = new Map<string, number>();
  return kinds.map((kind, index) => {
    const form = kind === 'steps' ? 'lines' : kind;
    const count = counts.get(form) ?? 0;
    counts.set(form, count + 1);
    const color = (index % 4) as SeriesIndex;
    const pattern = (count % 4) as SeriesIndex;
    return {
      kind,
      line: series[color].className,
      fill: fills[color],
      dash: series[pattern].dash,
      marker: markers[pattern],
    };
  });
}
