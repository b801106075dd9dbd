import { plainQuiz, questions, startQuiz, submitQuiz, watchConsole } from './quiz';
import { expect, test } from './test';

test('a complete practice quiz by mouse', { tag: '@firefox' }, async ({ page }) => {
  const expectSilence = watchConsole(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Random Quiz' }).click();
  await expect(page.getByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
  await startQuiz(page, plainQuiz(5), 'Practice');
  await expect(
    page.getByRole('heading', { name: 'SWMM5 Technical Quiz (Practice Mode)' }),
  ).toBeFocused();
  await expect(questions(page)).toHaveCount(5);
  await expect(page.getByText('(Can submit anytime)')).toBeVisible();

  let correct = 0;
  for (let index = 0; index < 4; index++) {
    const question = questions(page).nth(index);
    await question.getByRole('radio').nth(index).check();
    if ((await question.getByText('Your answer: correct').count()) > 0) correct += 1;
    await expect(page.getByText(`Current score: ${correct}/5`)).toBeVisible();
  }
  await expect(page.getByText('4 of 5 answered')).toBeVisible();

  await test.step('an answer can be changed, and the score follows', async () => {
    const first = questions(page).first();
    const isCorrect = async () => (await first.getByText('Your answer: correct').count()) > 0;
    if (!(await isCorrect())) correct += 1;
    // The first option is the one chosen above.
    for (const option of [3, 2, 1, 0]) {
      await first.getByRole('radio').nth(option).check();
      if (await isCorrect()) break;
    }
    await expect(page.getByText(`Current score: ${correct}/5`)).toBeVisible();
    await expect(page.getByText('4 of 5 answered')).toBeVisible();
  });

  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit the quiz?' });
  await expect(dialog).toContainText('1 question is unanswered.');
  await dialog.getByRole('button', { name: 'Next unanswered question' }).click();
  await expect(page.locator('#question-5')).toBeFocused();
  await submitQuiz(page);
  await expect(page.getByRole('heading', { name: 'Quiz Completed!' })).toBeFocused();
  await expect(
    page.getByRole('heading', { name: 'Complete Answer Key & Explanations' }),
  ).toBeVisible();
  await expect(page.getByRole('radio', { disabled: false })).toHaveCount(0);
  await expect(page.getByText(/^Unanswered\. The correct answer is [A-D]\.$/)).toHaveCount(1);

  const start = Date.now();
  await page.getByRole('button', { name: 'Take New Quiz' }).click();
  await expect(page.getByText('0 of 25 answered')).toBeVisible();
  // The time starts again at 0:00: it cannot show more than has passed, even on a slow machine.
  const [minutes = 0, seconds = 0] = (
    await page
      .getByText(/^\d+:\d\d$/)
      .last()
      .innerText()
  )
    .split(':')
    .map(Number);
  expect(60 * minutes + seconds).toBeLessThanOrEqual((Date.now() - start) / 1000);
  expectSilence();
});

test('a click on the backdrop closes the details, which open on the overview again', async ({
  page,
}) => {
  await startQuiz(page, plainQuiz(5, 'advanced'), 'Practice');
  await questions(page).first().getByRole('radio').first().check();
  const open = page.getByRole('button', { name: 'Details & Diagram' });
  const dialog = page.getByRole('dialog');
  await open.click();
  await dialog.getByRole('tab', { name: 'Equations' }).click();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await open.click();
  await expect(
    dialog.getByRole('tab', { name: 'Overview & Diagram', selected: true }),
  ).toBeVisible();
});
