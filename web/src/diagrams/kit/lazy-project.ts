import { retriable } from '../../bank/retriable';

/** Returns a function that writes a project with code that its first call loads. */
export function lazyProject<P>(
  load: () => Promise<{ project: (params: P) => string }>,
): (params: P) => Promise<string> {
  const loaded = retriable(load);
  return async (params) => (await loaded()).project(params);
}
