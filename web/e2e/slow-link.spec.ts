import type { Browser, Route } from '@playwright/test';
import { expect, test } from './test';

/**
 * Opens a page as over a slow connection: its first view is painted and accepts input, and the app does not
 * arrive until `finish` lets its request continue or fail.
 */
async function openEarly(browser: Browser, path: string) {
  const page = await browser.newPage();
  const held: Route[] = [];
  let outcome: 'continue' | 'abort' | null = null;
  await page.route(/assets\/start-.*\.js$/, async (route) => {
    if (outcome) await route[outcome]();
    else held.push(route);
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return {
    page,
    finish: async (how: 'continue' | 'abort') => {
      outcome = how;
      for (const route of held) await route[how]();
    },
  };
}

test('the start button waits for the app, and starts the chosen mode', { tag: '@firefox' }, async ({
  browser,
}) => {
  const { page, finish } = await openEarly(browser, '/quiz/network?n=5');
  await page.getByText('Timed Mode').click();
  await expect(page.getByRole('radio', { name: 'Timed Mode' })).toBeChecked();
  const start = page.getByRole('button', { name: 'Start Practice Quiz' });
  await start.click();
  await expect(start).toHaveAttribute('aria-busy', 'true');
  await finish('continue');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(Timed Mode)');
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  await page.close();
});

test('links work before the app has arrived', async ({ browser }) => {
  const { page } = await openEarly(browser, '/');
  await page.getByRole('link', { name: 'Start Random Quiz' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Format' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/quiz');
  await page.close();
});

for (const { path, role, name } of [
  { path: '/', role: 'link', name: 'Start Random Quiz' },
  // The first view has the values without the query, among them another slider at 1.
  { path: '/docs/diagrams/subcatchment-flow?rainInPerHour=2.4', role: 'slider', name: 'Rain' },
] as const) {
  test(`the focus stays on its control when the app arrives: ${role} of ${path}`, async ({
    browser,
  }) => {
    const { page, finish } = await openEarly(browser, path);
    const control = page.getByRole(role, { name, exact: true });
    await control.focus();
    await finish('continue');
    await page.locator('#root:not([data-first-view])').waitFor();
    await expect(control).toBeFocused();
    await page.close();
  });
}

test('a button stops waiting for an app that cannot be loaded', async ({ browser }) => {
  const { page, finish } = await openEarly(browser, '/quiz');
  const start = page.getByRole('button', { name: 'Start Practice Quiz' });
  await start.click();
  await expect(start).toHaveAttribute('aria-busy', 'true');
  await finish('abort');
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  await expect(start).not.toHaveAttribute('aria-busy');
  await page.close();
});
