import { expect, test } from './test';

test('the tooltip of the next badge opens at once', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const tooltip = page.getByRole('tooltip');
  const one = page.getByRole('button', { name: '82% avg' });
  const two = page.getByRole('button', { name: '78% avg' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await one.hover();
  await page.clock.runFor(699);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(one).toHaveAccessibleDescription('Our estimate');
  await two.hover();
  await page.clock.runFor(1);
  await expect(two).toHaveAccessibleDescription('Our estimate');
  await expect(tooltip).toHaveCount(1);
});

test('quizzes by topic are two clicks from home', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Quizzes by topic' }).click();
  const list = page.locator('details');
  await list.getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
  expect(new URL(page.url()).searchParams.has('topic')).toBe(true);
});
