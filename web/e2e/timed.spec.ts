import { expect, test } from '@playwright/test';
import { questions, startQuiz, watchConsole } from './quiz';

test('a whole timed quiz: marks wait for the end', async ({ page }) => {
  const expectSilence = watchConsole(page);
  await page.clock.install();
  await startQuiz(page, '/quiz', 'Timed');
  await expect(page.getByRole('timer')).toHaveText('12:30 left');
  for (let index = 0; index < 25; index++) {
    await questions(page).nth(index).getByRole('radio').nth(1).check();
  }
  await expect(page.getByText('25 of 25 answered')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Explanation', exact: true })).toHaveCount(0);
  await expect(page.getByText('Current score: shown at the end')).toBeVisible();
  await page.clock.fastForward(90_000);
  await expect(page.getByText(/^1:3\d$/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Quiz Completed!' })).toBeFocused();
  await expect(page.getByText(/Time taken: 1:3\d/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Explanation', exact: true })).toHaveCount(25);
  expectSilence();
});

test('a timed quiz submits itself when the time is up', async ({ page }) => {
  await page.clock.install();
  await startQuiz(page, '/quiz', 'Timed');
  await questions(page).first().getByRole('radio').first().check();
  const spoken = page.getByTestId('announcer');
  await page.clock.fastForward((12 * 60 + 30 - 300) * 1000);
  await expect(spoken).toHaveText('Five minutes left.');
  await page.clock.fastForward(240_000);
  await expect(spoken).toHaveText('One minute left.');
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('heading', { name: 'Quiz Completed!' })).toBeVisible();
  await expect(page.getByText('Time taken: 12:30')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});
