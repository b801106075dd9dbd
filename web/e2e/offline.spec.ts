import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kinds, titleOf } from '../src/diagrams/kinds.ts';
import { dist, newestIsActive, waitForNewerCopy, waitForOfflineCopy } from './offline';
import { questions, singleAnswerQuestions, startQuiz, submitQuiz } from './quiz';
import { startStaticHost } from './static-host';
import { expect, test } from './test';
import { serve } from './tool';

test.use({ serviceWorkers: 'allow' });

test('after the first visit, every route and a quiz of all questions work offline', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await waitForOfflineCopy(page);
  await context.setOffline(true);
  for (const [route, heading] of [
    ['/', 'SWMM5 Quizzer'],
    ['/quiz', 'SWMM5 Quizzer'],
    ['/quiz/hydraulics', 'Hydraulic Fundamentals'],
    ['/quiz/network', 'Network Components'],
    ['/quiz/water-quality', 'Water Quality Modeling'],
    ['/quiz/advanced', 'Advanced Analysis'],
    ['/docs', 'Documentation'],
    ['/docs/diagrams', 'Diagrams'],
    ...kinds.map((kind) => [`/docs/diagrams/${kind}`, titleOf(kind)] as const),
    ['/no/such/page', 'Page Not Found'],
  ] as const) {
    await page.goto(route);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.goto('/docs/diagrams/weir');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download this state/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.inp$/);
  await startQuiz(page, '/quiz?n=all', 'Practice');
  expect(await questions(page).count()).toBeGreaterThan(200);
  await singleAnswerQuestions(page).first().getByRole('radio').first().check();
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible();
  await page.getByRole('button', { name: 'Details & Diagram' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await submitQuiz(page);
  await expect(page.getByRole('table', { name: 'By topic' })).toBeVisible();
});

test('once its copy is complete, the site needs no server', { tag: '@firefox' }, async ({
  page,
}) => {
  const host = await startStaticHost(dist);
  try {
    await page.goto(host.address);
    await waitForOfflineCopy(page);
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
  const ids = 'hyd-manning-full-pipe,hyd-half-full-circular,hyd-extran-head-change';
  await startQuiz(page, `${host.address}quiz?ids=${ids}`, 'Practice');
  await singleAnswerQuestions(page).first().getByRole('radio').first().check();
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible();
  await page.getByRole('button', { name: 'Details & Diagram' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /^Diagram: / })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await submitQuiz(page);
  await expect(page.getByRole('table', { name: 'By topic' })).toBeVisible();
});

test('the home page says that the site is ready for offline use, and no notification appears', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await waitForOfflineCopy(page);
  await expect(page.getByRole('contentinfo').getByText('Ready to use offline')).toBeVisible();
  await page.getByRole('link', { name: 'Start Random Quiz' }).click();
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
  await expect(page.getByRole('listitem').and(page.locator('[data-toasts] *'))).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByText('Ready to use offline')).toBeVisible();
});

test('a live preview shows what is on disk, and its last state when the server has stopped', async ({
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
    await waitForOfflineCopy(page);
    await writeFile(file, bank('Which pipe is next?'));
    const stem = page.getByText('Which pipe is next?');
    // The page reloads when the server has read the new bank. This may interrupt any of these
    // steps, so each has a time limit. After a timeout, all steps are tried again.
    await expect(async () => {
      await page.goto(`${served.address}quiz`, { timeout: 10_000 });
      await page.getByRole('button', { name: 'Start Practice Quiz' }).click({ timeout: 5_000 });
      await expect(stem).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 45_000 });
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await expect.poll(() => page.evaluate(cachedQuestions)).toContain('Which pipe is next?');
    await waitForNewerCopy(page);
    await expect.poll(() => page.evaluate(newestIsActive)).toBe(true);
    await served.stop();
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto(`${served.address}quiz`);
    await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
    await expect(stem).toBeVisible();
  } finally {
    await served.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a site in a subfolder of its host opens directly at any page, and works offline', async ({
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
    await waitForOfflineCopy(page);
    await context.setOffline(true);
    await page.goto(`${host.address}docs`);
    await expect(page.getByRole('heading', { name: 'Documentation' }).first()).toBeVisible();
    await startQuiz(page, `${host.address}quiz`, 'Timed');
  } finally {
    await host.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Returns, in the page, the text of the questions in the newest cache. */
async function cachedQuestions(): Promise<string> {
  const names = await caches.keys();
  const cache = await caches.open(names.at(-1) ?? '');
  const requests = await cache.keys();
  const request = requests.find(({ url }) => url.includes('/assets/questions-'));
  return (request && (await (await cache.match(request))?.text())) ?? '';
}
