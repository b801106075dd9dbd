// npm run icons: draws the site's PNG icons, and the image for link previews, from their SVGs
// with Chromium. The PNGs are committed. Run this script when an SVG changes.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './lib/browsers.mjs';
import { root } from './lib/step.mjs';

const web = path.join(root, 'web');
const drawings = [
  {
    from: 'public/favicon.svg',
    to: 'public/icons/180.png',
    width: 180,
    height: 180,
    background: '#00588a',
  },
  { from: 'public/favicon.svg', to: 'public/icons/192.png', width: 192, height: 192 },
  { from: 'public/favicon.svg', to: 'public/icons/512.png', width: 512, height: 512 },
  { from: 'art/maskable.svg', to: 'public/icons/maskable.png', width: 512, height: 512 },
  { from: 'art/social.svg', to: 'public/social.png', width: 1200, height: 630 },
];

const executablePath = await findBrowser('chromium');
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const { from, to, width, height, background = 'transparent' } of drawings) {
  const page = await browser.newPage({ viewport: { width, height } });
  const svg = readFileSync(path.join(web, from), 'utf8');
  await page.setContent(
    `<style>html,body{margin:0;background:${background}}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
  );
  await page.screenshot({ path: path.join(web, to), omitBackground: true });
  await page.close();
  console.log(`web/${to}: ${width} × ${height}, ${statSync(path.join(web, to)).size} bytes`);
}
await browser.close();
