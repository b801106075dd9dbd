import {
  expectScrolledTo,
  plainQuiz,
  questions,
  scrollPosition,
  singleAnswerQuestions,
  startQuiz,
  submitQuiz,
} from './quiz';
import { expect, type Page, test } from './test';

const goBack = (page: Page) => page.evaluate(() => window.history.back());
const goForward = (page: Page) => page.evaluate(() => window.history.forward());
const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave this quiz?' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const practiceTitle = 'SWMM5 Technical Quiz (Practice Mode)';

/** Starts a quiz from the home page and answers one question. */
async function begin(page: Page) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Random Quiz' }).click();
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await singleAnswerQuestions(page).nth(4).getByRole('radio').nth(1).check();
  await expect(page.getByText('1 of 25 answered')).toBeVisible();
}

test('a reload asks for confirmation, and the answers stay', { tag: '@firefox' }, async ({
  page,
}) => {
  await begin(page);
  const opened = page.waitForEvent('dialog');
  const reload = page.evaluate(() => window.location.reload());
  const dialog = await opened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reload;
  await expect(page.getByText('1 of 25 answered')).toBeVisible();
});

test('a confirmed reload offers the same questions', async ({ page }) => {
  await begin(page);
  const stem = await questions(page).first().locator('legend').textContent();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  expect(await questions(page).first().locator('legend').textContent()).toBe(stem);
  await expect(page.getByText('0 of 25 answered')).toBeVisible();
});

