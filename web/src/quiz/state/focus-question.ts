import type { Letter } from '../../bank/bundle';

/** The id of a question's element; its number counts from 1, as on the screen. */
export const questionId = (index: number): string => `question-${index + 1}`;

/** The question that has the focus; null when none has. */
export function focusedQuestion(): number | null {
  const element = document.activeElement?.closest<HTMLElement>('[data-question]');
  return element ? Number(element.dataset.question) : null;
}

/** The first question that is in view under the bar; 0 when none is. */
export function questionInView(): number {
  const bar = document.querySelector('[data-quiz-bar]')?.getBoundingClientRect().bottom ?? 0;
  const all = [...document.querySelectorAll('[data-question]')];
  return Math.max(
    0,
    all.findIndex((element) => element.getBoundingClientRect().bottom > bar + 40),
  );
}

/** The next question that is shown, a step of 1 on or -1 back; the same where there is none. */
export function stepFrom(index: number, step: 1 | -1): number {
  for (let next = index + step; ; next += step) {
    const element = document.getElementById(questionId(next));
    if (!element) return index;
    if (!element.closest('[hidden]')) return next;
  }
}

/**
 * Brings a question to the top and gives its options the focus: the chosen one,
 * or the first. Where that lies below the screen the question itself gets it:
 * what has the focus is seen.
 */
export function focusQuestion(index: number): void {
  const element = document.getElementById(questionId(index));
  if (!element) return;
  const input =
    element.querySelector<HTMLElement>('input:checked:enabled') ??
    element.querySelector<HTMLElement>('input:enabled');
  element.scrollIntoView({ block: 'start' });
  const seen = input && input.getBoundingClientRect().bottom <= window.innerHeight;
  (seen ? input : element).focus({ preventScroll: true });
}

/** Where a question is too far down to be begun with, as a share of the window's height. */
const tooLow = 0.8;

/**
 * Scrolls to the first question where a quiz begins without it in sight: on a
 * phone, or in a low window. The focus stays on the page's heading, from where a
 * screen reader begins. A frame as high as its content has nothing to scroll.
 */
export function showFirstQuestion(): void {
  const element = document.getElementById(questionId(0));
  if (!element || document.documentElement.dataset.embedded !== undefined) return;
  const narrow = window.matchMedia('(width < 40rem)').matches;
  const low = element.getBoundingClientRect().top > tooLow * window.innerHeight;
  if (narrow || low) element.scrollIntoView({ block: 'start' });
}

/** Gives an option of a question the focus. */
export function focusOption(index: number, letter: Letter): void {
  document
    .getElementById(questionId(index))
    ?.querySelector<HTMLElement>(`input[value="${letter}"]`)
    ?.focus();
}
