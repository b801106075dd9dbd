import { announcer, singleAnswerQuestions, submitQuiz, watchConsole } from './quiz';
import { expect, type Locator, type Page, test } from './test';

/** Opens a quiz and chooses timed mode. From then on, only the test moves the clock. */
async function openTimed(page: Page, path: string) {
  await page.clock.install({ time: '2026-01-01T10:00:00' });
  await page.goto(path);
  await page.getByRole('radio', { name: 'Timed Mode' }).check();
  await page.clock.pauseAt('2026-01-01T11:00:00');
}

const start = (page: Page) => page.getByRole('button', { name: 'Start Timed Quiz' }).click();

test('a complete timed quiz shows right and wrong only at the end', async ({ page }) => {
  const expectSilence = watchConsole(page);
  await openTimed(page, '/quiz');
  await start(page);
  await expect(page.getByRole('timer')).toHaveText('12:30 left');
  for (let index = 0; index < 4; index++) {
    await singleAnswerQuestions(page).nth(index).getByRole('radio').nth(1).check();
  }
  await expect(page.getByText('4 of 25 answered')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Explanation', exact: true })).toHaveCount(0);
  await expect(page.getByText('Current score: at the end')).toBeVisible();
  await page.clock.fastForward(90_000);
  await expect(page.getByText('1:30', { exact: true })).toBeVisible();
  await submitQuiz(page);
  await expect(page.getByRole('heading', { name: 'Quiz Completed!' })).toBeFocused();
  await expect(page.getByText('Time taken: 1:30')).toBeVisible();
  const fold = page.getByRole('button', { name: /that you answered correctly$/ });
  if ((await fold.count()) > 0) await fold.click();
  await expect(page.getByRole('heading', { name: 'Explanation', exact: true })).toHaveCount(25);
  expectSilence();
});

test('a timed quiz submits itself when the time is up', { tag: '@firefox' }, async ({ page }) => {
  await openTimed(page, '/quiz');
  await start(page);
  await singleAnswerQuestions(page).first().getByRole('radio').first().check();
  const spoken = announcer(page);
  await page.clock.fastForward((12 * 60 + 30 - 300) * 1000);
  await expect(spoken).toHaveText('Five minutes left.');
  const colorOf = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const normalColor = await colorOf(page.getByRole('timer'));
  // Setting the system clock does not change the time left.
  const shiftSystemClock = (milliseconds: number) =>
    page.evaluate((by) => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + by;
    }, milliseconds);
  await shiftSystemClock(3_600_000);
  await shiftSystemClock(-7_200_000);
  await page.clock.fastForward(240_000);
  await expect(spoken).toHaveText('One minute left.');
  expect(await colorOf(page.getByRole('timer'))).not.toBe(normalColor);
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('heading', { name: 'Quiz Completed!' })).toBeVisible();
  await expect(page.getByText('Time taken: 12:30')).toBeVisible();
  await expect(spoken).toContainText('Time is up. The quiz has been submitted.');
  await expect(spoken).toContainText('Quiz completed. ');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(
    page.getByRole('main').getByText('Time is up. The quiz has been submitted.'),
  ).toBeVisible();
});

test('double time can be chosen, and time passes while the computer sleeps', async ({ page }) => {
  await openTimed(page, '/quiz?n=10');
  await page.getByRole('radio', { name: 'Double time 10:00' }).check();
  await start(page);
  await expect(page.getByRole('timer')).toHaveText('10:00 left');
  // During sleep, the monotonic clock stops and the page is hidden.
  await page.evaluate(() => {
    let hidden = true;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
    const real = Date.now.bind(Date);
    Date.now = () => real() + 400_000;
    hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByRole('timer')).toHaveText('3:20 left');
  await expect(announcer(page)).toHaveText('3 minutes 20 seconds left.');
  await page.clock.fastForward(200_000);
  await expect(page.getByText('Time taken: 10:00')).toBeVisible();
});
