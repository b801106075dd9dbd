import type { ComponentType } from 'react';
import type { DiagramProps } from './kit/spec';

/**
 * The titles of all kinds, by the names that a topic's `figure` may have
 * (Figures in internal/bank/topic.go), in the order of the specification.
 */
const titles = {
  'kinematic-wave': 'Kinematic wave routing',
  'green-ampt': 'Green-Ampt infiltration',
  lid: 'LID control',
  hydrograph: 'Runoff hydrograph',
  'pollutant-buildup': 'Pollutant buildup and washoff',
  'network-topology': 'Network topology',
  rdii: 'Rainfall-dependent inflow and infiltration',
  'dynamic-wave': 'Dynamic wave routing',
  orifice: 'Orifice',
  'pump-curve': 'Pump curve',
  evapotranspiration: 'Evapotranspiration',
  storage: 'Storage unit',
  'subcatchment-flow': 'Subcatchment flow',
  weir: 'Weir',
  conduit: 'Conduit cross section',
  general: 'The way of water through SWMM',
} as const satisfies Record<string, string>;

/** A kind of diagram. */
export type Kind = keyof typeof titles;

/** The code of a diagram: its folder's index.tsx, which becomes a chunk of its own. */
export interface DiagramModule {
  default: ComponentType<DiagramProps>;
}

const loaders = import.meta.glob<DiagramModule>('./*/index.tsx');

/** All kinds. */
export const kinds = Object.keys(titles) as Kind[];

/** Whether a text names a kind. */
export function isKind(text: string | undefined): text is Kind {
  return text !== undefined && Object.hasOwn(titles, text);
}

/** The kind's title. */
export function titleOf(kind: Kind): string {
  return titles[kind];
}

/** Loads the diagram's code; undefined where there is none. */
export function loaderOf(kind: Kind): (() => Promise<DiagramModule>) | undefined {
  return loaders[`./${kind}/index.tsx`];
}
