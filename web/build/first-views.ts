import { createServer } from 'vite';

/** The element for the app in a shell, which is a page without a first view. */
export const emptyRoot = '<div id="root"></div>';

/**
 * A page: its shell with its first view, which the app replaces. src/first-view.ts handles input
 * until then.
 */
export function withView(shell: string, view: string): string {
  if (/\sstyle="/.test(view)) throw new Error('the first view of a page has a style attribute');
  return shell.replace(emptyRoot, () => `<div id="root" data-first-view>${view}</div>`);
}

/** Renders the first views of pages, by path. */
export async function firstViews(
  root: string,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const server = await createServer({
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { prerender } = await server.ssrLoadModule('/src/prerender.tsx');
    const views = new Map<string, string>();
    for (const path of paths) views.set(path, await prerender(path));
    return views;
  } finally {
    await server.close();
  }
}
