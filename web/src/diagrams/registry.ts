import type { ComponentType } from 'react';
import { retriable } from '../bank/retriable';
import type { Kind } from './kinds';
import type { DiagramProps } from './kit/spec';

/** The code of a diagram: the index.tsx of its folder, in its own chunk. */
export interface DiagramModule {
  default: ComponentType<DiagramProps>;
}

const loaders = Object.fromEntries(
  Object.entries(import.meta.glob<DiagramModule>('./*/index.tsx')).map(([file, load]) => [
    file,
    retriable(load),
  ]),
);

/** Returns the loader of a diagram's code, or undefined if the diagram does not exist. */
export function loaderOf(kind: Kind): (() => Promise<DiagramModule>) | undefined {
  return loaders[`./${kind}/index.tsx`];
}
