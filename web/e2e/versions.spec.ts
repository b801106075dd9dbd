import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { questions, startQuiz, submitQuiz } from './quiz';
import { expect, test } from './test';
import { type RunningServer, serve } from './tool';

const bank = (edition: string) => [
  {
    id: 'one-pipe',
    q: `Which pipe, ${edition}?`,
    options: ['One pipe', 'Two pipes', 'Three pipes', 'No pipe'],
    answer: 'A',
    explanation: `Explanation of the ${edition}.`,
    topic: 'pipe',
  },
];
const topics = (edition: string) => ({
  pipe: { title: `Pipe, ${edition}`, description: 'A pipe.', keyPoints: ['It is round.'] },
});

let folder: string;
let served: RunningServer;

async function write(edition: string) {
  await writeFile(path.join(folder, 'questions.json'), JSON.stringify(bank(edition)));
  await writeFile(path.join(folder, 'topics.json'), JSON.stringify(topics(edition)));
}

/** Serves a changed bank at the same address, as after a deployment. */
async function replaceBank() {
  await served.stop();
  await write('second edition');
  served = await serve(folder, '--no-watch', '--addr', new URL(served.address).host);
}

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'swmmquiz-'));
  await writeFile(
    path.join(folder, 'swmmquiz.yaml'),
    'bank: questions.json\ntopics: topics.json\nlint:\n  ignore: [QB]\n',
  );
  await write('first edition');
  served = await serve(folder, '--no-watch');
});
test.afterEach(async () => {
  await served?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a tab opened before the bank changed shows no explanation of the new bank', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto(`${served.address}quiz`);
  await expect(page.getByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
  await replaceBank();
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await questions(page).getByRole('radio', { name: 'One pipe' }).check();
  await expect(page.getByText('Which pipe, first edition?')).toBeVisible();
  await expect(page.getByText(/The explanations could not be loaded/)).toContainText(
    'or the site has been updated since this page was opened. Your answers are kept.',
  );
  await expect(page.getByText('second edition')).toHaveCount(0);
  await expect(page.getByText('1 of 1 answered', { exact: true })).toBeVisible();
  await submitQuiz(page);
  await expect(page.getByRole('heading', { name: 'Quiz Completed!' })).toBeVisible();
  await expect(page.getByText('second edition')).toHaveCount(0);
});

test('details opened after the bank changed show an error, and the answers stay', async ({
  page,
}) => {
  const topicsFile = /\/assets\/topics-/;
  await page.route(topicsFile, (route) => route.abort());
  await startQuiz(page, `${served.address}quiz`, 'Practice');
  await questions(page).getByRole('radio', { name: 'One pipe' }).check();
  await expect(page.getByText('Explanation of the first edition.')).toBeVisible();
  await replaceBank();
  await page.unroute(topicsFile);
  await page.getByRole('button', { name: 'Details & Diagram' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText(
    'The topic could not be loaded. The connection may be down, or the site has been updated since this page was opened. Your answers are still here, but reloading the page may lose them.',
  );
  await expect(dialog.getByText('second edition')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 of 1 answered', { exact: true })).toBeVisible();
});

test('a home page opened before the bank changed leads to the new bank after a reload', async ({
  page,
}) => {
  await page.goto(served.address);
  const start = page.getByRole('link', { name: 'Start Random Quiz' });
  await expect(start).toBeVisible();
  await replaceBank();
  await start.click();
  await expect(page.getByRole('alert')).toContainText('The questions could not be loaded.');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await expect(page.getByText('Which pipe, second edition?')).toBeVisible();
});
