import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from './test';
import { type RunningServer, serve } from './tool';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
let server: RunningServer;
let address: string;

// The preview runs on a copy of the bank, which the test edits.
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'swmmquiz-'));
  for (const name of [
    'questions.json',
    'figures',
    'topics.json',
    'references.json',
    'swmmquiz.yaml',
  ]) {
    await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  server = await serve(folder);
  address = server.address;
});

test.afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('an edit shows in the open browser, a broken bank shows its findings, and a fix clears them', async ({
  page,
}) => {
  const file = path.join(folder, 'questions.json');
  const original = await readFile(file, 'utf8');
  const bank: { category?: string }[] = JSON.parse(original);
  const count = (items: typeof bank) => items.filter((item) => item.category === 'network').length;
  await page.goto(address);
  const card = page.getByText(`${count(bank)} questions`, { exact: true });
  await expect(card.first()).toBeVisible();

  const first = bank.findIndex((item) => item.category === 'network');
  const fewer = bank.toSpliced(first, 1);
  await writeFile(file, JSON.stringify(fewer, null, 2));
  await expect(page.getByText(`${count(fewer)} questions`, { exact: true }).first()).toBeVisible({
    timeout: 5000,
  });

  await writeFile(file, original.replace(/"answer": "[A-D]"/, '"answer": "E"'));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The bank has 1 error. This page shows the last valid bank.');
  await expect(page.getByText('answer "E" is not one of A, B, C, D')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Random Quiz' })).toBeVisible();

  await writeFile(file, '[{"q": ');
  await expect(page.getByText(/the file ends in the middle/)).toBeVisible();

  await writeFile(file, original);
  await expect(alert).toHaveCount(0);
  await expect(card.first()).toBeVisible();
});