test('Back asks for confirmation; staying moves nothing, leaving leads to the mode screen', {
  tag: '@firefox',
}, async ({ page }) => {
  await begin(page);
  const address = page.url();
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(500);

  await goBack(page);
  await expect(leaveDialog(page)).toContainText('You have answered 1 of 25 questions.');
  await expect(page.getByRole('button', { name: 'Keep going' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaveDialog(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expectScrolledTo(page, position);
  await expect(page.getByText('1 of 25 answered')).toBeVisible();

  await goBack(page);
  await page.getByRole('button', { name: 'Leave quiz' }).click();
  await expect(heading(page, 'SWMM5 Quizzer')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  await test.step('Forward leads to the quiz again, Back twice to home', async () => {
    await goForward(page);
    await expect(heading(page, practiceTitle)).toBeVisible();
    await expect(page.getByText('1 of 25 answered')).toBeVisible();
    await page.evaluate(() => window.history.go(-2));
    await page.getByRole('button', { name: 'Leave quiz' }).click();
    await expect(page.getByRole('link', { name: 'Start Random Quiz' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test('a link within the app asks for confirmation', async ({ page }) => {
  await begin(page);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.getByRole('button', { name: 'Keep going' }).click();
  await expect(heading(page, practiceTitle)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeFocused();
  await page.getByRole('link', { name: 'Documentation', exact: true }).click();
  await page.getByRole('button', { name: 'Leave quiz' }).click();
  await expect(heading(page, 'Documentation')).toBeFocused();
  await goBack(page);
  await expect(page.getByText('1 of 25 answered')).toBeVisible();
});

test('mail links and links to the manuals do not leave the quiz', async ({ page, context }) => {
  await begin(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialog.dismiss();
  });
  await context.route(/^https:\/\//, (route) => route.fulfill({ body: 'manual' }));
  const tab = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /opens in a new tab/ })
    .first()
    .click();
  await (await tab).close();
  // The configured contact is a placeholder, so the page has no mail link.
  await page.evaluate(() => {
    const mail = document.createElement('a');
    mail.href = 'mailto:someone@quiz.test';
    mail.textContent = 'someone@quiz.test';
    document.querySelector('main')?.prepend(mail);
  });
  await page.getByRole('link', { name: /@/ }).click();
  await expect(page.getByText('1 of 25 answered')).toBeVisible();
  expect(dialogs).toEqual([]);
});

test('no confirmation is needed after submitting, and the results stay', async ({ page }) => {
  await begin(page);
  await submitQuiz(page);
  const done = page.getByRole('heading', { name: 'Quiz Completed!' });
  await expect(done).toBeVisible();
  await goBack(page);
  await expect(page.getByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
  await goForward(page);
  await expect(done).toBeVisible();
  await page.getByRole('link', { name: 'Documentation', exact: true }).click();
  await expect(heading(page, 'Documentation')).toBeVisible();
  await goBack(page);
  await expect(done).toBeVisible();
});

test('drawing new questions can be undone', async ({ page }) => {
  await begin(page);
  const stem = await questions(page).first().locator('legend').textContent();
  await page.getByRole('button', { name: 'New Questions', exact: true }).click();
  await page.getByRole('button', { name: 'Draw new questions', exact: true }).click();
  await expect(page.getByText('0 of 25 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 of 25 answered')).toBeVisible();
  expect(await questions(page).first().locator('legend').textContent()).toBe(stem);
});

test('a part that cannot be loaded shows an error, and the answers stay', {
  tag: '@firefox',
}, async ({ page }) => {
  const part = /assets\/details-content-/;
  await page.route(part, (route) => route.fulfill({ status: 404 }));
  await begin(page);
  await page.getByRole('button', { name: 'Details & Diagram' }).click();
  const dialog = page.getByRole('dialog', { name: 'Details & Diagram' });
  await expect(dialog.getByText('The details could not be loaded.')).toBeVisible();
  await expect(dialog.getByText(/Your answers are still here/)).toBeVisible();
  await page.unroute(part);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('tab').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('1 of 25 answered')).toBeVisible();
});

test('a notification whose code cannot be loaded is shown as plain text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.route(/assets\/toasts-/, (route) => route.fulfill({ status: 404 }));
  await startQuiz(page, plainQuiz(25), 'Practice');
  await singleAnswerQuestions(page).first().getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Copy a link to continue' }).click();
  await expect(page.getByText(/time copied/)).toBeVisible();
  await expect(page.getByText('1 of 25 answered')).toBeVisible();
});

test('a link to continue works in the tab in which its quiz runs', { tag: '@firefox' }, async ({
  page,
}) => {
  await startQuiz(page, plainQuiz(5), 'Practice');
  await singleAnswerQuestions(page).first().getByRole('radio').first().check();
  await page.waitForFunction(() => window.history.state?.usr?.progress);
  const progress = await page.evaluate(() => window.history.state.usr.progress);
  const link = `${page.url()}#${progress}`;
  await singleAnswerQuestions(page).nth(1).getByRole('radio').first().check();
  await page.waitForFunction((old) => window.history.state.usr.progress !== old, progress);
  await page.evaluate((address) => window.location.assign(address), link);
  await expect(page.getByText(/in Practice Mode, 1 of 5/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue the quiz' }).click();
  await page.getByRole('button', { name: 'Question map' }).click();
  await goBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('1 of 5 answered')).toBeVisible();
  await goBack(page);
  await page.getByRole('button', { name: 'Leave quiz' }).click();
  await expect(page.getByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
  // The quiz that ran before has kept its second answer.
  await goBack(page);
  await expect(page.getByText(/in Practice Mode, 2 of 5/)).toBeVisible();
});

test('a quiz without answers is left without confirmation', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialog.accept();
  });
  await startQuiz(page, plainQuiz(5), 'Practice');
  await goBack(page);
  await expect(page.getByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
  await goForward(page);
  await expect(heading(page, practiceTitle)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await singleAnswerQuestions(page).first().getByRole('radio').first().check();
  await submitQuiz(page);
  await page.getByRole('button', { name: 'Take New Quiz' }).click();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(heading(page, 'SWMM5 Quizzer')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('after Back, the mode screen is at its top, with the way to the quiz', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await page.goto('/quiz');
  await page.getByRole('radio', { name: 'Timed Mode' }).check();
  const button = page.getByRole('button', { name: 'Start Timed Quiz' });
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await singleAnswerQuestions(page).nth(2).getByRole('radio').first().check();
  await goBack(page);
  await page.getByRole('button', { name: 'Leave quiz' }).click();
  await expect(page.getByRole('link', { name: 'Continue the quiz' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a quiz that was left keeps its time while another one is taken', async ({ page }) => {
  await page.clock.install();
  await startQuiz(page, '/quiz', 'Practice');
  await singleAnswerQuestions(page).first().getByRole('radio').first().check();
  await page.clock.fastForward(100_000);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.getByRole('button', { name: 'Leave quiz' }).click();
  await page.getByRole('link', { name: 'Start Random Quiz' }).click();
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText('0 of 25 answered');
  await goBack(page);
  await expect(page.getByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
  await goBack(page);
  await expect(heading(page, 'SWMM5 Quizzer')).toBeVisible();
  await goBack(page);
  await expect(page.getByText('You began a quiz:').locator('..')).toContainText(
    /1 of 25 questions answered in 1:4\d/,
  );
});

test('Back from a quiz continued after a reload leads to the mode screen, then home', {
  tag: '@firefox',
}, async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Random Quiz' }).click();
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await singleAnswerQuestions(page).first().getByRole('radio').first().check();
  await page.waitForFunction(() => window.history.state?.usr?.progress);
  await page.reload();
  await page.getByRole('button', { name: 'Continue the quiz' }).click();
  await expect(page.getByText('1 of 25 answered')).toBeVisible();
  await goBack(page);
  await page.getByRole('button', { name: 'Leave quiz' }).click();
  await expect(page.getByRole('link', { name: 'Continue the quiz' })).toBeVisible();
  await goBack(page);
  await expect(heading(page, 'SWMM5 Quizzer')).toBeVisible();
});

test('Back from a quiz that was left and resumed leads to the mode screen, even at its address', async ({
  page,
}) => {
  await startQuiz(page, await addressOfQuiz(page), 'Practice');
  await singleAnswerQuestions(page).first().getByRole('radio').first().check();
  for (const _ of [1, 2]) {
    await goBack(page);
    await leaveDialog(page).getByRole('button', { name: 'Leave quiz' }).click();
    await page.getByRole('link', { name: 'Continue the quiz' }).click();
    await expect(page.getByText('1 of 25 answered')).toBeVisible();
  }
});

/** Returns an address that a quiz keeps once it starts: the one of its link. */
async function addressOfQuiz(page: Page) {
  await startQuiz(page, '/quiz', 'Practice');
  return page.url();
}

test('the way back to a quiz, and Undo, lead to the question that had the focus', async ({
  page,
}) => {
  const focused = () =>
    document.activeElement?.closest('[data-question]')?.querySelector('h2')?.textContent;
  await begin(page);
  const seventh = questions(page).nth(6);
  await seventh.locator('input').first().focus();
  await goBack(page);
  await page.getByRole('button', { name: 'Leave quiz' }).click();
  await page.getByRole('link', { name: 'Continue the quiz' }).click();
  await expect.poll(() => page.evaluate(focused)).toBe('Question 7 of 25');

  const tenth = questions(page).nth(9);
  await tenth.locator('input').first().focus();
  const stem = await tenth.locator('legend').textContent();
  await page.getByRole('button', { name: 'New Questions', exact: true }).click();
  await page.getByRole('button', { name: 'Draw new questions' }).click();
  await expect(tenth.locator('legend')).not.toHaveText(stem ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tenth.locator('legend')).toHaveText(stem ?? '');
  await expect.poll(() => page.evaluate(focused)).toBe('Question 10 of 25');
});

test('the home page leads back to a quiz that was left, until another one begins', async ({
  page,
}) => {
  await begin(page);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.getByRole('button', { name: 'Leave quiz' }).click();
  const back = page.getByRole('link', { name: 'Back to your quiz' });
  await back.click();
  await expect(page.getByText('1 of 25 answered')).toBeVisible();
  await expect(singleAnswerQuestions(page).nth(4).getByRole('radio').nth(1)).toBeChecked();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.getByRole('button', { name: 'Leave quiz' }).click();
  await expect(back).toBeVisible();
  await page.getByRole('link', { name: 'Start Random Quiz' }).click();
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(heading(page, 'SWMM5 Quizzer')).toBeVisible();
  await expect(back).toHaveCount(0);
});

test('the home page still leads back to the quiz after pages were loaded again', async ({
  page,
}) => {
  await begin(page);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.getByRole('button', { name: 'Leave quiz' }).click();
  await expect(page.getByRole('link', { name: 'Back to your quiz' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Documentation' }).first().click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Back to the quiz' })).toBeVisible();
  await goBack(page);
  await page.getByRole('link', { name: 'Back to your quiz' }).click();
  await page.getByRole('button', { name: 'Continue the quiz' }).click();
  await expect(page.getByText('1 of 25 answered')).toBeVisible();
  await singleAnswerQuestions(page).nth(5).getByRole('radio').first().check();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await goBack(page);
  await page.getByRole('link', { name: 'Back to your quiz' }).click();
  await page.getByRole('button', { name: 'Continue the quiz' }).click();
  await expect(page.getByText('2 of 25 answered')).toBeVisible();
  await submitQuiz(page);
  await page.goBack();
  await expect(heading(page, 'SWMM5 Quizzer')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to your quiz' })).toHaveCount(0);
});

test('the mode screen of a finished quiz also leads back to the one that was left', async ({
  page,
}) => {
  await startQuiz(page, plainQuiz(5), 'Practice');
  await singleAnswerQuestions(page).first().getByRole('radio').first().check();
  await submitQuiz(page);
  await page.waitForFunction(() => window.history.state?.usr?.progress);
  await page.getByRole('button', { name: /^Practice / }).click();
  await goBack(page);
  await expect(page.getByText(/^You finished a quiz: .*, [15] of 5 questions/)).toBeVisible();
  await page.getByRole('radio', { name: 'Timed Mode' }).check();
  await page.getByRole('button', { name: 'Start Timed Quiz' }).click();
  await singleAnswerQuestions(page).first().getByRole('radio').first().check();
  await goBack(page);
  await page.getByRole('button', { name: 'Leave quiz' }).click();
  await expect(page.getByRole('button', { name: 'Show the results' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue the quiz' }).click();
  await expect(page.getByText('1 of 5 answered')).toBeVisible();
  await expect(heading(page, 'SWMM5 Technical Quiz (Timed Mode)')).toBeVisible();
});

test('after a reload, another mode screen leads back to the quiz', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await begin(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue the quiz' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page
    .getByRole('link', { name: /^Start Category Quiz/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Continue the quiz' }).click();
  await expect(heading(page, practiceTitle)).toBeVisible();
  await expect(page.getByText('1 of 25 answered')).toBeVisible();
  await expect(singleAnswerQuestions(page).nth(4).getByRole('radio').nth(1)).toBeChecked();
});
