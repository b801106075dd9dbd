/**
 * The classes that drawings share. The colors are the site's tokens; with forced colors
 * they are the system's. A drawing uses no other colors.
 */
export const ink = {
  /** Water at rest or in motion. */
  water: 'fill-blue forced-colors:fill-[color-mix(in_srgb,Highlight_35%,Canvas)]',
  /** A water surface. */
  surface: 'fill-none stroke-link forced-colors:stroke-[Highlight]',
  /** Soil, backfill, concrete in section. */
  ground: 'fill-muted stroke-outline forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText]',
  /** Gravel and other porous stores. */
  gravel: 'fill-warning stroke-outline forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText]',
  /** Plants and the structures for them. */
  plants:
    'fill-green stroke-on-green forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
  /** Pollutant on a surface or in water. */
  pollutant:
    'fill-violet stroke-on-violet forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
  /** Plates, and the walls of pipes and tanks. */
  wall: 'fill-none stroke-on-card forced-colors:stroke-[CanvasText]',
  /** A solid wall or plate. */
  solid: 'fill-on-card forced-colors:fill-[CanvasText]',
  /** A gate or plate that moves. */
  gate: 'fill-warning stroke-on-warning forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
  /** The card's background, as inside an empty pipe. */
  empty: 'fill-card forced-colors:fill-[Canvas]',
  /** A hole in the ground or a wall, with its edge. */
  opening: 'fill-card stroke-outline forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
  /** The wetted perimeter: heavy lines along walls. */
  perimeter: 'fill-none stroke-on-warning forced-colors:stroke-[Highlight]',
  /** Rain and other amounts that are drawn as bars. */
  bar: 'fill-blue stroke-link forced-colors:fill-[Highlight] forced-colors:stroke-[Canvas]',
  axis: 'fill-none stroke-outline forced-colors:stroke-[CanvasText]',
  grid: 'fill-none stroke-hairline forced-colors:stroke-[GrayText]',
  /** Dimension lines and arrows. */
  measure: 'fill-none stroke-on-muted forced-colors:stroke-[CanvasText]',
  /** The current state on a curve, bars of negative amounts, and nodes with errors. */
  mark: 'fill-danger stroke-on-danger forced-colors:fill-[Canvas] forced-colors:stroke-[Highlight]',
  /** A limit or threshold, such as full flow or a crown, and links with errors. */
  limit: 'fill-none stroke-on-danger forced-colors:stroke-[CanvasText]',
} as const;

/** The lines of a plot differ by color and by dashes. */
export const series = [
  { className: 'fill-none stroke-link forced-colors:stroke-[Highlight]', dash: undefined },
  { className: 'fill-none stroke-on-warning forced-colors:stroke-[CanvasText]', dash: '7 4' },
  { className: 'fill-none stroke-on-violet forced-colors:stroke-[CanvasText]', dash: '2 4' },
  { className: 'fill-none stroke-on-green forced-colors:stroke-[CanvasText]', dash: '10 4 2 4' },
] as const;

/** The index of a line of a plot. */
export type SeriesIndex = 0 | 1 | 2 | 3;
