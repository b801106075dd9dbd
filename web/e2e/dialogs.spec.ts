import {
  expectScrolledTo,
  plainQuiz,
  questions,
  scrollPosition,
  startQuiz,
  submitQuiz,
} from './quiz';
import { expect, type Page, test } from './test';

const goBack = (page: Page) => page.evaluate(() => window.history.back());
const details = (page: Page) => page.getByRole('dialog', { name: 'Details & Diagram' });

test('Back closes Details, and the quiz stays where it was', { tag: '@firefox' }, async ({
  page,
}) => {
  await startQuiz(page, plainQuiz(5), 'Practice');
  const question = questions(page).nth(2);
  await question.getByRole('radio').first().check();
  const opener = page.getByRole('button', { name: 'Details & Diagram' });
  await opener.click();
  await expect(details(page)).toBeVisible();
  const [address, place] = [page.url(), await scrollPosition(page)];
  await goBack(page);
  await expect(details(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(address);
  await expectScrolledTo(page, place);

  await test.step('the next Back asks whether to leave the quiz', async () => {
    await goBack(page);
    await expect(page.getByRole('dialog', { name: 'Leave this quiz?' })).toBeVisible();
    await goBack(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(address);
  });
});

test('keys scroll Details from its header, where the focus starts', { tag: '@firefox' }, async ({
  page,
}) => {
  await startQuiz(page, plainQuiz(5), 'Practice');
  await questions(page).first().getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Details & Diagram' }).click();
  const dialog = details(page);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog.getByRole('tabpanel')).toBeVisible();
  const scrolled = () =>
    dialog.getByRole('tablist').evaluate((list) => list.closest('.dialog-part')?.scrollTop);
  await page.keyboard.press('ArrowDown');
  await expect.poll(scrolled).toBe(40);
  await page.keyboard.press('PageDown');
  await expect.poll(scrolled).toBeGreaterThan(200);
  await page.keyboard.press('Home');
  await expect.poll(scrolled).toBe(0);
});

test('Back closes Details, the results stay where they were, and the next Back leaves them', async ({
  page,
}) => {
  await startQuiz(page, plainQuiz(5), 'Practice');
  await submitQuiz(page);
  const opener = page.getByRole('button', { name: 'Details & Diagram' }).nth(3);
  await opener.click();
  await expect(details(page)).toBeVisible();
  const place = await scrollPosition(page);
  expect(place).toBeGreaterThan(500);
  await goBack(page);
  await expect(details(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expectScrolledTo(page, place);
  await goBack(page);
  await expect(page.getByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
});
