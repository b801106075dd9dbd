import { kinds } from '../src/diagrams/kinds';
import { openDiagram } from './diagram';
import { singleAnswerQuestions, startQuiz, submitQuiz } from './quiz';
import { expect, type Page } from './test';

/** A screen in one of its states, and how to reach it. */
export interface Screen {
  name: string;
  show: (page: Page) => Promise<void>;
}

/** A quiz of two items. The details of the first show a diagram with sliders. */
const twoItems = '/quiz?ids=hyd-manning-full-pipe,hyd-sv-steady-nonuniform-term';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const answer = (page: Page, question: number, option: number) =>
  singleAnswerQuestions(page).nth(question).getByRole('radio').nth(option).check();

async function visit(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Starts a quiz of five questions and answers three, the first with each option in turn. The
 * fourth is marked for later.
 */
async function answerThree(page: Page) {
  await startQuiz(page, '/quiz/network?seed=screens&n=5', 'Practice');
  for (const option of [0, 1, 2, 3]) await answer(page, 0, option);
  await answer(page, 1, 0);
  await answer(page, 2, 1);
  await page.getByRole('button', { name: 'Mark for later' }).nth(3).click();
  await expect(page.getByRole('heading', { name: 'Explanation' })).toHaveCount(3);
}

async function finish(page: Page) {
  await answerThree(page);
  await submitQuiz(page);
  await expect(page.getByRole('table', { name: 'By topic' })).toBeVisible();
}

async function showDetails(page: Page, tab: string) {
  await startQuiz(page, twoItems, 'Practice');
  await answer(page, 0, 0);
  await page.getByRole('button', { name: 'Details & Diagram' }).click();
  await page.getByRole('tab', { name: tab }).click();
  await expect(dialog(page, 'Details & Diagram').getByRole('status')).toHaveCount(0);
}

/** The screens of the site in their states. */
export const screens: Screen[] = [
  { name: 'home', show: (page) => visit(page, '/') },
  {
    name: 'tooltip',
    show: async (page) => {
      await visit(page, '/');
      await page
        .getByRole('button', { name: /% avg$/ })
        .first()
        .hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  { name: 'mode screen', show: (page) => visit(page, '/quiz/hydraulics') },
  {
    name: 'mode screen, timed',
    show: async (page) => {
      await visit(page, '/quiz');
      await page.getByRole('radio', { name: 'Timed Mode' }).check();
    },
  },
  {
    name: 'mode screen opened from a link with mistakes',
    show: async (page) => {
      await visit(page, '/quiz?n=12&bank=00000000');
      await expect(page.getByText('Part of this link could not be used.')).toBeVisible();
    },
  },
  { name: 'practice, unanswered', show: (page) => startQuiz(page, twoItems, 'Practice') },
  { name: 'practice, answered', show: answerThree },
  {
    name: 'practice, an explanation that cannot be loaded',
    show: async (page) => {
      await page.route(/assets\/explanations-/, (route) => route.abort());
      await startQuiz(page, twoItems, 'Practice');
      await answer(page, 0, 0);
      await expect(page.getByText(/could not be loaded/)).toBeVisible();
    },
  },
  { name: 'results and answer key', show: finish },
  {
    name: 'results, filtered',
    show: async (page) => {
      await finish(page);
      await page.getByRole('button', { name: 'Unanswered 2' }).click();
    },
  },
  {
    name: 'timed, running',
    show: async (page) => {
      await startQuiz(page, twoItems, 'Timed');
      await answer(page, 0, 0);
    },
  },
  {
    name: 'timed, ended',
    show: async (page) => {
      await startQuiz(page, twoItems, 'Timed');
      await answer(page, 0, 0);
      await submitQuiz(page);
      await expect(page.getByRole('table', { name: 'By topic' })).toBeVisible();
    },
  },
  ...['Overview & Diagram', 'Equations', 'Applications'].map((tab) => ({
    name: `details, ${tab}`,
    show: (page: Page) => showDetails(page, tab),
  })),
  {
    name: 'details, with all controls and the complete question',
    show: async (page) => {
      await showDetails(page, 'Overview & Diagram');
      await page.getByRole('button', { name: 'Show all' }).click();
      await page.getByRole('button', { name: 'Explore' }).click();
    },
  },
  {
    name: 'details without a diagram',
    show: async (page) => {
      await startQuiz(page, '/quiz?ids=net-rule-and-or-order', 'Practice');
      await answer(page, 0, 0);
      await page.getByRole('button', { name: 'Details & Diagram' }).click();
      await expect(page.getByText('Diagram not available')).toBeVisible();
    },
  },
  {
    name: 'details that cannot be loaded',
    show: async (page) => {
      await page.route(/assets\/details-content-/, (route) => route.abort());
      await startQuiz(page, twoItems, 'Practice');
      await answer(page, 0, 0);
      await page.getByRole('button', { name: 'Details & Diagram' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'question map',
    show: async (page) => {
      await answerThree(page);
      await page.getByRole('button', { name: 'Question map' }).click();
      await expect(dialog(page, 'Question map')).toBeVisible();
    },
  },
  {
    name: 'keyboard help',
    show: async (page) => {
      await startQuiz(page, twoItems, 'Practice');
      await page.keyboard.press('?');
      await expect(dialog(page, 'Keyboard shortcuts')).toBeVisible();
    },
  },
  {
    name: 'submit dialog',
    show: async (page) => {
      await startQuiz(page, twoItems, 'Practice');
      await page.keyboard.press('n');
      await page.keyboard.press('s');
      await expect(dialog(page, 'Submit the quiz?')).toBeVisible();
    },
  },
  {
    name: 'new questions dialog',
    show: async (page) => {
      await answerThree(page);
      await page.getByRole('button', { name: 'New Questions', exact: true }).click();
      await expect(dialog(page, 'Draw new questions?')).toBeVisible();
    },
  },
  {
    name: 'leave dialog',
    show: async (page) => {
      await answerThree(page);
      await page.getByRole('link', { name: 'Back to home' }).click();
      await expect(dialog(page, 'Leave this quiz?')).toBeVisible();
    },
  },
  {
    name: 'notification',
    show: async (page) => {
      await answerThree(page);
      await page.getByRole('button', { name: 'New Questions', exact: true }).click();
      await page.getByRole('button', { name: 'Draw new questions' }).click();
      await page.getByRole('button', { name: 'Undo' }).focus();
    },
  },
  { name: 'embedded quiz', show: (page) => startQuiz(page, '/embed/quiz?n=5&seed=e', 'Practice') },
  { name: 'documentation', show: (page) => visit(page, '/docs') },
  { name: 'list of diagrams', show: (page) => visit(page, '/docs/diagrams') },
  {
    name: 'diagram opened from a link with mistakes',
    show: async (page) => {
      await visit(page, '/docs/diagrams/weir?upstreamFt=999&type=v');
      await expect(page.getByText('Part of this link could not be used.')).toBeVisible();
    },
  },
  { name: 'not found', show: (page) => visit(page, '/no/such/page') },
  ...kinds.map((kind) => ({
    name: `diagram ${kind}`,
    show: (page: Page) => openDiagram(page, kind),
  })),
];
