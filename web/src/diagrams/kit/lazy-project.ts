import { retriable } from '../../bank/retriable';

/** Returns a function that writes a project. Its code is loaded on the first call. */
export function lazyProject<P>(
  load: () => Promise<{ project: (params: P) => string }>,
): (params: P) => Promise<string> {
  const loaded = retriable(load);
  return async (params) => (await loaded()).project(params);
}
