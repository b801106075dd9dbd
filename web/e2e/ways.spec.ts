import { plainQuiz, questions, singleAnswerQuestions, startQuiz, submitQuiz } from './quiz';
import { expect, test } from './test';

test('the first question is in view on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startQuiz(page, plainQuiz(5), 'Practice');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const option of await questions(page).first().getByRole('radio').all()) {
    await expect(option).toBeInViewport();
  }
});

for (const mode of ['Practice', 'Timed'] as const) {
  test(`the bar of a ${mode.toLowerCase()} quiz is one row on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await startQuiz(page, plainQuiz(25), mode);
    await expect(questions(page).first().getByRole('radio').first()).toBeInViewport();
    const box = await page.locator('[data-quiz-bar]').boundingBox();
    expect(box?.height).toBeLessThan(80);
  });
}

test('progress is shown once, and not after the end', async ({ page }) => {
  await startQuiz(page, plainQuiz(5), 'Practice');
  await expect(page.getByText('0 of 5 answered', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  await expect(page.getByText('Current score:')).toHaveCount(1);
  await submitQuiz(page);
  await expect(page.getByText('0 of 5 answered')).toHaveCount(0);
  await expect(page.getByText('Current score:')).toHaveCount(0);
  await expect(page.getByText('0/5', { exact: true })).toHaveCount(1);
});

test('one question at a time, by mouse and by keyboard', { tag: '@firefox' }, async ({ page }) => {
  await page.goto(plainQuiz(5));
  await page.getByText('More choices').click();
  await page.getByRole('checkbox', { name: 'One question at a time' }).check();
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await expect(questions(page)).toHaveCount(1);
  // The first key leads to the question shown; nobody has been at it yet.
  await page.keyboard.press('n');
  await expect(page.locator('#question-1').locator(':scope:focus, :focus')).toHaveCount(1);
  await singleAnswerQuestions(page).first().getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Question 2 of 5')).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('b');
  await expect(page.getByText('Question 3 of 5')).toBeVisible();
  await expect(singleAnswerQuestions(page).first().getByRole('radio').nth(1)).toBeFocused();
  // The keys step from the question shown, wherever the focus is.
  await page.getByRole('button', { name: 'Question map' }).focus();
  await page.keyboard.press('n');
  await expect(page.getByText('Question 4 of 5')).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByText('Question 3 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Next unanswered' }).click();
  await expect(page.getByText('Question 4 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Question map' }).click();
  await page.getByRole('button', { name: /^Question 2,/ }).click();
  await expect(page.getByText('Question 2 of 5')).toBeVisible();
  // The card with the submit button follows whichever question is shown.
  await expect(page.getByRole('button', { name: 'Submit Quiz' })).toBeVisible();
  await page.getByRole('button', { name: 'Question map' }).click();
  await page.getByRole('button', { name: /^Question 5,/ }).click();
  await submitQuiz(page);
  await expect(page.getByText(/^Question \d of 5$/).first()).toBeVisible();
});

test('a pressed "One at a time" keeps the focus by keyboard', async ({ page }) => {
  await startQuiz(page, plainQuiz(5), 'Practice');
  const button = page.getByRole('button', { name: 'One at a time' });
  for (const count of [1, 5]) {
    await button.press('Enter');
    await expect(questions(page)).toHaveCount(count);
    await expect(button).toBeFocused();
  }
});

test('the question map shows the question in view alone, and then all', async ({ page }) => {
  await startQuiz(page, plainQuiz(5), 'Practice');
  await questions(page).first().getByRole('radio').first().check();
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible();
  await questions(page)
    .nth(3)
    .evaluate((element) => element.scrollIntoView());
  const toggle = page.getByRole('dialog').getByRole('button', { name: 'One at a time' });
  // The focus on a sticky button would scroll the page.
  await page.keyboard.press('m');
  await toggle.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('article', { name: /^Question 4 of 5/ })).toBeFocused();
  await expect(questions(page)).toHaveCount(1);
  await page.keyboard.press('m');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.press('Enter');
  await expect(questions(page)).toHaveCount(5);
  await expect(page.getByRole('article', { name: /^Question 4 of 5/ })).toBeFocused();
  // By keyboard, the question that had the focus is shown, wherever the page was scrolled.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.keyboard.press('m');
  await toggle.press('Enter');
  await expect(page.getByRole('article', { name: /^Question 4 of 5/ })).toBeFocused();
});

test('a quiz can be submitted from the question map', async ({ page }) => {
  await startQuiz(page, plainQuiz(5), 'Practice');
  await page.keyboard.press('m');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Quiz' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Quiz Completed!' })).toBeVisible();
});

test('all questions are printed when only one is shown', async ({ page }) => {
  await startQuiz(page, plainQuiz(5), 'Practice');
  await page.getByRole('button', { name: 'One at a time' }).click();
  await expect(questions(page)).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(questions(page)).toHaveCount(5);
});

test('a quiz continues after a reload, and by a link', { tag: '@firefox' }, async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await startQuiz(page, plainQuiz(5), 'Practice');
  await singleAnswerQuestions(page).nth(1).getByRole('radio').nth(2).check();
  await page.getByRole('button', { name: 'Mark for later' }).nth(3).click();
  // The progress is saved a moment after the click. It contains the indexes of the marked questions.
  await page.waitForFunction(() =>
    decodeURIComponent(window.history.state?.usr?.progress ?? '').includes('[3]'),
  );
  await page.reload();
  await expect(page.getByText(/1 of 5 questions answered in 0:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue the quiz' }).click();
  await expect(page.getByText('1 of 5 answered')).toBeVisible();
  await expect(singleAnswerQuestions(page).nth(1).getByRole('radio').nth(2)).toBeChecked();
  await expect(page.getByRole('button', { name: /Marked for later/ })).toHaveCount(1);

  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.title = text;
    };
  });
  await page.getByRole('button', { name: 'Copy a link to continue' }).click();
  await expect.poll(() => page.title()).toContain('#continue=');
  const link = await page.title();
  await page.goto('/');
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue the quiz' }).click();
  await expect(page.getByText('1 of 5 answered')).toBeVisible();
  await expect(page.locator('[data-question]:focus')).toHaveCount(1);
  // Back closes a dialog of a quiz that was continued by a link.
  await page.getByRole('button', { name: 'Question map' }).click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('1 of 5 answered')).toBeVisible();
  await submitQuiz(page);
  await expect(page.getByRole('button', { name: /Marked for later/ })).toHaveCount(1);
});

test('results survive a reload, and Back from a quiz of missed questions leads to them', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await startQuiz(page, plainQuiz(5), 'Practice');
  await singleAnswerQuestions(page).nth(1).getByRole('radio').nth(2).check();
  await submitQuiz(page);
  const showResults = async () => {
    await expect(
      page.getByText(/You finished a quiz: .*, 1 of 5 questions answered/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Show the results' }).click();
    await expect(page.getByRole('heading', { name: 'Quiz Completed!' })).toBeVisible();
    await expect(page.getByText(/^Unanswered\. The correct answer is/)).toHaveCount(4);
  };
  // The saved progress of a finished quiz ends with true.
  const resultsAreKept = () =>
    page.waitForFunction(() => window.history.state?.usr?.progress?.endsWith('true%5D'));
  await resultsAreKept();
  await page.reload();
  await showResults();
  await resultsAreKept();
  await page.getByRole('button', { name: 'Practice missed questions' }).click();
  await expect(page.getByText(/^0 of \d+ answered$/)).toBeVisible();
  await page.goBack();
  await showResults();
});

test('the mode screen of results starts a quiz with other questions', async ({ page }) => {
  const stems = () => questions(page).locator('legend').allTextContents();
  await startQuiz(page, '/quiz?seed=past&n=10', 'Practice');
  const past = await stems();
  await singleAnswerQuestions(page).first().getByRole('radio').first().check();
  await submitQuiz(page);
  await page.waitForFunction(() => window.history.state?.usr?.progress?.endsWith('true%5D'));
  await page.getByRole('button', { name: 'Practice missed questions' }).click();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Show the results' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await expect(questions(page)).toHaveCount(10);
  expect(await stems()).not.toEqual(past);
});

test('a quiz that was begun can be continued after the results of the one before', async ({
  page,
}) => {
  await startQuiz(page, plainQuiz(5), 'Practice');
  await singleAnswerQuestions(page).nth(1).getByRole('radio').nth(2).check();
  await submitQuiz(page);
  await page.getByRole('button', { name: 'Practice missed questions' }).click();
  await singleAnswerQuestions(page).first().getByRole('radio').first().check();
  await page.goBack();
  await page.getByRole('button', { name: 'Leave quiz' }).click();
  await page.getByRole('button', { name: 'Show the results' }).click();
  await expect(page.getByRole('heading', { name: 'Quiz Completed!' })).toBeVisible();
  // Its own entry offers it once.
  await page.goForward();
  await expect(page.getByText('You began a quiz:')).toHaveCount(1);
  await page.goBack();
  await page.goBack();
  await page.getByRole('link', { name: 'Continue the quiz' }).click();
  await expect(page.getByText(/^1 of \d+ answered$/)).toBeVisible();
});

test('a reload does not give time back', { tag: '@firefox' }, async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await startQuiz(page, plainQuiz(5), 'Timed');
  await singleAnswerQuestions(page).nth(1).getByRole('radio').nth(2).check();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/2:20 left/, { timeout: 15_000 });
  await page.reload();
  await expect(page.getByText(/1 of 5 questions answered in 0:(0[6-9]|1\d)/)).toBeVisible();
});

test('"Next unanswered" skips the question that the page is scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startQuiz(page, plainQuiz(5), 'Timed');
  const next = page.getByRole('button', { name: 'Next unanswered' });
  for (const number of [2, 3, 4, 5, 1, 2]) {
    // A pointer's click (detail 1), dispatched because Playwright's click would scroll the page.
    await next.dispatchEvent('click', { detail: 1 });
    await expect(page.getByText(`Question ${number} of 5`)).toBeInViewport();
    // A tap does not always focus a button.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }
});

test('"Next unanswered" by keyboard starts with the first question', async ({ page }) => {
  await startQuiz(page, plainQuiz(5), 'Timed');
  const next = page.getByRole('button', { name: 'Next unanswered' });
  for (const number of [1, 2, 3, 4, 5, 1]) {
    await next.press('Enter');
    const question = page.locator('[data-question]:focus-within');
    await expect(question).toContainText(`Question ${number} of 5`);
  }
});
