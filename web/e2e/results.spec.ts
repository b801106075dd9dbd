import { inflateSync } from 'node:zlib';
import {
  expectNoSidewaysScroll,
  plainQuiz,
  questions,
  startQuiz,
  submitQuiz,
  watchConsole,
} from './quiz';
import { expect, type Page, test } from './test';

/**
 * Submits a quiz of ten questions: three correct, three incorrect, four unanswered. The first is
 * marked for later.
 */
async function submitTen(page: Page) {
  await startQuiz(page, plainQuiz(10), 'Practice');
  for (let index = 0; index < 6; index++) {
    const card = page.locator(`[data-question="${index}"]`);
    await card.getByRole('radio').first().check();
    const verdict = card.getByText(/^(Correct|Incorrect\. The correct answer is [A-D]\.)$/).last();
    const key = /is ([A-D])\./.exec((await verdict.textContent()) ?? '')?.[1] ?? 'A';
    const wanted = index < 3 ? key : key === 'A' ? 'B' : 'A';
    await card.locator(`input[value="${wanted}"]`).check();
  }
  await page.getByRole('button', { name: 'Mark for later' }).first().click();
  await submitQuiz(page);
  await expect(page.getByRole('table', { name: 'By topic' })).toBeVisible();
}

test('results show tallies by category, level and topic, at any width', async ({ page }) => {
  const expectSilence = watchConsole(page);
  await submitTen(page);
  for (const name of ['By category', 'By level', 'By topic']) {
    const rows = page.getByRole('table', { name }).getByRole('row');
    expect(await rows.count()).toBeGreaterThan(1);
    await expect(rows.last()).toContainText(/\d+ of \d+ \(\d+%\)|[01] of 1/);
  }
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  expectSilence();
});

test('filters limit the answer key, and N and P move within it', async ({ page }) => {
  await submitTen(page);
  const correctToggle = page.getByRole('button', { name: /that you answered correctly$/ });
  await expect(questions(page)).toHaveCount(7);
  await correctToggle.click();
  await expect(questions(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Unanswered 4' }).click();
  await expect(questions(page)).toHaveCount(4);
  await expect(page.getByText('Question 7 of 10')).toBeVisible();
  await page.locator('#question-7').focus();
  await page.keyboard.press('n');
  await expect(page.locator('#question-8')).toBeFocused();
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await expect(page.locator('#question-7')).toBeFocused();
  await page.getByRole('button', { name: 'Marked 1' }).click();
  await expect(questions(page)).toHaveCount(1);
});

test('missed questions become a practice quiz, whose address opens it again', async ({ page }) => {
  await submitTen(page);
  await page.getByRole('button', { name: 'Practice missed questions' }).click();
  await expect(page.getByText(/^0 of \d+ answered$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The seven missed questions, and others on the same topics.
  expect(await questions(page).count()).toBeGreaterThanOrEqual(7);
  const stems = await questions(page).locator('legend').allTextContents();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  expect(await questions(page).locator('legend').allTextContents()).toEqual(stems);
});

test('the summary is copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await submitTen(page);
  await page.getByRole('button', { name: 'Copy summary' }).click();
  await expect(page.getByText('Summary copied').first()).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/Score: \d+ of 10 \(\d+%\)\n/);
  expect(text).toContain('unanswered: 4');
  expect(text).toContain('ids=');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a printout shows only the questions and their key, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await submitTen(page);
    await page.emulateMedia({ media: 'print', colorScheme });
    const paper = page.locator('article');
    await expect(paper.getByRole('heading', { name: 'Answer key and explanations' })).toBeVisible();
    await expect(paper.getByText('Not answered.')).toHaveCount(4);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByText('Quiz Completed!')).toBeHidden();
    const colors = await paper.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });
}

test('a printout of a quiz in progress shows questions without buttons', async ({ page }) => {
  await startQuiz(page, plainQuiz(5), 'Practice');
  await page.emulateMedia({ media: 'print' });
  await expect(questions(page)).toHaveCount(5);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Ready to Submit?')).toBeHidden();
});

/** Counts the pages of a PDF, whose objects may be compressed. */
function pagesOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const compressed = [...text.matchAll(/\/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)endstream/g)].map(
    ([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );
  return [text, ...compressed].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('a PDF has a plausible number of pages', { tag: '@firefox' }, async ({
  page,
  browserName,
}) => {
  await submitTen(page);
  // Playwright sends the size in inches, but Firefox expects centimeters.
  const inch = browserName === 'firefox' ? 2.54 : 1;
  const pdf = await page.pdf({ width: `${8.5 * inch}in`, height: `${11 * inch}in` });
  const pages = pagesOf(pdf);
  expect(pages).toBeGreaterThanOrEqual(2);
  expect(pages).toBeLessThanOrEqual(8);
});
