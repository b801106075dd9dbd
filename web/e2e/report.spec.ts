import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test';
import { runTool } from './tool';

// The report of `swmmquiz lint --format html` is one file, opened from disk.
const bank = [
  {
    id: 'rivers',
    q: 'Which river is **not** in `<script>document.title = "run"</script>` Europe?',
    options: ['Nile', 'Rhine', 'nile', '<img src=x onerror="document.title = 1">'],
    answer: 'A',
    explanation: '',
    category: 'rivers',
  },
  {
    id: 'lakes',
    q: 'Which lake is the deepest?',
    options: ['Como', 'Baikal', 'Garda', 'como'],
    answer: 'B',
    explanation: 'Lake Baikal is 1,642 m deep, Lake Como 425 m and Lake Garda 346 m.',
    category: 'lakes',
  },
  {
    id: 'capital',
    q: 'Which city is the capital of Norway?',
    options: ['Bergen', 'Narvik', 'Oslo', 'Tromso'],
    answer: 'C',
    explanation: 'Parliament, government and the royal palace are all in Oslo, the largest city.',
    category: 'lakes',
  },
];
let folder: string;
let address: string;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'swmmquiz-'));
  await writeFile(path.join(folder, 'questions.json'), JSON.stringify(bank, null, 1));
  const report = path.join(folder, 'report.html');
  await writeFile(report, runTool(folder, 'lint', '--format', 'html'));
  address = pathToFileURL(report).href;
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1440]) {
    test(`the report is accessible, ${colorScheme}, ${width} px`, async ({ page }) => {
      const problems: string[] = [];
      page.on('console', (message) => problems.push(message.text()));
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('request', (request) => {
        if (request.url() !== address) problems.push(request.url());
      });
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await page.getByLabel('also questions without findings').check();
      for (const summary of await page.locator('summary').all()) await summary.click();

      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(overflow)).toBe(0);
      await expect(page).toHaveTitle('Question report: questions.json');
      expect(problems).toEqual([]);
    });
  }
}

test('the report lists first steps and filters findings', { tag: '@firefox' }, async ({ page }) => {
  await page.goto(address);
  const first = page.getByRole('region', { name: 'Do these first' });
  await expect(first.getByRole('heading', { level: 3 }).first()).toHaveText(
    /^Equal options 2 errors/,
  );
  const question = (n: number) => page.getByRole('article').filter({ hasText: `Question ${n}` });
  await expect(question(1)).toContainText('<img src=x onerror="document.title = 1">');
  await expect(question(3)).toBeHidden();

  await first.getByRole('link', { name: 'Show 2 findings of Equal options' }).click();
  await expect(page.getByRole('heading', { name: 'The questions' })).toBeFocused();
  await expect(page.getByLabel('Rule')).toHaveValue('equal-options');
  await expect(page.getByRole('status')).toHaveText('Showing 2 findings in 2 questions.');
  await page.getByLabel('Category').selectOption('lakes');
  await expect(page.getByRole('status')).toHaveText('Showing 1 finding in 1 question.');
  await expect(question(1)).toBeHidden();
  await expect(question(2)).toContainText('Option D equals option A');
  // Only the findings that are shown mark the question.
  await expect(question(2).locator('.question .mark').filter({ visible: true })).toHaveCount(1);

  await page.getByLabel('Rule').selectOption('');
  await page.getByLabel('also questions without findings').check();
  await expect(question(3)).toBeVisible();
});
