import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Catalog } from '../src/bank/bundle.ts';
import { emptyRoot, renderFirstViews, withView } from './first-views.ts';
import {
  headOf,
  manifestOf,
  type Page,
  type Place,
  pagesOf,
  policyTag,
  robotsOf,
  sitemapOf,
} from './pages.ts';
import { precacheLine } from './precache.ts';
import { preloads } from './preloads.ts';

const marker = '<!-- page -->';

/** Stands for the product's name in the shells for another bank; see internal/serve/shells.go. */
const productMark = '%product%';

/**
 * Adds what a site needs besides the app: an HTML file with metadata for each route, the manifest,
 * robots.txt, the service worker and, if the origin of the site is known, the sitemap.
 */
export function siteFiles(): Plugin {
  let root = '.';
  let base = '/';
  let building = false;
  let folder = '';
  return {
    name: 'site-files',
    configResolved(config) {
      root = config.root;
      base = config.base;
      building = config.command === 'build';
      folder = path.resolve(root, config.build.outDir);
    },
    transformIndexHtml(html) {
      const { home, place } = siteOf(root, base);
      if (!html.includes(marker)) throw new Error(`index.html has no ${marker}`);
      return html.replace(marker, () =>
        [
          ...(building ? [policyTag] : []),
          headOf(home, place),
          `<link rel="manifest" href="${base}manifest.webmanifest" />`,
        ].join('\n    '),
      );
    },
    async writeBundle(_options, bundle) {
      const { catalog, home, others, place } = siteOf(root, base);
      const write = (name: string, text: string) => {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        writeFileSync(path.join(folder, name), text);
      };
      const html = readFileSync(path.join(folder, home.file), 'utf8');
      const head = headOf(home, place);
      if (!html.includes(head)) throw new Error(`${home.file} does not contain its metadata`);
      if (!html.includes(emptyRoot)) throw new Error(`${home.file} has no ${emptyRoot}`);
      const always = ['src/start.tsx', 'src/generated/catalog.json'];
      const pages = [home, ...others];
      const paths = pages.flatMap(({ path }) => path ?? []);
      const views = await renderFirstViews(root, paths);
      const shells: Record<string, string> = {};
      let homeShell = '';
      for (const page of pages) {
        const links = preloads([...always, ...page.loads], html, { bundle, base });
        const withLinks = html.replace(emptyRoot, () => `${emptyRoot}\n    ${links}`);
        const shell = withLinks.replace(head, () => headOf(page, place));
        if (page === home) homeShell = shell;
        // No view for 404.html: a host may send it for any address, even for a route of the app.
        const view = page.path === null ? undefined : views.get(page.path);
        write(page.file, view === undefined ? shell : withView(shell, view));
        shells[page.file] = withLinks.replace(head, `<title>${productMark}</title>`);
      }
      // swmmquiz serve sends these shells, which have no metadata of this site, if its bank is not the
      // one in the first views.
      write('.vite/shells.json', JSON.stringify({ bank: catalog.version, pages: shells }));
      write('manifest.webmanifest', `${JSON.stringify(manifestOf(catalog, base), null, 2)}\n`);
      write('robots.txt', robotsOf(place));
      if (place.site) write('sitemap.xml', sitemapOf(pages, place));
      // Last, because it lists all other files.
      write(
        'sw.js',
        precacheLine(folder, base, homeShell) +
          readFileSync(path.join(root, 'worker/sw.js'), 'utf8'),
      );
    },
  };
}

interface Site {
  catalog: Catalog;
  home: Page;
  others: Page[];
  place: Place;
}

/** The site as the exported bank describes it. */
function siteOf(root: string, base: string): Site {
  const catalog: Catalog = JSON.parse(
    readFileSync(path.join(root, 'src/generated/catalog.json'), 'utf8'),
  );
  const [home, ...others] = pagesOf(catalog);
  if (!home) throw new Error('the home page is missing');
  return { catalog, home, others, place: { site: catalog.site.replace(/\/+$/, ''), base } };
}
