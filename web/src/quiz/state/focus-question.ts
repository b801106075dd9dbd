import type { Letter } from '../../bank/bundle';

/** Returns the ID of a question's element, numbered from 1 as on the screen. */
export const questionId = (index: number): string => `question-${index + 1}`;

const elementOf = (index: number) => document.getElementById(questionId(index));

/** Returns the index of the focused question; null if none is. */
export function focusedQuestion(): number | null {
  const element = document.activeElement?.closest<HTMLElement>('[data-question]');
  return element ? Number(element.dataset.question) : null;
}

const barBottom = () =>
  document.querySelector('[data-quiz-bar]')?.getBoundingClientRect().bottom ?? 0;

/** Reports whether a part of an element is in the window, below the bar. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= barBottom() && top <= window.innerHeight;
}

/** Returns the index of the focused question; null if none is, or if it is out of view. */
export function focusedQuestionInView(): number | null {
  const element = document.activeElement?.closest('[data-question]');
  return element && isInView(element) ? focusedQuestion() : null;
}

// Inputs of a question out of view are not measured: that would lay them out.
const hasInputInView = (element: Element) =>
  isInView(element) && [...element.querySelectorAll('input')].some(isInView);

/**
 * Returns the index of the focused question; null if none is, or if its answer is out of view. The
 * answer is in view if the focused element and one of the inputs are; if the question itself has the
 * focus, its first input must be.
 */
export function focusedAnswerInView(): number | null {
  const focused = document.activeElement;
  const element = focused?.closest('[data-question]');
  if (!element || !hasInputInView(element)) return null;
  const first = focused === element ? element.querySelector('input') : focused;
  return first && isInView(first) ? focusedQuestion() : null;
}

/** Returns the index of a question if its first input is in view, and null otherwise. */
export function answerInView(index: number): number | null {
  const input = elementOf(index)?.querySelector('input');
  return input && isInView(input) ? index : null;
}

const shownQuestions = () => [
  ...document.querySelectorAll<HTMLElement>(':not([hidden]) > [data-question]'),
];

const indexOf = (element: HTMLElement | undefined) =>
  element ? Number(element.dataset.question) : null;

/** A question of which no more than this many pixels are below the bar counts as out of view. */
const minHeightInView = 40;

/**
 * Returns the index of the first question in view below the bar; the last one if all are above it,
 * and null if none is shown.
 */
export function questionInView(): number | null {
  const all = shownQuestions();
  const top = barBottom() + minHeightInView;
  const first = all.find((element) => element.getBoundingClientRect().bottom > top);
  return indexOf(first ?? all.at(-1));
}

/** The questions of which an input is in view. */
const answerableQuestions = () => shownQuestions().filter(hasInputInView);

const hasFirstInputInView = (element: Element) =>
  isInView(element.querySelector('input') ?? element);

/**
 * Returns the index of the question of the focused link or button if that is in view. Otherwise
 * returns the first question whose first input is in view, or else the first with any input in view.
 * If there is none, returns what `questionInView` does.
 */
export function questionToAnswer(): number | null {
  const focused = document.activeElement;
  const own = focused?.matches('a, button') && isInView(focused) ? focusedQuestion() : null;
  const all = answerableQuestions();
  const first = all.find(hasFirstInputInView);
  return own ?? indexOf(first ?? all[0]) ?? questionInView();
}

/**
 * Returns the only question whose first input is in view; null if there is none or more than one, or
 * if a question has the focus.
 */
export function onlyAnswerInView(): number | null {
  if (focusedQuestion() !== null) return null;
  const all = answerableQuestions().filter(hasFirstInputInView);
  return all.length === 1 ? indexOf(all[0]) : null;
}

/**
 * Returns the chosen option of a question, or the first one. Returns the question itself if it has
 * a text field, where letters would be typed instead of being commands, or if it is locked.
 */
function answerOf(element: HTMLElement): HTMLElement {
  const input =
    element.querySelector<HTMLElement>('input:checked:enabled') ??
    element.querySelector<HTMLElement>('input:enabled');
  return input && !input.matches('[type="text"]') ? input : element;
}

/**
 * Focuses the answer of a question after the button that judged it is gone: the last option, which is
 * closest to the verdict, or the note below a number field. A focused option keeps the focus.
 */
export function focusAnswer(index: number): void {
  const element = elementOf(index);
  if (!element || element.querySelector('input:not([type="text"]):focus')) return;
  const targets = element.querySelectorAll<HTMLElement>('[type="checkbox"], [data-number-note]');
  [...targets].at(-1)?.focus({ preventScroll: true });
}

/**
 * Scrolls to a question and focuses it; with `toAnswer`, focuses what `answerOf` returns, unless that
 * would be out of view. After a button the question is better: if the learner presses Enter again, to go
 * on, it must not choose an option.
 */
export function focusQuestion(index: number, toAnswer = false): void {
  const element = elementOf(index);
  if (!element) return;
  const answer = toAnswer ? answerOf(element) : element;
  element.scrollIntoView({ block: 'start' });
  const fits = answer.getBoundingClientRect().bottom <= window.innerHeight;
  (fits ? answer : element).focus({ preventScroll: true });
}

/** A question that starts below this share of the window's height counts as out of view. */
const outOfViewShare = 0.8;

/**
 * Scrolls to the first question at the start of a quiz: always on a phone, elsewhere if it is out of
 * view. The focus stays on the heading, where screen readers start. An embedded quiz is not
 * scrolled, because its frame is as high as its content.
 */
export function showFirstQuestion(): void {
  const element = elementOf(0);
  if (!element || document.documentElement.dataset.embedded !== undefined) return;
  const narrow = window.matchMedia('(width < 40rem)').matches;
  const low = element.getBoundingClientRect().top > outOfViewShare * window.innerHeight;
  if (narrow || low) element.scrollIntoView({ block: 'start' });
}

/** Returns the button that opens the details of a question; null before its answer is shown. */
export function detailsButton(index: number): HTMLElement | null {
  return elementOf(index)?.querySelector('[data-details]') ?? null;
}

/** Focuses the number field of a question and selects its text, as Tab does. */
export function focusField(index: number): void {
  const field = elementOf(index)?.querySelector<HTMLInputElement>('input[type="text"]:enabled');
  field?.focus();
  field?.select();
}

/** Focuses an option of a question. */
export function focusOption(index: number, letter: Letter): void {
  elementOf(index)?.querySelector<HTMLElement>(`input[value="${letter}"]`)?.focus();
}
