import { announcer, plainQuiz, singleAnswerQuestions, startQuiz, watchConsole } from './quiz';
import { expect, type Locator, type Page, test } from './test';

// Tall enough for a question with its figure: N would not focus an option that is out of view.
test.use({ viewport: { width: 1280, height: 1400 } });

/** What is wrong with the focus; null if it is in view and, where Tab can lead to it, outlined. */
const focusFault = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return 'lost';
    // The row of a radio button is outlined instead of the button.
    const shown = element.closest('label') ?? element;
    const name = `${element.tagName} ${shown.textContent?.slice(0, 40)}`;
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    const bar = document.querySelector('[data-quiz-bar]');
    const over = element.closest('dialog') ? undefined : bar?.getBoundingClientRect();
    const covered = over && !bar?.contains(element) && top >= over.top && bottom <= over.bottom;
    const within = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    if (covered || !within) return `out of sight: ${name}`;
    // A link as large as its card outlines the card.
    const styles = [getComputedStyle(shown), getComputedStyle(shown, '::after')];
    const outlined = styles.some(
      ({ outlineStyle, outlineWidth }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    // A heading or a question gets the focus only as the starting point of the next Tab.
    return outlined || element.tabIndex < 0 ? null : `not outlined: ${name}`;
  });

/** Presses a key, after which the focus must be on an element that is in view and outlined. */
async function press(page: Page, key: string) {
  await page.keyboard.press(key);
  await expect.poll(() => focusFault(page), `after ${key}`).toBe(null);
}

const isFocused = (target: Locator) => target.evaluate((element) => element.matches(':focus'));

/** Presses Tab until the target has the focus, at most `limit` times. */
async function tabTo(page: Page, target: Locator, limit: number) {
  for (let steps = 0; steps < limit; steps++) {
    await press(page, 'Tab');
    if (await isFocused(target)) return;
  }
  throw new Error(`${target} was not reached in ${limit} steps`);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const radio = (page: Page, question: number, option: number) =>
  singleAnswerQuestions(page).nth(question).getByRole('radio').nth(option);

/** The button below an explanation, which appears once the explanation has loaded. */
const detailsButton = (page: Page, question: number) =>
  page.locator(`[data-question="${question}"]`).getByRole('button', { name: 'Details & Diagram' });

/** Waits until the height of the page stops changing: parts of an explanation that load late move what follows. */
const waitUntilSettled = async (page: Page) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect
    .poll(async () => {
      const before = await height();
      await page.waitForTimeout(200);
      return (await height()) - before;
    })
    .toBe(0);
};

for (const width of [1440, 360]) {
  test(`Tab goes through the home page as it is seen, ${width} px wide`, {
    tag: '@firefox',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const manual = page.getByRole('link', { name: "SWMM User's Manual" });
    const category = page.getByRole('link', { name: 'Start Category Quiz' }).first();
    const order = width > 1024 ? [manual, category] : [category, manual];
    const [before, after] = await Promise.all(order.map((link) => link.boundingBox()));
    expect(before && after && (before.x < after.x || before.y < after.y)).toBe(true);
    for (const link of order) await tabTo(page, link, 25);
  });
}

