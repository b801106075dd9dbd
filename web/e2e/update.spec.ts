import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { precacheLine } from '../build/precache.ts';
import { dist, waitForOfflineCopy } from './offline';
import { plainQuiz, singleAnswerQuestions, submitQuiz } from './quiz';
import { type StaticHost, startStaticHost } from './static-host';
import { expect, type Page, test } from './test';

test.use({ serviceWorkers: 'allow' });

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

  const findUpdate = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      // A new worker is first installed, then waits.
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
    await waitForOfflineCopy(page);
    await page.goto(host.address + plainQuiz(5, 'hydraulics').slice(1));
    await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
    await singleAnswerQuestions(page).first().getByRole('radio').first().check();
    host.folder = path.join(folder, 'new');
    expect(await findUpdate(page)).toBe(true);
    await singleAnswerQuestions(page).nth(1).getByRole('radio').first().check();
    await expect(page.getByText(/^2 of \d+ answered$/)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Details & Diagram' }).first().click();
    await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

    await submitQuiz(page);
    await expect(offer(page)).toBeVisible();
    expect(await version(page)).toBe('old');
    // The notification does not cover the focused element.
    await page.getByRole('button', { name: 'Take New Quiz' }).focus();
    const top = (await page.locator('[data-toasts] li').boundingBox())?.y ?? 0;
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab');
      const box = await page.locator(':focus').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    }
    await page.getByRole('button', { name: 'Take New Quiz' }).click();
    await singleAnswerQuestions(page).first().getByRole('radio').first().check();
    await expect(page.getByText(/^1 of \d+ answered$/)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await submitQuiz(page);
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => version(page).catch(() => 'loading')).toBe('new');
    await expect(page.getByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
  });

  test('does not affect other tabs, which keep their version', async ({ page, context }) => {
    await page.goto(host.address);
    await waitForOfflineCopy(page);
    const other = await context.newPage();
    await other.goto(host.address + plainQuiz(5, 'hydraulics').slice(1));
    await other.getByRole('button', { name: 'Start Practice Quiz' }).click();
    await singleAnswerQuestions(other).first().getByRole('radio').first().check();
    host.folder = path.join(folder, 'new');
    expect(await findUpdate(page)).toBe(true);
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

  test('that arrives incomplete is not kept', async ({ page }) => {
    const broken = path.join(folder, 'broken');
    await makeNewVersion(broken);
    await writeFile(path.join(broken, 'favicon.svg'), 'cut off');
    await page.goto(host.address);
    await waitForOfflineCopy(page);
    host.folder = broken;
    expect(await findUpdate(page)).toBe(false);
    await page.reload();
    expect(await version(page)).toBe('old');
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  });
});

/** Writes the next version of the site: a changed page, and a part with another name. */
async function makeNewVersion(folder: string) {
  await cp(dist, folder, { recursive: true });
  const assets = path.join(folder, 'assets');
  const names = await readdir(assets);
  const part = names.find((name) => /^docs-page-.*\.js$/.test(name));
  if (!part) throw new Error(`no docs page in ${assets}`);
  const renamed = part.replace('docs-page-', 'docs-page-next');
  await rename(path.join(assets, part), path.join(assets, renamed));
  for (const name of names.filter((one) => one.endsWith('.js') && one !== part)) {
    const text = await readFile(path.join(assets, name), 'utf8');
    await writeFile(path.join(assets, name), text.replaceAll(part, renamed));
  }
  const marked = (html: string) =>
    html.replace('<html lang="en">', '<html lang="en" data-version="new">');
  const page = path.join(folder, 'index.html');
  await writeFile(page, marked(await readFile(page, 'utf8')));
  const worker = await readFile(path.join(folder, 'sw.js'), 'utf8');
  const end = worker.indexOf('\n');
  const { shell } = JSON.parse(worker.slice('const precache = '.length, end - 1));
  const rest = worker.slice(end + 1);
  const line = precacheLine(folder, '/', marked(shell));
  await writeFile(path.join(folder, 'sw.js'), line + rest);
}
