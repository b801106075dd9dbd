import { expect, type FrameLocator, type Locator, type Page } from './test';

/** Returns a check that the page wrote nothing to the console and threw nothing. */
export function watchConsole(page: Page): () => void {
  const messages: string[] = [];
  page.on('console', (message) => {
    // The runner blocks the service worker.
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

/** Submits the quiz, and confirms it if questions are unanswered. */
export async function submitQuiz(page: Page | FrameLocator) {
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  const anyway = page
    .getByRole('dialog', { name: 'Submit the quiz?' })
    .getByRole('button', { name: 'Submit', exact: true });
  await expect(anyway.or(page.getByRole('heading', { name: 'Quiz Completed!' }))).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
}

/** The questions on the page, each a group of radio buttons. */
export function questions(page: Page): Locator {
  return page.getByRole('group');
}

/**
 * Expects that nothing extends beyond the right edge of the page, except in parts that
 * scroll, such as a long formula. Parts far out of sight are not laid out yet.
 */
export async function expectNoSidewaysScroll(page: Page) {
  const outside = await page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 0.5;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    return [...document.querySelectorAll('header *, main *, footer *')]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      .filter((element) => element.getBoundingClientRect().right > edge && !scrolls(element))
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`);
  });
  expect(outside).toEqual([]);
}
