import { plainQuiz, singleAnswerQuestions, startQuiz, submitQuiz } from './quiz';
import { expect, test } from './test';

// With an active service worker, as for visitors.
test.use({ serviceWorkers: 'allow' });

const routes = [
  '/',
  '/quiz',
  '/quiz/hydraulics',
  '/quiz/network',
  '/quiz/water-quality',
  '/quiz/advanced',
  '/quiz/no-such-category',
  '/docs',
  '/docs/diagrams',
  '/docs/diagrams/dynamic-wave',
  '/embed/quiz',
  '/licenses.txt',
  '/no/such/page',
];

test('no route requests anything from another host', async ({ page, context, baseURL }) => {
  test.setTimeout(120_000);
  const own = new URL(baseURL ?? '').host;
  const others: string[] = [];
  let total = 0;
  // The context also sees the requests of the worker.
  context.on('request', (request) => {
    total += 1;
    if (new URL(request.url()).host !== own) others.push(request.url());
  });
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'networkidle' });
  }
  await startQuiz(page, plainQuiz(5, 'hydraulics'), 'Practice');
  for (const index of [0, 1, 2]) {
    await singleAnswerQuestions(page).nth(index).getByRole('radio').first().check();
  }
  await page.getByRole('button', { name: 'Details & Diagram' }).first().click();
  await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await submitQuiz(page);
  await expect(page.getByRole('table', { name: 'By topic' })).toBeVisible();
  expect(total).toBeGreaterThan(routes.length);
  expect(others).toEqual([]);
});

test('the site lists the licenses of its packages', async ({ page }) => {
  await page.goto('/docs');
  await page.getByRole('link', { name: 'their licenses' }).click();
  const text = await page.locator('pre').textContent();
  for (const name of [
    'react',
    'react-router',
    'jotai',
    '@radix-ui/react-toast',
    'tailwindcss',
    'vite',
  ]) {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+: MIT$`, 'm'));
  }
});
