import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { precacheLine } from '../build/precache.ts';
import { titles } from '../src/diagrams/titles.ts';
import { questions, startQuiz, submitQuiz } from './quiz';
import { type StaticHost, startStaticHost } from './static-host';
import { expect, type Page, test } from './test';
import { serve } from './tool';

test.use({ serviceWorkers: 'allow' });

const dist = path.resolve(import.meta.dirname, '../dist');

/** Waits until the copy is whole and in use. */
async function untilKept(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

test('after the first visit every route, question and topic works without network', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await untilKept(page);
  await context.setOffline(true);
  for (const [route, heading] of [
    ['/', 'SWMM5 Quizzer'],
    ['/quiz', 'SWMM5 Quizzer'],
    ['/quiz/hydraulics', 'Hydraulic Fundamentals'],
    ['/quiz/network', 'Network Components'],
    ['/quiz/water-quality', 'Water Quality Modeling'],
    ['/quiz/advanced', 'Advanced Analysis'],
    ['/docs', 'Documentation'],
    ...Object.entries(titles).map(([kind, title]) => [`/docs/diagrams/${kind}`, title] as const),
    ['/no/such/page', 'Page Not Found'],
  ] as const) {
    await page.goto(route);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
  await startQuiz(page, '/quiz?n=all', 'Practice');
  expect(await questions(page).count()).toBeGreaterThan(200);
  await questions(page).first().getByRole('radio').first().check();
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible();
  await page.getByRole('button', { name: 'Details & Diagram' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await submitQuiz(page);
  await expect(page.getByRole('table', { name: 'By topic' })).toBeVisible();
});

test('once kept, the site needs no server', { tag: '@firefox' }, async ({ page }) => {
  const host = await startStaticHost(dist);
  try {
    await page.goto(host.address);
    await untilKept(page);
  } finally {
    await host.close();
  }
  for (const [route, heading] of [
    ['', 'SWMM5 Quizzer'],
    ['docs', 'Documentation'],
    ['docs/diagrams/weir', 'Weir'],
    ['no/such/page', 'Page Not Found'],
  ] as const) {
    await page.goto(`${host.address}${route}`);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
  await startQuiz(page, `${host.address}quiz/network?n=5`, 'Practice');
  await questions(page).first().getByRole('radio').first().check();
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible();
  await page.getByRole('button', { name: 'Details & Diagram' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /^Diagram: / })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await submitQuiz(page);
  await expect(page.getByRole('table', { name: 'By topic' })).toBeVisible();
});

test('that it is ready is said when the person next does something', async ({ page }) => {
  await page.goto('/');
  await untilKept(page);
  await page.getByRole('link', { name: 'Start Random Quiz' }).click();
  await expect(page.getByText('Ready to be used without network').first()).toBeVisible();
});

test('nothing is said of it in the middle of a quiz', async ({ page }) => {
  await page.goto('/quiz?n=5');
  await untilKept(page);
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  const notice = page.getByText('Ready to be used without network').first();
  await questions(page).first().getByRole('radio').first().check();
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await submitQuiz(page);
  await expect(notice).toBeVisible();
});

test.describe('a new version', () => {
  let folder: string;
  let host: StaticHost;

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'swmmquiz-'));
    await makeNewVersion(path.join(folder, 'new'));
  });
  test.afterAll(() => rm(folder, { recursive: true, force: true }));
  test.beforeEach(async () => {
    host = await startStaticHost(dist);
  });
  test.afterEach(() => host.close());

  const look = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      // Found is not yet fetched: the worker that is installed waits.
      for (let turn = 0; turn < 100 && registration?.installing; turn++) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return registration?.waiting != null;
    });
  const offer = (page: Page) => page.getByText('A new version of this site is ready').first();
  const version = (page: Page) =>
    page.evaluate(() => document.documentElement.dataset.version ?? 'old');

  test('is offered after the quiz, never in the middle of it', async ({ page }) => {
    await page.goto(host.address);
    await untilKept(page);
    await page.goto(`${host.address}quiz/network`);
    await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
    await questions(page).first().getByRole('radio').first().check();
    host.folder = path.join(folder, 'new');
    expect(await look(page)).toBe(true);
    await questions(page).nth(1).getByRole('radio').first().check();
    await expect(page.getByText(/^2 of \d+ answered$/)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Details & Diagram' }).first().click();
    await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

    await submitQuiz(page);
    await expect(offer(page)).toBeVisible();
    expect(await version(page)).toBe('old');
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => version(page).catch(() => 'loading')).toBe('new');
    await expect(page.getByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
  });

  test('leaves other tabs whole: their version goes on', async ({ page, context }) => {
    await page.goto(host.address);
    await untilKept(page);
    const other = await context.newPage();
    await other.goto(`${host.address}quiz/network`);
    await other.getByRole('button', { name: 'Start Practice Quiz' }).click();
    await questions(other).first().getByRole('radio').first().check();
    host.folder = path.join(folder, 'new');
    expect(await look(page)).toBe(true);
    await page.bringToFront();
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => version(page).catch(() => 'loading')).toBe('new');

    await expect(other.getByText(/^1 of \d+ answered$/)).toBeVisible();
    expect(await version(other)).toBe('old');
    // The host no longer has this part of the old version.
    await other.getByRole('link', { name: 'Documentation' }).click();
    await other.getByRole('button', { name: 'Leave quiz' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible();
    expect(await version(other)).toBe('old');
  });

  test('that does not arrive whole is not kept', async ({ page }) => {
    const broken = path.join(folder, 'broken');
    await makeNewVersion(broken);
    await writeFile(path.join(broken, 'favicon.svg'), 'cut off');
    await page.goto(host.address);
    await untilKept(page);
    host.folder = broken;
    expect(await look(page)).toBe(false);
    await page.reload();
    expect(await version(page)).toBe('old');
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  });
});

