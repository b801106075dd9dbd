import { chromiumOptions } from '../playwright.config';
import { questions, startQuiz } from './quiz';
import { expect, type Page, test } from './test';

const texts = (page: Page) =>
  questions(page).evaluateAll((groups) => groups.map((group) => group.textContent));

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a link gives a class the same quiz on every device', { tag: '@firefox' }, async ({
  page,
  browser,
  playwright,
  browserName,
}) => {
  await startQuiz(page, '/quiz', 'Timed');
  const drawn = await texts(page);
  await page.getByRole('button', { name: 'Copy link to this quiz' }).click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toMatch(/^\?seed=[^&]+&n=25&mode=timed&bank=[0-9a-f]{8}$/);
  // The address of the page is a link to the same quiz.
  expect(page.url()).toBe(link);

  // Chromium draws the same questions as Firefox.
  const chromium =
    browserName === 'chromium' ? browser : await playwright.chromium.launch(chromiumOptions);
  const phone = await chromium.newContext({
    viewport: { width: 360, height: 640 },
    locale: 'tr-TR',
  });
  const other = await phone.newPage();
  await other.goto(link);
  await expect(other.getByText('Part of this link could not be used.')).toHaveCount(0);
  await expect(other.getByText(/questions have changed/)).toHaveCount(0);
  await expect(other.getByRole('radio', { name: 'Timed Mode' })).toBeChecked();
  await other.getByRole('button', { name: 'Start Timed Quiz' }).click();
  await expect(other.getByText('Question 1 of 25')).toBeVisible();
  expect(await texts(other)).toEqual(drawn);
  await phone.close();
  if (chromium !== browser) await chromium.close();
});

test('a link can request all questions, a topic or a list', async ({ page }) => {
  await startQuiz(page, '/quiz?topic=manning&n=5', 'Practice');
  expect(await questions(page).count()).toBeGreaterThan(0);
  page.on('dialog', (dialog) => dialog.accept());
  await startQuiz(page, '/quiz?ids=hyd-manning-full-pipe,hyd-manning-trapezoid-si', 'Practice');
  await expect(questions(page)).toHaveCount(2);
  await expect(questions(page).first()).toContainText('two 1.5-ft barrels');
  await startQuiz(page, '/quiz?n=all&seed=x', 'Practice');
  expect(await questions(page).count()).toBeGreaterThan(200);
});

test('an old link with mistakes opens a quiz and shows what could not be used', async ({
  page,
}) => {
  await page.goto('/quiz?n=12&bank=00000000&mode=%3Cb%3E');
  await expect(page.getByText('Part of this link could not be used.')).toBeVisible();
  await expect(page.getByText('The mode “<b>” is not practice or timed.')).toBeVisible();
  await expect(page.getByText(/The questions have changed since this link was made/)).toBeVisible();
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await expect(questions(page)).toHaveCount(25);
});
