// Prints when each of five pages has its first and its largest paint, and when the app has replaced
// the first view and can be used. Times are the medians of 5 visits with an emulated phone, a 4x
// slower processor, a download rate of 1.6 Mbit/s, a latency of 150 ms and an empty cache.
//
//   npm run build && npm ci --prefix bench && npm run paint --prefix bench
import { chromium } from '@playwright/test';
import { serve } from './serve.mjs';

const paths = ['', 'quiz', 'docs', 'docs/diagrams', 'docs/diagrams/weir'];
const runs = 5;
/** Throughputs are in bytes per second. */
const network = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 9e4 };

const site = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
try {
  const columns = { first: 'first paint', largest: 'largest', usable: 'usable' };
  const row = (page, cells) => page.padEnd(24) + cells.map((cell) => cell.padStart(14)).join('');
  console.log(row('page', Object.values(columns)));
  for (const path of paths) {
    const visits = [];
    for (let run = 0; run < runs; run++) visits.push(await visit(`${site.address}${path}`));
    const times = Object.keys(columns).map((name) => median(visits.map((visit) => visit[name])));
    console.log(
      row(
        `/${path}`,
        times.map((ms) => `${(ms / 1000).toFixed(2)} s`),
      ),
    );
  }
} finally {
  await browser.close();
  site.end();
}

async function visit(address) {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, isMobile: true, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', network);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        window.largest = list.getEntries().at(-1).startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new MutationObserver(() => {
        const root = document.querySelector('#root');
        if (root?.childElementCount && !('firstView' in root.dataset))
          window.usable ??= performance.now();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto(address);
    await page.locator('#root:not([data-first-view]) h1').waitFor();
    await page.waitForTimeout(1000); // a larger element may be painted after the heading
    return await page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      largest: window.largest,
      usable: window.usable,
    }));
  } finally {
    await context.close();
  }
}