/** Whether no newer worker than the active one is under way. */
async function newestIsActive() {
  const found = await navigator.serviceWorker.getRegistration();
  return !found?.installing && !found?.waiting && found?.active?.state === 'activated';
}

test('a live preview shows what is on disk, and the last of it when its server is gone', async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'swmmquiz-'));
  const bank = (stem: string) =>
    JSON.stringify([
      {
        q: stem,
        options: ['One pipe', 'Two pipes', 'Three pipes', 'No pipe'],
        answer: 'A',
        explanation: 'Because.',
      },
    ]);
  const file = path.join(folder, 'questions.json');
  await writeFile(file, bank('Which pipe was first?'));
  const served = await serve(folder);
  try {
    await page.goto(`${served.address}quiz`);
    await untilKept(page);
    await writeFile(file, bank('Which pipe is next?'));
    const stem = page.getByText('Which pipe is next?');
    await expect(async () => {
      await page.goto(`${served.address}quiz`);
      await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
      await expect(stem).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await expect.poll(() => page.evaluate(keptQuestions)).toContain('Which pipe is next?');
    await expect.poll(() => page.evaluate(newestIsActive)).toBe(true);
    served.stop();
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto(`${served.address}quiz`);
    await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
    await expect(stem).toBeVisible();
  } finally {
    served.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a folder of its host works as well, with links to pages and without network', async ({
  page,
  context,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'swmmquiz-'));
  const { build } = await import('vite');
  const root = path.resolve(import.meta.dirname, '..');
  await build({
    root,
    base: '/swmmquiz/',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const host = await startStaticHost(folder, '/swmmquiz/');
  try {
    const response = await page.goto(`${host.address}quiz/hydraulics`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Hydraulic Fundamentals' })).toBeVisible();
    expect((await page.goto(`${host.address}no/such/page`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL(host.address);
    await untilKept(page);
    await context.setOffline(true);
    await page.goto(`${host.address}docs`);
    await expect(page.getByRole('heading', { name: 'Documentation' }).first()).toBeVisible();
    await startQuiz(page, `${host.address}quiz`, 'Timed');
  } finally {
    await host.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** The text of the newest copy's questions. */
async function keptQuestions(): Promise<string> {
  const names = await caches.keys();
  const cache = await caches.open(names.at(-1) ?? '');
  const requests = await cache.keys();
  const request = requests.find(({ url }) => url.includes('/assets/questions-'));
  return (request && (await (await cache.match(request))?.text())) ?? '';
}

/** The site as a next deployment: another page, and a part under another name. */
async function makeNewVersion(folder: string) {
  await cp(dist, folder, { recursive: true });
  const assets = path.join(folder, 'assets');
  const names = await readdir(assets);
  const part = names.find((name) => /^docs-page-.*\.js$/.test(name)) ?? '';
  const renamed = part.replace('docs-page-', 'docs-page-next');
  await rename(path.join(assets, part), path.join(assets, renamed));
  for (const name of names.filter((one) => one.endsWith('.js') && one !== part)) {
    const text = await readFile(path.join(assets, name), 'utf8');
    await writeFile(path.join(assets, name), text.replaceAll(part, renamed));
  }
  const page = path.join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace('<html lang="en">', '<html lang="en" data-version="new">'));
  const worker = await readFile(path.join(folder, 'sw.js'), 'utf8');
  const rest = worker.slice(worker.indexOf('\n') + 1);
  await writeFile(path.join(folder, 'sw.js'), precacheLine(folder, '/') + rest);
}
