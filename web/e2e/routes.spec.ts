import { singleAnswerQuestions, startQuiz, submitQuiz, watchConsole } from './quiz';
import { expect, test } from './test';

const routes = [
  { path: '/', heading: 'SWMM5 Quizzer' },
  { path: '/quiz', heading: 'SWMM5 Quizzer' },
  { path: '/quiz/hydraulics', heading: 'Hydraulic Fundamentals' },
  { path: '/quiz/network', heading: 'Network Components' },
  { path: '/quiz/water-quality', heading: 'Water Quality Modeling' },
  { path: '/quiz/advanced', heading: 'Advanced Analysis' },
  { path: '/quiz/no-such-category', heading: 'SWMM5 Quizzer' },
  { path: '/docs', heading: 'Documentation', tag: '@firefox' },
  { path: '/docs/diagrams', heading: 'Diagrams' },
];

for (const { path, heading, tag = [] } of routes) {
  test(`${path} opens from its address and after a reload`, { tag }, async ({ page }) => {
    const expectSilence = watchConsole(page);
    const title = page.getByRole('heading', { level: 1, name: heading });
    await page.goto(path);
    await expect(title).toBeVisible();
    await page.reload();
    await expect(title).toBeVisible();
    expectSilence();
  });
}

test('a page whose app cannot be loaded says so, and starts when it is reloaded', async ({
  context,
}) => {
  const page = await context.newPage(); // The fixture's page waits for the app.
  const app = /\/assets\/start-[\w-]{8}\.js$/;
  await page.route(app, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  await page.unroute(app);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('link', { name: 'Documentation' }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an unknown address shows Page Not Found', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'SWMM5 Quizzer' })).toBeFocused();
});

test('a quiz and the documentation store nothing and request nothing from other servers', async ({
  page,
  context,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await startQuiz(page, '/quiz', 'Practice');
  await singleAnswerQuestions(page).first().getByRole('radio').first().check();
  await submitQuiz(page);
  await page.goto('/docs');
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('an equation wider than the dialog can be scrolled by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await startQuiz(page, '/quiz?ids=hyd-sv-steady-nonuniform-term', 'Practice');
  await singleAnswerQuestions(page).first().getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Details & Diagram' }).click();
  await page.getByRole('tab', { name: 'Equations' }).click();
  const equation = page.locator('div:has(> math[display="block"])').nth(1);
  expect(await equation.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await equation.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => equation.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});
