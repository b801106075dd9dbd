import type { Catalog } from '../src/bank/bundle.ts';
import { declarationOf, kinds } from '../src/diagrams/kinds.ts';
import { metaPolicy } from './policy.ts';

/** A page of the site as its host and search engines see it, before the app runs. */
export interface Page {
  /** The file that a host sends. */
  file: string;
  /** The path after the base; null for a page without its own address. */
  path: string | null;
  title: string;
  description: string;
  /** Whether search engines may list the page. */
  listed: boolean;
  /** The modules of the route, which the page preloads. */
  loads: readonly string[];
}

const about =
  'Multiple-choice quizzes that teach stormwater modeling with EPA SWMM 5.2: no account, nothing stored.';

/** All pages, the home page first. */
export function pagesOf({ product, categories }: Pick<Catalog, 'product' | 'categories'>): Page[] {
  const page = (path: string, title: string, description: string, loads: string[]): Page => {
    const file = `${path}.html`;
    return { file, path, title: `${title} – ${product}`, description, listed: true, loads };
  };
  const quiz = ['src/pages/quiz/quiz-page.tsx', 'src/generated/questions.json'];
  return [
    { file: 'index.html', path: '', title: product, description: about, listed: true, loads: [] },
    page('quiz', 'Mixed Topics', `A quiz on all topics. ${about}`, quiz),
    ...categories.map(({ id, label, subtitle }) =>
      page(`quiz/${id}`, label, `${subtitle}. ${about}`, quiz),
    ),
    page('docs', 'Documentation', `How ${product} works, and what it covers.`, [
      'src/pages/docs/docs-page.tsx',
    ]),
    page('docs/diagrams', 'Diagrams', 'Diagrams that compute as SWMM 5.2 does.', [
      'src/pages/diagrams/diagrams-page.tsx',
    ]),
    ...kinds.map((kind) => {
      const { title, summary } = declarationOf(kind);
      const code = ['src/pages/diagrams/diagram-page.tsx', `src/diagrams/${kind}/index.tsx`];
      return page(`docs/diagrams/${kind}`, title, summary, code);
    }),
    { ...page('embed/quiz', 'Quiz', about, quiz), listed: false },
    { ...page('404', 'Page Not Found', about, []), path: null, listed: false },
  ];
}

/** Where the site is. */
export interface Place {
  /** The origin, such as "https://quiz.example"; empty if unknown. */
  site: string;
  /** The folder on the host, such as "/swmm/". */
  base: string;
}

/** The metadata in the head of a page. */
export function headOf(page: Page, { site, base }: Place): string {
  const image = `${site}${base}social.png`;
  const address = page.path === null ? '' : `${site}${base}${page.path}`;
  return [
    `<title>${escaped(page.title)}</title>`,
    meta('name', 'description', page.description),
    ...(page.listed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(site && address ? [`<link rel="canonical" href="${escaped(address)}" />`] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    ...(site && address ? [meta('property', 'og:url', address)] : []),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', 'A pipe network above a hydrograph, and the name of the site'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}

/** The Content-Security-Policy as a meta element, for hosts that send no headers. */
export const policyTag = meta('http-equiv', 'Content-Security-Policy', metaPolicy);

/** The sitemap for search engines. The origin of the site must be known. */
export function sitemapOf(pages: readonly Page[], { site, base }: Place): string {
  const urls = pages
    .filter(({ listed }) => listed)
    .map(({ path }) => `  <url><loc>${escaped(`${site}${base}${path}`)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt. It disallows nothing: crawlers must see the noindex of pages that are not listed. */
export function robotsOf({ site, base }: Place): string {
  const lines = ['User-agent: *', 'Disallow:'];
  return [...lines, ...(site ? ['', `Sitemap: ${site}${base}sitemap.xml`] : []), ''].join('\n');
}

/** The web app manifest, which makes the site installable. */
export function manifestOf(
  { product, subtitle }: Pick<Catalog, 'product' | 'subtitle'>,
  base: string,
) {
  const icon = (src: string, sizes: string, type: string, purpose = 'any') => {
    return { src: base + src, sizes, type, purpose };
  };
  return {
    id: base,
    name: product,
    short_name: product,
    description: subtitle,
    lang: 'en',
    start_url: base,
    scope: base,
    display: 'standalone',
    background_color: '#f6f9fc',
    theme_color: '#00588a',
    icons: [
      icon('favicon.svg', 'any', 'image/svg+xml'),
      icon('icons/192.png', '192x192', 'image/png'),
      icon('icons/512.png', '512x512', 'image/png'),
      icon('icons/maskable.png', '512x512', 'image/png', 'maskable'),
    ],
    shortcuts: [{ name: 'Random quiz', url: `${base}quiz` }],
  };
}

function meta(kind: 'name' | 'property' | 'http-equiv', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}" />`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => entities[char] ?? char);
}
