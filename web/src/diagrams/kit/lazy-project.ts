import { retriable } from '../../bank/retriable';

/** Writes a project by code that is loaded when the first one is asked for. */
export function lazyProject<P>(
  load: () => Promise<{ project: (params: P) => string }>,
): (params: P) => Promise<string> {
  const loaded = retriable(load);
  return async (params) => (await loaded()).project(params);
}
