import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './test';

const routes = ['/', '/quiz', '/quiz/hydraulics', '/docs', '/docs/diagrams', '/docs/diagrams/weir'];

for (const path of routes) {
  test(`${path} is painted before the app runs, with the same text`, async ({ browser, page }) => {
    // On wide screens, the app puts the columns of the home page in the order in which they are seen.
    const viewport = { width: 800, height: 900 };
    await page.setViewportSize(viewport);
    const noScript = await browser.newPage({ javaScriptEnabled: false, viewport });
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

test('a part of the first view is not painted: the rest would shift it', async ({
  context,
  request,
}) => {
  const page = await context.newPage();
  const html = await (await request.get('/')).text();
  // Without code and styles, which the browser would wait for.
  const plain = html.replace(
    /<script.*?<\/script>|<link rel="(stylesheet|modulepreload).*?>/gs,
    '',
  );
  const middle = plain.indexOf('Stormwater Modeling Education');
  let sendRest = () => {};
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.write(plain.slice(0, middle));
    sendRest = () => response.end(plain.slice(middle));
  }).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      waitUntil: 'commit',
    });
    await expect(page.locator('h1')).toBeAttached();
    const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    await page.waitForTimeout(500);
    expect(await paints()).toBe(0);
    sendRest();
    await expect.poll(paints).toBeGreaterThan(0);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
