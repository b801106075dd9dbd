import {
  expectNoSidewaysScroll,
  plainQuiz,
  questions,
  singleAnswerQuestions,
  startQuiz,
  submitQuiz,
} from './quiz';
import { expect, type Page, test } from './test';

const radio = (page: Page, question: number, option: number) =>
  singleAnswerQuestions(page).nth(question).getByRole('radio').nth(option);
const bar = (page: Page) => page.getByRole('region', { name: 'Progress' });

test('keys leave browser shortcuts and dialogs alone, and can be turned off', async ({ page }) => {
  await startQuiz(page, plainQuiz(5), 'Practice');
  await page.keyboard.press('n');
  await page.keyboard.press('p');
  await expect(page.getByText('0 of 5 answered', { exact: true })).toBeVisible();
  await expect(radio(page, 0, 0)).toBeFocused();
  for (const held of ['Control', 'Alt', 'Shift']) await page.keyboard.press(`${held}+b`);
  await expect(page.getByText('0 of 5 answered', { exact: true })).toBeVisible();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Mark the focused question for later')).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await help.getByRole('switch', { checked: true }).click();
  await expect(help.getByRole('switch', { checked: false })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(radio(page, 0, 0)).toBeFocused();
  for (const key of ['a', '1', 'n', 'f', 's', '?']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(radio(page, 0, 0)).toBeFocused();
  await expect(page.getByText('0 of 5 answered', { exact: true })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 of 5 answered', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await help.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await radio(page, 1, 0).focus();
  await page.keyboard.press('c');
  await expect(radio(page, 1, 2)).toBeChecked();
});

test('the map shows the status of each question, and leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await startQuiz(page, plainQuiz(25), 'Practice');
  for (const index of [0, 1, 2]) await radio(page, index, 1).check();
  await singleAnswerQuestions(page).nth(2).getByRole('radio').first().focus();
  await page.keyboard.press('f');
  await bar(page).getByRole('button', { name: 'Question map' }).click();
  const map = page.getByRole('dialog', { name: 'Question map' });
  await expect(map.getByRole('button', { name: /^Question \d+, (correct|incorrect)/ })).toHaveCount(
    3,
  );
  await expect(map.getByRole('button', { name: /^Question \d+, unanswered$/ })).toHaveCount(22);
  await expect(
    map.getByRole('button', { name: /^Question 3, .*, marked for later$/ }),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);

  await map.getByRole('button', { name: /^Question 20,/ }).click();
  await expect(map).toHaveCount(0);
  await expect(page.locator('#question-20')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Question 20 of 25' })).toBeInViewport();

  await test.step('the next unanswered question follows; after the last, the search starts again', async () => {
    for (const index of [20, 21, 22, 23, 24]) await radio(page, index, 0).check();
    await bar(page).getByRole('button', { name: 'Next unanswered' }).click();
    await expect(page.locator('#question-4')).toBeFocused();
  });

  await test.step('the bar never covers the focused element', async () => {
    const barBottom = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await radio(page, 3, 0).evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(barBottom);
    for (let steps = 0; steps < 12; steps++) {
      await page.keyboard.press('Shift+Tab');
      const { covered, inBar } = await page.evaluate(() => {
        const focused = document.activeElement;
        const quizBar = document.querySelector('[data-quiz-bar]');
        const limit = quizBar?.getBoundingClientRect().bottom ?? 0;
        return {
          inBar: quizBar?.contains(focused) ?? false,
          covered: (focused?.getBoundingClientRect().bottom ?? 0) <= limit,
        };
      });
      if (!inBar) expect(covered).toBe(false);
    }
  });
});

test('the bar of the longest quiz fits the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await startQuiz(page, '/quiz?n=all', 'Timed');
  // More than 100 minutes.
  await expect(page.getByRole('timer')).toContainText(/\d{3}:\d\d left/);
  await expectNoSidewaysScroll(page);
  await bar(page).getByRole('button', { name: 'Question map' }).click();
  await expectNoSidewaysScroll(page);
});

test('the map leads to any of hundreds of questions, and that question stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await startQuiz(page, '/quiz?seed=far&n=all', 'Practice');
  // Items that clash are not drawn together, so the quiz is smaller than the bank.
  const last = await questions(page).count();
  for (const number of [200, 3, last]) {
    await bar(page).getByRole('button', { name: 'Question map' }).click();
    await page.getByRole('button', { name: `Question ${number}, unanswered`, exact: true }).click();
    const question = page.locator(`#question-${number}`);
    await expect(question.locator(':focus').or(question.and(page.locator(':focus')))).toHaveCount(
      1,
    );
    const heading = page.getByRole('heading', { name: `Question ${number} of` });
    await expect(heading).toBeInViewport();
    // Questions that came into view may still change their height.
    await page.waitForTimeout(300);
    await expect(heading).toBeInViewport();
  }
});

test('the map of a timed quiz does not show right or wrong before the end', async ({ page }) => {
  await startQuiz(page, plainQuiz(5), 'Timed');
  await radio(page, 0, 1).check();
  await bar(page).getByRole('button', { name: 'Question map' }).click();
  await expect(page.getByRole('button', { name: 'Question 1, answered' })).toBeVisible();
  await page.keyboard.press('Escape');
  await submitQuiz(page);
  await page
    .getByRole('region', { name: 'Questions shown' })
    .getByRole('button', { name: 'Question map' })
    .click();
  await expect(
    page.getByRole('button', { name: /^Question 1, (correct|incorrect)$/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Question 4,/ }).click();
  await expect(page.locator('#question-4')).toBeFocused();
});

for (const width of [320, 1440]) {
  test(`options do not move while a question is answered, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await startQuiz(page, plainQuiz(10), 'Practice');
    for (let index = 0; index < 10; index++) {
      const question = page.locator(`#question-${index + 1}`);
      const rows = question.locator('label');
      const places = () =>
        rows.evaluateAll((all) =>
          all.map((row) => Math.round(row.getBoundingClientRect().top + window.scrollY)),
        );
      const before = await places();
      for (const option of [3, 0]) {
        await rows.nth(option).click();
        await expect(rows.nth(option).getByRole('radio')).toBeChecked();
        // The feedback appears after the option is marked.
        const isRight = (await rows.nth(option).getByText('Your answer: correct').count()) > 0;
        const feedback = isRight ? 'Correct' : `About your answer ${'ABCD'[option]}:`;
        await expect(question.getByText(feedback, { exact: true })).toBeVisible();
        expect(await places()).toEqual(before);
      }
    }
  });
}

