import { singleAnswerQuestions, startQuiz, submitQuiz } from './quiz';
import { expect, type Page, test } from './test';

interface Shift {
  value: number;
  nodes: string[];
}

/** Records the layout shifts of each page opened from now on, except those after user input. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node }[];
        };
        if (hadRecentInput) continue;
        const nodes = sources.map(
          ({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`,
        );
        shifts.push({ value, nodes });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

for (const width of [360, 1440]) {
  test.describe(() => {
    // Set before the page opens: resizing a page while it loads shifts it.
    test.use({ viewport: { width, height: 740 } });
    test(`nothing shifts while pages load or in a quiz, ${width} px wide`, async ({ page }) => {
      test.setTimeout(120_000);
      await recordShifts(page);
      for (const route of [
        '/',
        '/quiz',
        '/quiz/network',
        '/docs',
        '/embed/quiz',
        '/no/such/page',
      ]) {
        await page.goto(route, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await shiftsOf(page), route).toEqual([]);
      }
      await startQuiz(page, '/quiz?seed=steady', 'Practice');
      await singleAnswerQuestions(page).first().getByRole('radio').first().check();
      await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible();
      await page.waitForTimeout(700);
      expect(await shiftsOf(page), 'after an answer').toEqual([]);
      await submitQuiz(page);
      await expect(page.getByRole('table', { name: 'By topic' })).toBeVisible();
      await page.waitForTimeout(700);
      expect(await shiftsOf(page), 'after the end').toEqual([]);
    });
  });
}

test('ten quizzes in a row leak no memory', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metricOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    // Quizzes differ in size, mainly because of their figures, so only nodes outside the page count.
    const shown = await page.evaluate(() => {
      const walker = document.createTreeWalker(document);
      let count = 1;
      while (walker.nextNode()) count++;
      return count;
    });
    const nodes = metricOf('Nodes') - shown;
    return { bytes: metricOf('JSHeapUsedSize'), nodes, listeners: metricOf('JSEventListeners') };
  };
  await startQuiz(page, '/quiz?n=5', 'Practice');
  const takeQuiz = async () => {
    for (const index of [0, 1]) {
      await singleAnswerQuestions(page).nth(index).getByRole('radio').first().check();
    }
    await submitQuiz(page);
    await expect(page.getByRole('table', { name: 'By topic' })).toBeVisible();
    await page.getByRole('button', { name: 'Take New Quiz' }).click();
    await expect(page.getByText('0 of 5 answered')).toBeVisible();
  };
  // The first quizzes allocate what stays: code, topics, object shapes.
  for (let quiz = 0; quiz < 5; quiz++) await takeQuiz();
  const before = await measure();
  for (let quiz = 0; quiz < 10; quiz++) await takeQuiz();
  const after = await measure();
  // Ten leaked quizzes of five questions would be about 10,000 nodes and two megabytes.
  expect(after.nodes - before.nodes).toBeLessThan(1_000);
  expect(after.listeners - before.listeners).toBeLessThan(20);
  expect((after.bytes - before.bytes) / 1e6).toBeLessThan(1.5);
});
