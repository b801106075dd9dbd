import { createServer } from 'vite';

/** The page's place in index.html, before and after its first view is there. */
export const emptyRoot = '<div id="root"></div>';

/**
 * The root with the first view of a page. Nobody can use it, and screen readers
 * don't see it, until the app has taken its place. The server leaves it out where
 * the bank is another one: internal/serve/first_view.go reads these attributes.
 */
export function rootWith(view: string, version: string): string {
  if (/\sstyle="/.test(view)) throw new Error('the first view of a page has a style attribute');
  return `<div id="root" inert data-version="${version}">${view}</div>`;
}

/** Draws the first views of pages, by their paths. */
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
