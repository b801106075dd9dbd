// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kinds } from '../src/diagrams/kinds';
import { catalog } from '../src/test/bundle';
import { headOf, manifestOf, pagesOf, policyTag, robotsOf, sitemapOf } from './pages';
import { headerPolicy, metaPolicy } from './policy';

const place = { site: 'https://quiz.example', base: '/swmm/' };
const pages = pagesOf(catalog);

describe('a page', () => {
  it('exists for each route and for unknown addresses', () => {
    expect(pages.map(({ file }) => file)).toEqual([
      'index.html',
      'quiz.html',
      'quiz/hydraulics.html',
      'quiz/network.html',
      'quiz/water-quality.html',
      'quiz/advanced.html',
      'docs.html',
      'docs/diagrams.html',
      ...kinds.map((kind) => `docs/diagrams/${kind}.html`),
      'embed/quiz.html',
      '404.html',
    ]);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  });

  it('has a title, an address and an image for link previews', () => {
    const page = pages[2];
    if (!page) throw new Error('no page');
    const head = headOf(page, place);
    expect(head).toContain('<title>Hydraulic Fundamentals – SWMM5 Quizzer</title>');
    expect(head).toContain('rel="canonical" href="https://quiz.example/swmm/quiz/hydraulics"');
    expect(head).toContain('content="https://quiz.example/swmm/social.png"');
    expect(head).not.toContain('noindex');
    expect(headOf(page, { site: '', base: '/' })).not.toContain('canonical');
  });

  it('is not listed by search engines if embedded or not found', () => {
    for (const page of pages.slice(-2)) expect(headOf(page, place)).toContain('noindex');
  });

  it('escapes the text of the configuration', () => {
    const [page] = pagesOf({ ...catalog, product: '<b>"A & B"' });
    expect(page && headOf(page, place)).toContain('<title>&lt;b&gt;&quot;A &amp; B&quot;</title>');
  });
});

it('lists the pages for search engines', () => {
  const sitemap = new DOMParser().parseFromString(sitemapOf(pages, place), 'text/xml');
  const addresses = [...sitemap.querySelectorAll('loc')].map(({ textContent }) => textContent);
  expect(addresses[0]).toBe('https://quiz.example/swmm/');
  expect(addresses).toContain('https://quiz.example/swmm/docs');
  expect(addresses).toHaveLength(8 + kinds.length);
  expect(robotsOf(place)).toContain('Sitemap: https://quiz.example/swmm/sitemap.xml');
  expect(robotsOf({ site: '', base: '/' })).toBe('User-agent: *\nDisallow:\n');
});

it('has a manifest with a name, a start URL and icons that exist', () => {
  const manifest = manifestOf(catalog, '/swmm/');
  expect(manifest).toMatchObject({ name: catalog.product, start_url: '/swmm/', scope: '/swmm/' });
  for (const { src, sizes, type } of manifest.icons) {
    const data = readFileSync(`public/${src.slice('/swmm/'.length)}`);
    if (type !== 'image/png') continue;
    // The first chunk of a PNG contains width and height.
    expect(`${data.readUInt32BE(16)}x${data.readUInt32BE(20)}`).toBe(sizes);
  }
});

describe('the policy', () => {
  it('is the same in the server, the deployment files and the documentation', () => {
    const go = readFileSync('../internal/serve/handler.go', 'utf8').replace(/" \+\s+"/g, '');
    expect(go).toContain(`"${headerPolicy}"`);
    for (const file of ['nginx.conf', 'Caddyfile', 'netlify.toml']) {
      const text = readFileSync(`../docs/deploy/${file}`, 'utf8');
      expect(text.replace('ancestors $swmmquiz_parents', "ancestors 'none'")).toContain(
        headerPolicy,
      );
    }
    expect(readFileSync('../docs/deploy.md', 'utf8')).toContain(headerPolicy);
  });

  it('allows nothing unsafe and no other host', () => {
    expect(headerPolicy).not.toMatch(/unsafe|https?:|\*/);
    expect(metaPolicy).not.toContain('frame-ancestors');
    expect(policyTag).toContain("script-src 'self'");
  });
});
