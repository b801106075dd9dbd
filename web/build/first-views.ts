import { createServer } from 'vite';

/** The app's element in a shell. A shell is a page without a first view. */
export const emptyRoot = '<div id="root"></div>';

/**
 * Puts a page's first view into its shell. Throws if the view has a style attribute. Until the app
 * replaces the view, src/first-view.ts handles input.
 */
export function withView(shell: string, view: string): string {
  if (/\sstyle="/.test(view)) {
    throw new Error(
      'the first view of a page has a style attribute, which the Content-Security-Policy blocks',
    );
  }
  return shell.replace(emptyRoot, () => `<div id="root" data-first-view>${view}</div>`);
}

/** Renders the first views of pages, by path. */
export async function renderFirstViews(
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
