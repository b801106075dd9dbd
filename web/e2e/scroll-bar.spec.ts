import { chromiumOptions } from '../playwright.config';
import { startQuiz } from './quiz';
import { expect, type Page, test } from './test';

// Scroll bars take space, as on Windows and Linux. Playwright hides them by default.
test.use({ launchOptions: { ...chromiumOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

/** Returns the brightness, 0 to 765, of pixels in a screenshot of the page. */
async function brightnessAt(page: Page, places: readonly (readonly [number, number])[]) {
  const screenshot = (await page.screenshot()).toString('base64');
  return await page.evaluate(
    async ([data, points]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      return points.map(([x, y]) => {
        const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
        return red + green + blue;
      });
    },
    [screenshot, places] as const,
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no bright strip beside a dialog, and nothing moves, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1000, height: 700 });
    await startQuiz(page, '/quiz/network?n=5', 'Practice');
    const gutter = await page.evaluate(() => window.innerWidth - document.body.offsetWidth);
    expect(gutter).toBeGreaterThan(5);
    const left = async () => (await page.locator('main').boundingBox())?.x;
    const before = await left();
    await page.getByRole('button', { name: 'New Questions', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Submit Quiz' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await left()).toBe(before);
    // At the height of the dialog the page has no content at its sides.
    const [strip = 765, background = 0] = await brightnessAt(page, [
      [1000 - Math.round(gutter / 2), 350],
      [1000 - gutter - 10, 350],
    ]);
    expect(Math.abs(strip - background)).toBeLessThan(12);
  });
}