test('a complete quiz by Tab, arrows, Space and Enter', async ({ page }) => {
  test.setTimeout(120_000);
  const expectSilence = watchConsole(page);
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Start Random Quiz' }), 20);
  await press(page, 'Enter');
  await expect(title).toHaveText('SWMM5 Quizzer');
  await expect(title).toBeFocused();
  await page.goto(plainQuiz(5));
  await expect(title).toHaveText('Network Components');
  await tabTo(page, button(page, 'Start Practice Quiz'), 15);
  await press(page, 'Enter');
  await expect(title).toHaveText('SWMM5 Technical Quiz (Practice Mode)');
  await expect(title).toBeFocused();

  await tabTo(page, radio(page, 0, 0), 20);
  await test.step('arrow keys move without choosing', async () => {
    await press(page, 'ArrowDown');
    await press(page, 'ArrowDown');
    await expect(radio(page, 0, 2)).toBeFocused();
    await expect(
      singleAnswerQuestions(page).first().getByRole('radio', { checked: true }),
    ).toHaveCount(0);
    await press(page, 'Space');
    await expect(radio(page, 0, 2)).toBeChecked();
    await press(page, 'ArrowUp');
    await expect(radio(page, 0, 2)).toBeChecked();
    await press(page, 'Enter');
    await expect(radio(page, 0, 1)).toBeChecked();
    await expect(detailsButton(page, 0)).toBeVisible();
    await waitUntilSettled(page);
  });
  for (let index = 1; index < 5; index++) {
    // Tab passes the references, details button and report link of the previous question.
    await tabTo(page, radio(page, index, 0), 15);
    for (let steps = 0; steps < index % 4; steps++) await press(page, 'ArrowDown');
    await press(page, index % 2 ? 'Space' : 'Enter');
    await expect(radio(page, index, index % 4)).toBeChecked();
    await expect(radio(page, index, index % 4)).toBeFocused();
    // The explanation appears after the answer is marked, and Tab leads through it.
    await expect(detailsButton(page, index)).toBeVisible();
    await waitUntilSettled(page);
  }
  await expect(page.getByText('5 of 5 answered', { exact: true })).toBeVisible();
  await tabTo(page, button(page, 'Submit Quiz'), 15);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Quiz Completed!' })).toBeFocused();

  await test.step('the results can be used by keyboard', async () => {
    await tabTo(page, page.getByRole('button', { name: /^Wrong/ }), 20);
    await press(page, 'Space');
    const details = page
      .getByRole('button', { name: 'Details & Diagram' })
      .filter({ visible: true })
      .first();
    await tabTo(page, details, 20);
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Details & Diagram' });
    await expect(button(page, 'Close')).toBeFocused();
    await tabTo(page, dialog.getByRole('tab', { selected: true }), 10);
    await press(page, 'ArrowRight');
    await expect(dialog.getByRole('tab', { selected: true })).toHaveText('Equations');
    await press(page, 'Escape');
    await expect(details).toBeFocused();
  });
  expectSilence();
});

