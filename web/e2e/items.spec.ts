import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectAccessible } from './accessible';
import { courseAddress, originOf, startParent } from './course';
import { waitForOfflineCopy } from './offline';
import { announcer, startQuiz, submitQuiz, watchConsole } from './quiz';
import { expect, type FrameLocator, type Locator, type Page, test } from './test';
import { type RunningServer, serve } from './tool';

// A bank on another subject with every type of item and every kind of stimulus.
const kitchen = path.resolve(import.meta.dirname, '../../internal/export/testdata/kitchen');
let folder: string;
let served: RunningServer;
let course: Server;

// Tall enough for a question with its figure: N would not focus an option that is out of view.
test.use({ viewport: { width: 1280, height: 1400 } });

test.beforeAll(async () => {
  course = await startParent();
  folder = await mkdtemp(path.join(tmpdir(), 'swmmquiz-'));
  await cp(kitchen, folder, { recursive: true });
  const config = path.join(folder, 'swmmquiz.yaml');
  const text = await readFile(config, 'utf8');
  await writeFile(config, `${text}embed:\n  parents: ["${originOf(course)}"]\n`);
  served = await serve(folder, '--no-watch');
});

test.afterAll(async () => {
  await served?.stop();
  course?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The items in the order of the quiz. */
const ids = [
  'heat-multiple-chart',
  'heat-numeric-picture',
  'solutions-numeric-listing',
  'heat-still',
  'heat-picture',
  'solutions-multiple',
  'heat-numeric',
  'solutions-check',
  'heat-two-options',
  'solutions-eight-options',
  'heat-four-options',
] as const;
const quizAddress = () => `${served.address}quiz?ids=${ids.join()}`;
const item = (page: Page | FrameLocator, id: (typeof ids)[number]) =>
  page.locator(`#question-${ids.indexOf(id) + 1}`);
const figures = (page: Page | FrameLocator) => page.locator('main figure');
const enlarged = (page: Page | FrameLocator) => page.getByRole('dialog', { name: 'Figure' });

/** Expects that the figures of the five items with a stimulus are complete. */
async function expectFigures(page: Page | FrameLocator) {
  await expect(item(page, 'heat-multiple-chart').getByText('Time, min').first()).toBeVisible();
  await expect(item(page, 'solutions-numeric-listing').getByText('[BRINE]')).toBeVisible();
  await expect(item(page, 'heat-still').getByText('front view')).toBeVisible();
  for (const id of ['heat-picture', 'heat-numeric-picture'] as const) {
    const picture = item(page, id).getByRole('img');
    await expect(picture).toBeVisible();
    await expect(picture).not.toHaveAccessibleName('');
    expect(
      await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBeGreaterThan(100);
  }
}

/** Replaces the content of a field by typing. In Firefox, the page does not notice `fill`. */
async function enter(field: Locator, text: string) {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

test('a quiz with every type of item, by mouse', { tag: '@firefox' }, async ({ page }) => {
  const expectSilence = watchConsole(page);
  await startQuiz(page, quizAddress(), 'Practice');
  await expectFigures(page);
  await expect(page.getByText(`0 of ${ids.length} answered`, { exact: true })).toBeAttached();

  await test.step('several answers are judged when the learner asks for it', async () => {
    const question = item(page, 'solutions-multiple');
    await question.getByRole('button', { name: 'Check' }).click();
    await expect(question.getByRole('alert')).toHaveText('Select at least one option.');
    for (const name of [/Dissolving salt/, /Stirring/]) {
      await question.getByRole('checkbox', { name }).click();
    }
    await expect(question.getByText('Your answer')).toHaveCount(0);
    await question.getByRole('button', { name: 'Check' }).click();
    // The button is gone; the focus is on the option above it.
    await expect(question.getByRole('checkbox').last()).toBeFocused();
    await expect(question.getByText('Your answer: correct')).toHaveCount(1);
    await expect(question.getByText('Your answer: incorrect')).toHaveCount(1);
    await expect(question.getByText('Missed: correct answer')).toHaveCount(2);
    await expect(question.getByText('You judged 2 of 5 options correctly.')).toBeVisible();
    const stirring = question.getByRole('checkbox', { name: /Stirring/ });
    await stirring.click();
    await expect(announcer(page)).toContainText(': changed. Check it again.');
    await stirring.click();
    await question.getByRole('button', { name: 'Check' }).click();
    await expect(question.getByText('You judged 2 of 5 options correctly.')).toBeVisible();
  });

  await test.step('the chart supports two statements', async () => {
    const question = item(page, 'heat-multiple-chart');
    for (const name of [/boils after 5 minutes/, /thermometer was in the pot/]) {
      await question.getByRole('checkbox', { name }).click();
    }
    const last = question.getByRole('checkbox', { name: /thermometer was in the pot/ });
    await last.press('Enter');
    await expect(question.getByText('Correct', { exact: true })).toBeVisible();
    await expect(last).toBeFocused();
  });

  await test.step('a wrong number is explained by the mistake that leads to it', async () => {
    const question = item(page, 'heat-numeric');
    const field = question.getByRole('textbox', { name: 'Your answer' });
    await enter(field, 'about five hundred');
    await question.getByRole('button', { name: 'Check' }).click();
    await expect(question.getByRole('alert')).toContainText('Enter a number');
    await enter(field, '629');
    await question.getByRole('button', { name: 'Check' }).click();
    await expect(question.getByText('Incorrect. The correct answer is 503 kJ.')).toBeVisible();
    await expect(question.getByText('What leads to 629 kJ:')).toBeVisible();
  });

  await test.step('a number is right in another unit that the author allows', async () => {
    const question = item(page, 'heat-numeric');
    await enter(question.getByRole('textbox'), '0.1397 kWh');
    await question.getByRole('button', { name: 'Check' }).click();
    await expect(question.getByText('Correct', { exact: true }).first()).toBeVisible();
  });

  await test.step('eight options, two options', async () => {
    await expect(item(page, 'solutions-eight-options').getByRole('radio')).toHaveCount(8);
    await item(page, 'heat-two-options').getByRole('radio', { name: /Falls/ }).click();
    await expect(item(page, 'heat-two-options').getByText('Your answer: correct')).toBeVisible();
  });

  await test.step('a figure can be enlarged, and the details include it', async () => {
    await item(page, 'heat-picture').getByRole('button', { name: 'Enlarge' }).click();
    const picture = enlarged(page).getByRole('img', { name: /^A pan of water/ });
    await expect(picture).toBeVisible();
    const widthOf = async (one: Locator) => (await one.boundingBox())?.width ?? 0;
    expect(await widthOf(picture)).toBeGreaterThan(
      1.5 * (await widthOf(item(page, 'heat-picture').getByRole('img').first())),
    );
    await enlarged(page).getByRole('button', { name: 'Close' }).click();
    await expect(enlarged(page)).toHaveCount(0);
    await item(page, 'heat-multiple-chart')
      .getByRole('button', { name: 'Details & Diagram' })
      .click();
    const details = page.getByRole('dialog', { name: 'Details & Diagram' });
    await details.getByRole('button', { name: 'Show all' }).click();
    await expect(details.getByRole('table', { name: 'Chart data' })).toBeAttached();
    await details.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await submitQuiz(page);
  await expect(page.getByText('options judged correctly')).toContainText('6 of 9');
  await expect(figures(page)).toHaveCount(5);
  expectSilence();
});

test('a multiple-answer and a numeric item by keyboard', { tag: '@firefox' }, async ({ page }) => {
  await startQuiz(page, quizAddress(), 'Practice');
  await expectFigures(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('n');
  const chart = item(page, 'heat-multiple-chart');
  await expect(chart.getByRole('checkbox').first()).toBeFocused();
  await press('Shift+Tab');
  await expect(chart.getByRole('button', { name: 'Enlarge' })).toBeFocused();
  await press('Enter');
  await expect(enlarged(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await press('Escape');
  await expect(chart.getByRole('button', { name: 'Enlarge' })).toBeFocused();
  await press('a', 'c', 'c', 'Enter');
  await expect(chart.getByText(/^Your answer/)).toHaveCount(1);
  // The button that judges an answer is gone; the focus is on the option above it.
  await press('c', 'b');
  await chart.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(chart.getByRole('checkbox').last()).toBeFocused();

  await press('n');
  const thermometer = item(page, 'heat-numeric-picture');
  await expect(thermometer).toBeFocused();
  await press('Tab', 'Tab');
  await expect(thermometer.getByRole('textbox')).toBeFocused();
  // In a field, letters are text. Escape leaves the field for the note below it.
  await page.keyboard.type('8n');
  await press('Escape');
  const note = thermometer.locator('[data-number-note]');
  await expect(note).toBeFocused();
  // A digit goes to the field, though the note has the focus.
  await page.keyboard.type('8e1');
  await expect(thermometer.getByRole('textbox')).toBeFocused();
  await press('Enter');
  await expect(note).toBeFocused();
  await expect(note).toContainText('You entered 8e1');
  await expect(thermometer.getByText('Correct', { exact: true }).first()).toBeVisible();
  await press('Tab');
  await expect(thermometer.getByRole('button', { name: /^Mark for later/ })).toBeFocused();
  await press('n');
  await expect(thermometer.getByRole('textbox')).toHaveValue('8e1');
  await expect(
    thermometer.locator(':focus').or(thermometer.and(page.locator(':focus'))),
  ).toHaveCount(0);
});

test('an invalid number counts as unanswered in the key', async ({ page }) => {
  await startQuiz(page, quizAddress(), 'Practice');
  const question = item(page, 'heat-numeric');
  await question.getByRole('textbox').fill('hot');
  await submitQuiz(page);
  await expect(question.getByText(/^Unanswered\. The correct answer is/)).toBeVisible();
  await expect(question.getByText('Incorrect', { exact: true })).toHaveCount(0);
  await expect(question.getByText(/^Enter a number, such as/)).toHaveCount(0);
});

test('in timed mode, nothing is judged before the end', async ({ page }) => {
  await startQuiz(page, quizAddress(), 'Timed');
  await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0);
  await item(page, 'heat-numeric').getByRole('textbox').fill('503');
  await item(page, 'solutions-multiple').getByRole('checkbox').first().check();
  await item(page, 'heat-numeric').getByRole('textbox').press('Enter');
  await expect(page.locator(':focus')).toContainText('You entered 503');
  await expect(page.getByText(/^Your answer:/)).toHaveCount(0);
  await submitQuiz(page);
  await page.getByRole('button', { name: /that you answered correctly$/ }).click();
  await expect(
    item(page, 'heat-numeric').getByText('Correct', { exact: true }).first(),
  ).toBeVisible();
});

test('every type of item is accessible, and fits a screen 320 px wide', async ({ page }) => {
  test.setTimeout(120_000);
  await startQuiz(page, quizAddress(), 'Practice');
  await expectFigures(page);
  await item(page, 'heat-multiple-chart').getByRole('checkbox').first().check();
  await item(page, 'heat-multiple-chart').getByRole('button', { name: 'Check' }).click();
  await item(page, 'heat-numeric').getByRole('textbox').fill('335');
  await item(page, 'heat-numeric').getByRole('button', { name: 'Check' }).click();
  await item(page, 'solutions-multiple').getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('What leads to 335 kJ:')).toBeVisible();
  await expectAccessible(page);
});

for (const id of ['heat-multiple-chart', 'heat-picture', 'heat-still'] as const) {
  test(`an enlarged figure is accessible: ${id}`, async ({ page }) => {
    await startQuiz(page, quizAddress(), 'Practice');
    await item(page, id).getByRole('button', { name: 'Enlarge' }).click();
    await expect(enlarged(page).getByRole('status')).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('a quiz without options', async ({ page }) => {
  await page.goto(`${served.address}quiz/solutions`);
  await page.getByText('Choose length, difficulty, topic and view').click();
  await page.getByRole('checkbox', { name: /^Without options/ }).check();
  await expect(page.getByText('Numeric answers')).toBeVisible();
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  const question = page.getByRole('group', { name: /mass of the sugar/ });
  await expect(question.getByRole('radio')).toHaveCount(0);
  await question.getByRole('textbox').fill('2,400');
  await question.getByRole('textbox').press('Enter');
  // The rationale of the option with this number.
  await expect(page.getByText('Divides by the volume.')).toBeVisible();
  await expect(
    page.getByText('Incorrect. The correct answer is 150 g.', { exact: true }),
  ).toBeVisible();

  await test.step('by a link', async () => {
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto(`${served.address}quiz?ids=solutions-check&options=none`);
    await expect(page.getByRole('checkbox', { name: /^Without options/ })).toBeChecked();
    await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
  });
});

test('a printout shows figures, and the answer key of every type', async ({ page }) => {
  await startQuiz(page, quizAddress(), 'Timed');
  await item(page, 'heat-numeric').getByRole('textbox').fill('335');
  await submitQuiz(page);
  await expect(page.getByRole('table', { name: 'By topic' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('article');
  await expect(paper.locator('figure')).toHaveCount(5);
  await expect(paper.getByText('front view')).toBeVisible();
  await expect(paper.getByRole('img', { name: /^A pan of water/ })).toBeVisible();
  await expect(paper.getByText('[BRINE]')).toBeVisible();
  await expect(paper.getByText('Answered 335 kJ: incorrect.')).toBeVisible();
  await expect(paper.getByText('Enter a number (kJ).')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a course page shows figures in a frame', async ({ page }) => {
  await page.goto(courseAddress(course, `${served.address}embed/quiz?ids=${ids.join()}`));
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await expectFigures(frame);
  await item(frame, 'heat-still').getByRole('button', { name: 'Enlarge' }).click();
  await expect(enlarged(frame).getByRole('button', { name: 'Close' })).toBeInViewport();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test('figures and inputs work without a network', async ({ page, context }) => {
    await page.goto(served.address);
    await waitForOfflineCopy(page);
    await context.setOffline(true);
    await startQuiz(page, quizAddress(), 'Practice');
    await expectFigures(page);
    await item(page, 'heat-numeric').getByRole('textbox').fill('503');
    await item(page, 'heat-numeric').getByRole('textbox').press('Enter');
    await expect(
      item(page, 'heat-numeric').getByText('Correct', { exact: true }).first(),
    ).toBeVisible();
  });
});
