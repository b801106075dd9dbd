import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { announcer, questions, submitQuiz } from './quiz';
import { expect, type Locator, type Page, test } from './test';
import { type RunningServer, serve } from './tool';

// Compares what a screen reader reads with the files in e2e/spoken, word for word. To accept
// changes, run
//
//   npx playwright test spoken --update-snapshots

const root = path.resolve(import.meta.dirname, '../..');

/** A separate bank, because the text of the real one changes. */
const bank = [
  {
    id: 'flow-area',
    q: 'Which area does the flow $Q = V A$ of conduit `C1` have?',
    options: ['$Q / V$', '$V / Q$', 'That of the **full** pipe', 'None'],
    answer: 'A',
    explanation: 'The velocity is the flow over the area: $V = Q / A$.',
    rationales: ['', 'This is the reverse.', 'Only when the pipe is full.', 'There is always one.'],
    references: [{ source: 'RM2', section: '3.1' }],
    category: 'hydraulics',
    topic: 'flow',
    level: 'apply',
  },
  {
    id: 'flow-unit',
    q: 'In which unit are flows when `FLOW_UNITS` is `CFS`?',
    options: ['Cubic feet per second', 'Gallons per minute', 'Liters per second', 'Cubic meters'],
    answer: 'A',
    explanation: 'CFS means cubic feet per second.',
    category: 'hydraulics',
    topic: 'flow',
    level: 'remember',
  },
];
const topics = {
  flow: {
    title: 'Flow and area',
    description: 'The flow passes an area at a mean velocity.',
    figure: 'conduit',
    equations: [{ label: 'Continuity', tex: 'Q = V A', where: { Q: 'flow', V: 'velocity' } }],
    keyPoints: ['The area is that of the water.'],
    applications: ['Sizing a storm sewer.'],
  },
};

let folder: string;
let served: RunningServer;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'swmmquiz-'));
  await cp(path.join(root, 'references.json'), path.join(folder, 'references.json'));
  const config = await readFile(path.join(root, 'swmmquiz.yaml'), 'utf8');
  // Ten minutes for two questions.
  const slow = config.replace('secondsPerQuestion: 30', 'secondsPerQuestion: 300');
  await writeFile(path.join(folder, 'swmmquiz.yaml'), slow);
  await writeFile(path.join(folder, 'questions.json'), JSON.stringify(bank));
  await writeFile(path.join(folder, 'topics.json'), JSON.stringify(topics));
  served = await serve(folder, '--no-watch');
});
test.afterAll(async () => {
  await served?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Opens both questions in a fixed order and records all announcements. */
async function start(page: Page, mode: 'Practice' | 'Timed') {
  await page.goto(`${served.address}quiz?ids=flow-area,flow-unit&seed=spoken&n=2`);
  await page.getByRole('radio', { name: `${mode} Mode` }).check();
  await announcer(page).evaluate((region) => {
    const spoken: (string | null)[] = [];
    Object.assign(window, { spoken });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) spoken.push(node.textContent);
      }
    }).observe(region, { childList: true });
  });
  // From now on, only the test moves the clock.
  await page.clock.pauseAt('2026-01-01T11:00:00');
  await page.getByRole('button', { name: `Start ${mode} Quiz` }).click();
  await expect(questions(page)).toHaveCount(2);
}

const announced = async (page: Page) =>
  (await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken))
    .map((sentence) => `${sentence}\n`)
    .join('');

/** Roles, names and states of a part in reading order. */
async function read(heading: string, part: Locator) {
  const spoken = (await part.ariaSnapshot()).replace(/:\n\s*- \/url: .*$/gm, '');
  return `${heading}\n\n${spoken}\n`;
}

test.beforeEach(({ page }) => page.clock.install({ time: '2026-01-01T10:00:00' }));

test('a practice quiz', async ({ page }) => {
  await start(page, 'Practice');
  const [first, second] = [page.locator('#question-1'), page.locator('#question-2')];
  const cards = [await read('A question, unanswered', first)];
  await first.getByRole('radio').first().check();
  await expect(page.getByRole('heading', { name: 'Explanation' })).toHaveCount(1);
  cards.push(await read('A question, answered correctly', first));
  await second.getByRole('radio', { name: 'Gallons per minute' }).check();
  await second.getByRole('button', { name: 'Mark for later' }).click();
  await expect(page.getByRole('heading', { name: 'Explanation' })).toHaveCount(2);
  cards.push(await read('A question, answered incorrectly and marked', second));
  cards.push(await read('The bar', page.getByRole('region', { name: 'Progress' })));
  expect(cards.join('\n')).toMatchSnapshot('questions.txt');

  await first.getByRole('button', { name: 'Details & Diagram' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('figure')).toBeVisible();
  const details = [await read('The details dialog', dialog)];
  for (const name of ['Equations', 'Applications']) {
    await dialog.getByRole('tab', { name }).click();
    details.push(await read(`The ${name} tab`, dialog.getByRole('tabpanel')));
  }
  expect(details.join('\n')).toMatchSnapshot('details.txt');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Question map' }).click();
  const results = [await read('The question map', dialog)];
  await page.keyboard.press('Escape');
  await submitQuiz(page);
  await expect(page.getByRole('table', { name: 'By topic' })).toBeVisible();
  await page.getByRole('button', { name: /^Wrong/ }).click();
  results.push(await read('The results, only wrong answers', page.getByRole('main')));
  expect(results.join('\n')).toMatchSnapshot('results.txt');
  expect(await announced(page)).toMatchSnapshot('announced-in-practice.txt');
});

test('a timed quiz', async ({ page }) => {
  await start(page, 'Timed');
  const answered = questions(page).first();
  await answered.getByRole('radio').first().check();
  const text = await read('A question, answered', answered);
  expect(
    `${text}\n${await read('The bar', page.getByRole('region', { name: 'Progress' }))}`,
  ).toMatchSnapshot('timed.txt');
  for (const seconds of [300, 240, 60]) {
    await page.clock.fastForward(seconds * 1000);
    await page.clock.runFor(1000);
  }
  await expect(page.getByRole('heading', { name: 'Quiz Completed!' })).toBeVisible();
  expect(await announced(page)).toMatchSnapshot('announced-in-timed-mode.txt');
});
