// npm run screens [-- PART-OF-A-NAME]: a sheet of every screen and state into
// docs/screens: 360, 768 and 1440 px wide, light above dark. For looking at.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from '../bench/serve.mjs';
import { findBrowser } from './lib/browsers.mjs';
import { root } from './lib/step.mjs';

const folder = path.join(root, 'docs/screens');
const part = process.argv[2] ?? '';
const quiz = '/quiz?seed=screens&n=10';

const button = (page, name) => page.getByRole('button', { name, exact: true });
const question = (page, index) => page.getByRole('group').nth(index);

/** Starts the quiz in a mode. */
async function start(page, mode = 'Practice') {
  await page.getByRole('radio', { name: `${mode} Mode` }).check();
  await button(page, `Start ${mode} Quiz`).click();
  await question(page, 0).waitFor();
}

/** Answers the questions in the order of the letters, the last two not. */
async function answer(page) {
  await start(page);
  for (let i = 0; i < 8; i++)
    await question(page, i)
      .getByRole('radio')
      .nth(i % 4)
      .check();
}

/** Chooses options of the first question until one is right, or one is wrong. */
async function choose(page, right) {
  await start(page);
  const said = question(page, 0).getByText(
    right ? 'Your answer: correct' : 'Your answer: incorrect',
  );
  for (let i = 0; i < 4 && (await said.count()) === 0; i++) {
    await question(page, 0).getByRole('radio').nth(i).check();
  }
  await question(page, 0).scrollIntoViewIfNeeded();
}

async function submit(page) {
  await answer(page);
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  const anyway = page.getByRole('dialog').getByRole('button', { name: 'Submit' });
  if (await anyway.isVisible()) await anyway.click();
  await page.getByRole('heading', { name: 'Quiz Completed!' }).waitFor();
}

async function details(page, tab) {
  await start(page);
  await question(page, 0).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Details & Diagram' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: tab }).click();
  await dialog.getByRole('tabpanel').waitFor();
}

/** Name, address and what is done there. */
const screens = [
  ['home', '/'],
  ['home-end', '/', (page) => page.keyboard.press('End')],
  ['mode', '/quiz/hydraulics'],
  ['mode-timed', '/quiz', (page) => page.getByRole('radio', { name: 'Timed Mode' }).check()],
  ['mode-bad-link', '/quiz?n=7000&mode=fast'],
  ['practice', quiz, (page) => start(page)],
  ['practice-right', quiz, (page) => choose(page, true)],
  ['practice-wrong', quiz, (page) => choose(page, false)],
  [
    'practice-end',
    quiz,
    async (page) => {
      await answer(page);
      await page.keyboard.press('End');
    },
  ],
  ['timed', quiz, (page) => start(page, 'Timed')],
  [
    'map',
    quiz,
    async (page) => {
      await answer(page);
      await button(page, 'Question map').click();
    },
  ],
  [
    'keys',
    quiz,
    async (page) => {
      await start(page);
      await page.keyboard.press('?');
    },
  ],
  [
    'submit',
    quiz,
    async (page) => {
      await answer(page);
      await question(page, 8).getByRole('radio').first().focus();
      await page.keyboard.press('s');
    },
  ],
  [
    'leave',
    quiz,
    async (page) => {
      await answer(page);
      await page.goBack();
    },
  ],
  [
    'toast',
    quiz,
    async (page) => {
      await start(page);
      await button(page, 'New Questions').click();
    },
  ],
  ['results', quiz, submit],
  [
    'results-report',
    quiz,
    async (page) => {
      await submit(page);
      await page.getByRole('table', { name: 'By topic' }).scrollIntoViewIfNeeded();
    },
  ],
  [
    'answer-key',
    quiz,
    async (page) => {
      await submit(page);
      await page
        .getByRole('heading', { name: 'Complete Answer Key & Explanations' })
        .evaluate((one) => one.scrollIntoView());
    },
  ],
  ['details', '/quiz?topic=weirs&seed=1&n=5', (page) => details(page, 'Overview & Diagram')],
  ['details-equations', '/quiz?topic=weirs&seed=1&n=5', (page) => details(page, 'Equations')],
  ['details-applications', '/quiz?topic=weirs&seed=1&n=5', (page) => details(page, 'Applications')],
  ['docs', '/docs'],
  ['diagrams', '/docs/diagrams'],
  ['diagram', '/docs/diagrams/weir'],
  ['embed', '/embed/quiz?seed=screens&n=5'],
  ['not-found', '/no-such-page'],
];

const site = await serve();
const executablePath = await findBrowser('chromium');
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** The pictures of a screen: one row for each color scheme. */
async function pictures([, address, act]) {
  const rows = [];
  for (const colorScheme of ['light', 'dark']) {
    const row = [];
    for (const viewport of sizes) {
      const options = { viewport, colorScheme, reducedMotion: 'reduce', serviceWorkers: 'block' };
      const page = await browser.newPage(options);
      await page.goto(site.address + address.slice(1));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await act?.(page);
      await page.waitForTimeout(400);
      row.push((await page.screenshot()).toString('base64'));
      await page.close();
    }
    rows.push(row);
  }
  return rows;
}

/** Runs in the browser: draws rows of pictures of one height onto a sheet. */
async function sheet({ rows, height, gap }) {
  const images = await Promise.all(
    rows.map((row) =>
      Promise.all(
        row.map(async (data) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          return image;
        }),
      ),
    ),
  );
  const widths = images[0].map((image) => Math.round((image.width * height) / image.height));
  const canvas = document.createElement('canvas');
  canvas.width = widths.reduce((sum, width) => sum + width + gap, -gap);
  canvas.height = images.length * (height + gap) - gap;
  const ink = canvas.getContext('2d');
  ink.fillStyle = '#808080';
  ink.fillRect(0, 0, canvas.width, canvas.height);
  for (const [r, row] of images.entries()) {
    let x = 0;
    for (const [i, image] of row.entries()) {
      ink.drawImage(image, x, r * (height + gap), widths[i], height);
      x += widths[i] + gap;
    }
  }
  return canvas.toDataURL('image/webp', 0.6).split(',')[1];
}

mkdirSync(folder, { recursive: true });
try {
  const table = await browser.newPage();
  for (const screen of screens.filter(([name]) => name.includes(part))) {
    const rows = await pictures(screen);
    const data = await table.evaluate(sheet, { rows, height: 740, gap: 8 });
    writeFileSync(path.join(folder, `${screen[0]}.webp`), Buffer.from(data, 'base64'));
    console.log(screen[0]);
  }
} finally {
  await browser.close();
  site.end();
}
