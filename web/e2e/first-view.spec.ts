import { expect, test } from './test';

const routes = ['/', '/quiz', '/quiz/hydraulics', '/docs', '/docs/diagrams', '/docs/diagrams/weir'];

for (const path of routes) {
  test(`${path} is painted before the app runs, with the same text`, async ({ browser, page }) => {
    const noScript = await browser.newPage({ javaScriptEnabled: false });
    await noScript.goto(path);
    const root = noScript.locator('#root');
    await expect(root).toHaveAttribute('data-first-view');
    const before = await root.innerText();
    expect(before.length).toBeGreaterThan(200);
    await noScript.close();

    await page.goto(path);
    await expect(page.locator('#root:not([data-first-view]) h1')).toBeVisible();
    const after = await page.locator('#root').evaluate((element: HTMLElement) => {
      // The list of diagrams loads its pictures later.
      for (const picture of element.querySelectorAll('.small-picture')) picture.replaceChildren();
      return element.innerText;
    });
    expect(after).toBe(before);
  });
}

test('the first view of an unknown category is that of all topics; an unknown address has none', async ({
  request,
}) => {
  const htmlOf = async (path: string) => (await request.get(path)).text();
  expect(await htmlOf('/quiz/no-such-category')).toContain('Mixed Topics');
  expect(await htmlOf('/no/such/page')).toContain('<div id="root"></div>');
});
