import { expect, test } from './test';

const routes = ['/', '/quiz', '/quiz/hydraulics', '/docs', '/docs/diagrams', '/docs/diagrams/weir'];

for (const path of routes) {
  test(`${path} is painted before the app runs, with the same text`, async ({ browser, page }) => {
    const still = await browser.newPage({ javaScriptEnabled: false });
    await still.goto(path);
    const root = still.locator('#root');
    await expect(root).toHaveAttribute('data-first-view');
    const before = await root.innerText();
    expect(before.length).toBeGreaterThan(200);
    await still.close();

    await page.goto(path);
    await expect(page.locator('#root:not([data-first-view]) h1')).toBeVisible();
    const after = await page.locator('#root').evaluate((root: HTMLElement) => {
      // The pictures of the list of diagrams come later.
      for (const picture of root.querySelectorAll('.small-picture')) picture.replaceChildren();
      return root.innerText;
    });
    expect(after).toBe(before);
  });
}

test('an unknown category starts with the view of all topics, an unknown address without a view', async ({
  request,
}) => {
  const first = async (path: string) => (await request.get(path)).text();
  expect(await first('/quiz/no-such-category')).toContain('Mixed Topics');
  expect(await first('/no/such/page')).toContain('<div id="root"></div>');
});
