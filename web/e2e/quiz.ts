import { readFileSync } from 'node:fs';
import { expect, type FrameLocator, type Locator, type Page } from './test';

/** Returns a check that the page wrote nothing to the console and threw nothing. */
export function watchConsole(page: Page): () => void {
  const messages: string[] = [];
  page.on('console', (message) => {
    // Playwright's configuration blocks the service worker.
    if (/Service Worker registration blocked/.test(message.text())) return;
    messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`thrown: ${error.message}`));
  return () => expect(messages).toEqual([]);
}

/** Opens a quiz in a mode and waits for its first question. */
export async function startQuiz(page: Page, path: string, mode: 'Practice' | 'Timed') {
  await page.goto(path);
  await page.getByRole('radio', { name: `${mode} Mode` }).check();
  await page.getByRole('button', { name: `Start ${mode} Quiz` }).click();
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
}

/** Submits the quiz, and confirms it if a dialog asks. */
export async function submitQuiz(page: Page | FrameLocator) {
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  const confirm = page
    .getByRole('dialog', { name: 'Submit the quiz?' })
    .getByRole('button', { name: 'Submit', exact: true });
  await expect(confirm.or(page.getByRole('heading', { name: 'Quiz Completed!' }))).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
}

/** How far the page is scrolled, in CSS pixels. */
export const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

/** Expects the page at a position, within the pixel that a browser may round to. */
export async function expectScrolledTo(page: Page, position: number) {
  expect(Math.abs((await scrollPosition(page)) - position)).toBeLessThanOrEqual(1);
}

/** The questions on the page, each a group of inputs. */
export function questions(page: Page): Locator {
  return page.getByRole('group');
}

/** The questions with one answer, each a group of radio buttons. */
export function singleAnswerQuestions(page: Page): Locator {
  return questions(page).filter({ has: page.getByRole('radio') });
}

interface Item {
  id: string;
  /** The letter of the key; letters or a number in other types. */
  answer: unknown;
  category: string;
  stimulus?: object;
}

const bank = JSON.parse(
  readFileSync(new URL('../../questions.json', import.meta.url), 'utf8'),
) as Item[];

/** The address of a quiz of the category's first single-answer items without a stimulus. */
export function plainQuiz(count: number, category = 'network'): string {
  const items = bank.filter(
    (item) => item.category === category && typeof item.answer === 'string' && !item.stimulus,
  );
  const ids = items.slice(0, count).map(({ id }) => id);
  return `/quiz/${category}?ids=${ids.join()}`;
}

/**
 * Expects that nothing extends beyond the right edge of the page, except what an element scrolls or
 * clips, such as a long formula. Parts far out of view have no layout, so they are not checked.
 */
export async function expectNoSidewaysScroll(page: Page) {
  const outside = await page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 0.5;
    // The root element does not count, because an open dialog hides its overflow.
    const isContained = ({ parentElement: parent }: Element): boolean =>
      parent !== null &&
      parent !== document.documentElement &&
      (/auto|scroll|hidden/.test(getComputedStyle(parent).overflowX) || isContained(parent));
    return [...document.querySelectorAll('#root *')]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      .filter((element) => element.getBoundingClientRect().right > edge && !isContained(element))
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`);
  });
  expect(outside).toEqual([]);
}

/** Opens the details of an item in its own quiz, because items that clash cannot be in one quiz. */
export async function openDetails(page: Page, id: string) {
  await startQuiz(page, `/quiz?ids=${id}`, 'Practice');
  await answerQuestion(questions(page).first());
  await page.getByRole('button', { name: 'Details & Diagram' }).click();
  const dialog = page.getByRole('dialog', { name: 'Details & Diagram' });
  await expect(dialog.getByRole('tab').first()).toBeVisible();
  return dialog;
}

/** Presses Explore and waits for the next frame, in which the button scrolls to the top. */
export async function pressExplore(dialog: Locator) {
  await dialog.getByRole('button', { name: 'Explore' }).click();
  await dialog.evaluate(() => new Promise(requestAnimationFrame));
}

/** Answers a question, correctly or not. */
export async function answerQuestion(card: Locator) {
  const field = card.getByRole('textbox');
  if (await field.isVisible()) await field.fill('1');
  else await card.getByRole('radio').or(card.getByRole('checkbox')).first().check();
  const check = card.getByRole('button', { name: 'Check' });
  if (await check.isVisible()) await check.click();
}

/** The live region of the page, which contains what was announced. */
export const announcer = (page: Page) => page.locator('div.sr-only[aria-live]').last();