test('the first link skips to the content, which comes into view', async ({ page }) => {
  for (const path of ['/', '/docs', '/quiz']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await press(page, 'Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await press(page, 'Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const top = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(-1);
    expect(top).toBeLessThan(200);
    await press(page, 'Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  }
});

test('a notification returns the focus when it is closed', {
  tag: '@firefox',
}, async ({ page }) => {
  await startQuiz(page, plainQuiz(5), 'Practice');
  // The new first question may be of any type, and taller than the window.
  const inFirst = page.locator('#question-1:focus, #question-1 :focus');
  await button(page, 'New Questions').click();
  const notice = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await expect(notice).toBeVisible();
  await page.keyboard.press('n');
  await expect(inFirst).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(inFirst).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
  await expect(inFirst).toHaveCount(1);

  await button(page, 'New Questions').click();
  await expect(notice).toBeVisible();
  await page.keyboard.press('n');
  await expect(inFirst).toHaveCount(1);
  await page.keyboard.press('F8');
  await tabTo(page, button(page, 'Close notification'), 4);
  await press(page, 'Enter');
  await expect(notice).toHaveCount(0);
  await expect(inFirst).toHaveCount(1);
  // Without a notification there is nothing to move to.
  await page.keyboard.press('F8');
  await expect(inFirst).toHaveCount(1);
});

test('after Back, the focus is on the link that led away', async ({ page }) => {
  // The code that restores the focus loads separately, and the app does not wait for it.
  await page.goto('/docs/diagrams', { waitUntil: 'networkidle' });
  const link = page.getByRole('main').getByRole('link', { name: /Weir/ }).first();
  await link.focus();
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('after Back from a quiz and its confirmation, the focus is in view', async ({ page }) => {
  await startQuiz(page, plainQuiz(10), 'Practice');
  await page.getByRole('radio').first().check();
  await page.getByRole('link', { name: 'Documentation' }).click();
  await page.getByRole('button', { name: 'Leave quiz' }).click();
  const link = page.getByRole('link', { name: 'Back to the quiz' });
  await link.click();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.goBack();
  // The browser has saved the scroll position of the quiz as that of the page before it.
  await page.getByRole('button', { name: 'Leave quiz' }).click();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('Back from a topic leads to its link, whether the list was opened by a link or by hand', async ({
  page,
}) => {
  const visit = async (topic: string) => {
    const link = page.getByRole('link', { name: topic, exact: true });
    await link.focus();
    await press(page, 'Enter');
    await expect(button(page, 'Start Practice Quiz')).toBeVisible();
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  };
  await page.goto('/');
  await page.getByRole('link', { name: 'Quizzes by topic' }).first().click();
  await visit('Weirs');
  await visit('Weirs');
  await page.goto('/docs');
  await page.getByRole('link', { name: 'Source listings' }).click();
  await page.getByText('Quizzes by topic').last().click();
  await visit('Pumps');
});

test('Back from a diagram leads to its link in the list', async ({ page }) => {
  await page.goto('/docs/diagrams');
  // The picture of another diagram links to this one too, but loads later.
  const link = page.getByRole('link', { name: 'Green-Ampt infiltration', exact: true }).last();
  await expect(page.locator('main a[href$="green-ampt"]')).toHaveCount(2);
  await link.focus();
  await press(page, 'Enter');
  await expect(page.getByRole('figure')).toBeVisible();
  await page.goBack();
  await expect(link).toBeFocused();
});

test('Tab leaves the options of an answered question from each of them @firefox', async ({
  page,
}) => {
  await startQuiz(page, plainQuiz(5), 'Practice');
  const [first, second] = [radio(page, 0, 0), radio(page, 0, 1)];
  await second.press('Enter');
  await press(page, 'ArrowUp');
  await expect(first).toBeFocused();
  await press(page, 'Tab');
  await expect(button(page, 'Mark for later question 1')).toBeFocused();
  await press(page, 'Shift+Tab');
  await expect(second).toBeFocused();
  await press(page, 'ArrowDown');
  await press(page, 'Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('fieldset'))).toBeNull();
});

test('a letter does not change the answer of a question that is scrolled out of view', async ({
  page,
}) => {
  await startQuiz(page, plainQuiz(5), 'Practice');
  await press(page, 'n');
  await press(page, 'a');
  const answer = radio(page, 0, 0);
  await expect(answer).toBeChecked();
  await page.evaluate(() => document.querySelector('#question-2')?.scrollIntoView());
  await expect(answer).not.toBeInViewport();
  await expect(answer).toBeFocused();
  await press(page, 'b');
  await expect(radio(page, 1, 1)).toBeFocused();
  await expect(answer).toBeChecked();
  await press(page, 'b');
  await expect(radio(page, 1, 1)).toBeChecked();
  await test.step('F marks a question as long as a part of it is in view', async () => {
    const option = radio(page, 1, 1);
    const details = page.locator('#question-2 [data-details]');
    await details.evaluate((button) => button.scrollIntoView({ block: 'start' }));
    await expect(option).not.toBeInViewport();
    await page.keyboard.press('f');
    await expect(page.getByText('Question 2: marked for later.')).toBeAttached();
    await page.evaluate(() => document.querySelector('#question-4')?.scrollIntoView());
    await press(page, 'f');
    await expect(radio(page, 3, 0)).toBeFocused();
    await expect(page.getByText('Question 2: no longer marked.')).toHaveCount(0);
    await press(page, 'f');
    await expect(page.getByText('Question 4: marked for later.')).toBeAttached();
  });
});

test('a letter does not answer a question of which only the last option is in view', async ({
  page,
}) => {
  await startQuiz(page, plainQuiz(5), 'Timed');
  await press(page, 'n');
  await press(page, 'a');
  await expect(radio(page, 0, 0)).toBeChecked();
  await radio(page, 0, 3).evaluate((option) => option.scrollIntoView({ block: 'start' }));
  await expect(radio(page, 0, 3)).toBeInViewport();
  await expect(radio(page, 0, 0)).not.toBeInViewport();
  await expect(radio(page, 1, 0)).toBeInViewport();
  await press(page, 'b');
  await expect(radio(page, 1, 1)).toBeFocused();
  await expect(radio(page, 0, 0)).toBeChecked();
  await expect(page.getByText('1 of 5 answered')).toBeVisible();
});

test('in a question taller than the window, a letter leads to its option first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 400 });
  await startQuiz(page, '/quiz?ids=hyd-width-in-hydrographs', 'Practice');
  await press(page, 'n');
  await expect(page.locator('#question-1')).toBeFocused();
  await expect(radio(page, 0, 0)).not.toBeInViewport();
  await press(page, 'b');
  await expect(radio(page, 0, 1)).toBeFocused();
  await expect(radio(page, 0, 1)).toBeInViewport();
  await expect(page.getByText('0 of 1 answered')).toBeVisible();
  await press(page, 'b');
  await expect(radio(page, 0, 1)).toBeChecked();
});

test('a letter answers the only question shown without focus in it', async ({ page }) => {
  await startQuiz(page, plainQuiz(5), 'Practice');
  await press(page, 'o');
  await page.getByRole('button', { name: 'Next', exact: true }).focus();
  await press(page, 'b');
  await expect(page.locator('input[value="B"]:visible')).toBeChecked();
});

test('a letter answers the only question in view, and leads to one of several', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await startQuiz(page, plainQuiz(5), 'Practice');
  await radio(page, 0, 0).evaluate((option) => option.scrollIntoView({ block: 'center' }));
  await expect(radio(page, 0, 0)).toBeInViewport();
  await expect(radio(page, 1, 0)).not.toBeInViewport();
  await press(page, 'b');
  await expect(radio(page, 0, 1)).toBeChecked();
  await page.reload();
  await page.setViewportSize({ width: 1366, height: 2000 });
  await startQuiz(page, plainQuiz(5), 'Practice');
  await expect(radio(page, 1, 0)).toBeInViewport();
  await press(page, 'b');
  await expect(radio(page, 0, 1)).toBeFocused();
  await expect(radio(page, 0, 1)).not.toBeChecked();
  await expect(page.getByText('Press B again to choose it.')).toBeAttached();
});

test('after a number question, a letter leads to the next question in view', async ({ page }) => {
  await startQuiz(page, '/quiz?ids=hyd-entrance-loss-head,net-type3-pump-setting', 'Practice');
  const field = page.getByRole('textbox');
  await field.fill('0.124');
  await press(page, 'Enter');
  await expect(page.getByText('1 of 2 answered')).toBeVisible();
  await expect(field).not.toBeFocused();
  const details = page.locator('#question-1 [data-details]');
  await details.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await expect(details).toBeInViewport();
  await expect(field).not.toBeInViewport();
  await page.keyboard.press('b');
  await expect(radio(page, 0, 1)).toBeFocused();
  await expect(page.getByText('1 of 2 answered')).toBeVisible();
});

test('Undo changes no number field but the focused one', async ({ page }) => {
  await startQuiz(page, '/quiz?ids=hyd-entrance-loss-head,net-direct-inflow-sum', 'Practice');
  const [first, second] = [page.getByRole('textbox').first(), page.getByRole('textbox').nth(1)];
  await first.pressSequentially('0.124');
  await press(page, 'Enter');
  await second.pressSequentially('5');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z');
  await expect(second).toHaveValue('');
  await expect(first).toHaveValue('0.124');
  await button(page, 'Mark for later question 2').focus();
  for (const key of ['Control+z', 'Control+Shift+z']) await page.keyboard.press(key);
  await expect(first).toHaveValue('0.124');
  await expect(page.getByText('1 of 2 answered')).toBeVisible();
  await expect(button(page, 'Mark for later question 2')).toBeFocused();
});

test('a complete quiz by single keys', { tag: '@firefox' }, async ({ page }) => {
  test.setTimeout(120_000);
  const expectSilence = watchConsole(page);
  await startQuiz(page, plainQuiz(10), 'Practice');
  // Firefox outlines the focus in a dialog only if the last input was a key, not the pointer.
  await press(page, 'Tab');
  await press(page, '?');
  // The dialog opens when its code has loaded. Escape before that would not close it.
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await press(page, 'Escape');
  await expect(help).toHaveCount(0);
  await press(page, 'n');
  await expect(radio(page, 0, 0)).toBeFocused();
  const dialog = page.getByRole('dialog', { name: 'Submit the quiz?' });
  await test.step('S asks for confirmation while questions are unanswered', async () => {
    await press(page, 's');
    await expect(dialog).toContainText('10 questions are unanswered.');
    await press(page, 'Escape');
    await expect(radio(page, 0, 0)).toBeFocused();
    await press(page, 's');
    await press(page, 'Enter');
    await expect(page.locator('#question-1')).toBeFocused();
  });
  // A capital letter without Shift is what Caps Lock produces.
  for (const [index, key] of ['a', 'B', '3', 'd', '1', 'b', 'C', '4', 'a', 'B'].entries()) {
    const option = index % 4;
    await press(page, key);
    await expect(radio(page, index, option)).toBeChecked();
    await expect(radio(page, index, option)).toBeFocused();
    // The explanation, which appears later, moves the next question.
    await expect(detailsButton(page, index)).toBeVisible();
    await press(page, 'n');
  }
  await expect(page.getByText('10 of 10 answered', { exact: true })).toBeVisible();
  // N stays on the last question and says so; P leads back to the chosen answer.
  await expect(announcer(page)).toContainText('This is the last question.');
  await expect(radio(page, 9, 1)).toBeFocused();
  await press(page, 'p');
  await expect(radio(page, 8, 0)).toBeFocused();

  await test.step('I opens the details, and closing them leads back', async () => {
    await press(page, 'i');
    await expect(page.getByRole('tab', { name: 'Overview & Diagram' })).toBeVisible();
    await press(page, 'Escape');
    await expect(radio(page, 8, 0)).toBeFocused();
  });

  await press(page, 'f');
  await expect(announcer(page)).toContainText('Question 9: marked for later.');
  const marked = page.getByRole('button', { name: 'Marked for later', pressed: true });
  await expect(marked).toHaveCount(1);
  await press(page, 'f');
  await expect(marked).toHaveCount(0);

  // All questions are answered, so no dialog opens.
  await press(page, 's');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Quiz Completed!' })).toBeFocused();

  await test.step('N and P move in the answer key, and A and S do nothing', async () => {
    for (const key of ['a', 's']) await press(page, key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press(page, 'n');
    await expect(page.locator('[data-question]:focus')).toHaveCount(1);
    await press(page, 'n');
    await press(page, 'p');
    await expect(page.locator('[data-question]:focus')).toHaveCount(1);
  });
  expectSilence();
});

test('a letter leads to the options of the question whose link has the focus', async ({ page }) => {
  await startQuiz(page, plainQuiz(3), 'Practice');
  await press(page, 'n');
  await press(page, 'a');
  const link = page.locator('#question-1').getByRole('link').last();
  await link.focus();
  await link.evaluate((it) => it.scrollIntoView({ block: 'start' }));
  await expect(radio(page, 0, 3)).not.toBeInViewport();
  await expect(radio(page, 1, 0)).toBeInViewport();
  await press(page, 'b');
  await expect(radio(page, 0, 1)).toBeFocused();
  await expect(radio(page, 0, 0)).toBeChecked();
  await press(page, 'b');
  await expect(radio(page, 0, 1)).toBeChecked();
});

test('Back focuses the link that led away, although an earlier link has its address', async ({
  page,
}) => {
  await page.goto('/docs');
  const link = page.getByRole('link', { name: 'diagrams', exact: true });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

test('arrow keys pass the value between two steps with which a diagram opened @firefox', async ({
  page,
}) => {
  await page.goto('/docs/diagrams/conduit?slopePercent=0.0602');
  const slider = page.getByRole('slider', { name: 'Bed slope' });
  await slider.focus();
  for (const [key, percent] of [
    ['ArrowLeft', '0.06'],
    ['ArrowRight', '0.0602'],
    ['ArrowRight', '0.07'],
    ['ArrowLeft', '0.0602'],
    ['ArrowLeft', '0.06'],
    ['ArrowLeft', '0.05'],
    ['ArrowRight', '0.0602'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', `${percent} percent`);
  }
});