test('a tap on a mode whose radio button is out of view does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/quiz');
  const practice = page.getByRole('radio', { name: 'Practice Mode' });
  await page.getByRole('radio', { name: 'Timed Mode' }).check();
  await page.getByText('Review explanations').evaluate((line) => {
    line.scrollIntoView({ block: 'start' });
    window.scrollBy(0, -8);
  });
  await expect(practice).not.toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  await page.getByText('Review explanations').click();
  await expect(practice).toBeChecked();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a notification on a phone does not cover any option', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startQuiz(page, '/quiz?seed=phone', 'Practice');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'New Questions', exact: true }).click();
  const notice = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await expect(notice).toBeVisible();
  const box = await notice.boundingBox();
  const progress = await bar(page).boundingBox();
  expect(box?.y).toBeLessThan((progress?.y ?? 0) + (progress?.height ?? 0));
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(
    (await questions(page).first().locator('label').first().boundingBox())?.y ?? 0,
  );
});

for (const mode of ['Practice', 'Timed'] as const) {
  test(`a ${mode.toLowerCase()} quiz begins with its first question on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await startQuiz(page, '/quiz?seed=phone', mode);
    const heading = page.getByRole('heading', { level: 1 });
    const expectFirstQuestion = async () => {
      const question = await page.locator('#question-1').boundingBox();
      const progress = await bar(page).boundingBox();
      expect(question?.y).toBeGreaterThanOrEqual((progress?.y ?? 0) + (progress?.height ?? 0));
      expect(question?.y).toBeLessThan(120);
      // Its options may be out of view: a new draw may begin with a figure that fills a phone.
      await expect(questions(page).first().locator('legend')).toBeInViewport();
      await expect(heading).toBeFocused();
    };
    await expectFirstQuestion();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'New Questions', exact: true }).click();
    await expect(page.getByText('New questions drawn', { exact: true }).first()).toBeVisible();
    await expectFirstQuestion();
  });
}

test('a quiz on a wide screen begins at its title', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await startQuiz(page, '/quiz?seed=phone', 'Timed');
  await expect(page.locator('#question-1')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
