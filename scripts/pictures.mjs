// npm run pictures: takes the README's screenshot of the built site, docs/images/quiz.png.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from '../bench/serve.mjs';
import { findBrowser } from './lib/browsers.mjs';
import { root } from './lib/step.mjs';

const site = await serve();
const executablePath = await findBrowser('chromium');
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.goto(`${site.address}quiz?seed=readme`);
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  const options = page.getByRole('group').first().getByRole('radio');
  // The screenshot shows a correct answer, whatever the first question is.
  for (const option of await options.all()) {
    await option.check();
    if (await page.getByText('Your answer: correct').count()) break;
  }
  await page.getByRole('heading', { name: 'Explanation' }).waitFor();
  await page.locator('#question-1').scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await page.screenshot({ path: path.join(root, 'docs/images/quiz.png') });
} finally {
  await browser.close();
  site.end();
}
