// Runs Lighthouse with its phone profile on the main routes of the built site and on one diagram,
// or on the given paths. Exits with 1 if any score is below 100, and names the failed audits.
//
//   npm run build && npm ci --prefix bench && npm run lighthouse --prefix bench [-- /PATH...]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort, serve } from './serve.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const requested = process.argv.slice(2);
const paths =
  requested.length > 0
    ? requested
    : [
        '/',
        '/quiz',
        '/quiz/hydraulics',
        '/quiz/network',
        '/quiz/water-quality',
        '/quiz/advanced',
        '/docs',
        '/docs/diagrams',
        '/docs/diagrams/dynamic-wave',
      ];

/** Measures a page in a separate browser, so that no service worker is running yet. */
async function measure(url) {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'swmmquiz-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM,
    args: [
      `--remote-debugging-port=${port}`,
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const { lhr } = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'silent' });
    return lhr;
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true });
  }
}

const site = await serve();
let lowScores = 0;
console.log(`${'route'.padEnd(30)}${categories.map((name) => name.padStart(16)).join('')}`);
try {
  for (const path of paths) {
    const lhr = await measure(new URL(path, site.address).href);
    const scores = categories.map((name) => Math.round(100 * (lhr.categories[name]?.score ?? 0)));
    console.log(`${path.padEnd(30)}${scores.map((score) => `${score}`.padStart(16)).join('')}`);
    for (const [i, name] of categories.entries()) {
      if (scores[i] === 100) continue;
      lowScores++;
      // The score of an audit that ended with an error is null. Other audits with null weigh 0.
      const failed = lhr.categories[name].auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 0) < 1)
        .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ''}`.trim());
      console.log(`  ${name}: ${failed.join(', ')}`);
    }
  }
} finally {
  site.end();
}
process.exit(lowScores === 0 ? 0 : 1);
