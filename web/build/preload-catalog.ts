import type { Plugin } from 'vite';

const catalog = 'src/generated/catalog.json';

/**
 * Adds a modulepreload link for the catalog's chunk to index.html. The first
 * page waits for the catalog, so its request starts with the page.
 */
export function preloadCatalog(): Plugin {
  let base = '/';
  return {
    name: 'preload-catalog',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml(_html, { bundle }) {
      const chunk = Object.values(bundle ?? {}).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(catalog),
      );
      if (!chunk) throw new Error(`no chunk was built from ${catalog}`);
      return [
        {
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: base + chunk.fileName },
          injectTo: 'head',
        },
      ];
    },
  };
}
