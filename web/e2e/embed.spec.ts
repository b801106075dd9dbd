import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { courseAddress, originOf, startParent } from './course';
import { submitQuiz } from './quiz';
import { expect, type Page, test } from './test';
import { type RunningServer, serve } from './tool';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
let quiz: RunningServer;
let course: Server;
let stranger: Server;

test.beforeAll(async () => {
  [course, stranger] = await Promise.all([startParent(), startParent()]);
  folder = await mkdtemp(path.join(tmpdir(), 'swmmquiz-'));
  for (const name of ['questions.json', 'figures', 'topics.json', 'references.json']) {
    await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  const config = await readFile(path.join(root, 'swmmquiz.yaml'), 'utf8');
  const allowed = config.replace('parents: []', `parents: ["${originOf(course)}"]`);
  await writeFile(path.join(folder, 'swmmquiz.yaml'), allowed);
  quiz = await serve(folder, '--no-watch');
});

test.afterAll(async () => {
  await quiz?.stop();
  course?.close();
  stranger?.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (page: Page, parent: Server, route: string) =>
  page.goto(courseAddress(parent, `${quiz.address}${route}`));

test('an allowed page shows the quiz at its full height', async ({ page }) => {
  await open(page, course, 'embed/quiz?n=5&category=network');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Network Components' })).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Back to home' })).toHaveCount(0);
  await frame.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await expect(frame.getByRole('group')).toHaveCount(5);
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);

  const height = () => page.locator('iframe').evaluate((element) => element.clientHeight);
  await expect.poll(height).toBeGreaterThan(1500);
  const before = await height();
  await frame.getByRole('radio').first().check();
  await expect.poll(height).toBeGreaterThan(before);
  const messages = await page.evaluate(
    () => (window as unknown as { messages: object[] }).messages,
  );
  expect(messages.length).toBeGreaterThan(1);
  for (const message of messages) {
    expect(message).toEqual({
      origin: new URL(quiz.address).origin,
      data: { type: 'swmmquiz:height', height: expect.any(Number) },
    });
  }

  await test.step('dialogs and results appear in view', async () => {
    await frame.getByRole('radio').last().check();
    const button = frame.getByRole('button', { name: 'Details & Diagram' }).last();
    await button.click();
    const dialog = frame.getByRole('dialog');
    await expect(dialog.getByRole('tab').first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeInViewport();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await submitQuiz(frame);
    await expect(frame.getByRole('heading', { name: 'Quiz Completed!' })).toBeInViewport();
  });
});

test('other pages cannot frame the quiz, and an allowed page cannot frame other pages of the site', async ({
  page,
}) => {
  for (const [parent, route] of [
    [stranger, 'embed/quiz'],
    [course, ''],
    [course, 'quiz'],
    [course, 'docs'],
  ] as const) {
    const refused = page.waitForEvent('console', (message) =>
      /frame-ancestors|Framing/.test(message.text()),
    );
    await open(page, parent, route);
    await refused;
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  }
});

test('the embedded quiz also works outside a frame', async ({ page }) => {
  await page.goto(`${quiz.address}embed/quiz?n=5`);
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await expect(page.getByRole('group')).toHaveCount(5);
});
