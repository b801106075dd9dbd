import { ink, type SeriesIndex, series } from '../../diagrams/kit/ink';

/** How a series is drawn: by color, and by dash or marker, so that color is not needed. */
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
];

const fills = [ink.bar, ink.gate, ink.pollutant, ink.plants];

/** Returns the style of a series by its place among the series of a chart. */
export function styleOf(kind: string, place: number): Style {
  const index = (place % 4) as SeriesIndex;
  return {
    kind,
    line: series[index].className,
    fill: fills[index] ?? ink.bar,
    dash: series[index].dash,
    marker: markers[index] ?? markers[0] ?? (() => ''),
  };
}
