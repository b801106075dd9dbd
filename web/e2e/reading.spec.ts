import { readFileSync } from 'node:fs';
import { openDetails, startQuiz } from './quiz';
import { expect, type Locator, test } from './test';

interface Item {
  id: string;
  topic: string;
  explore?: { diagram: string };
  stimulus?: { listing?: string };
}

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const bank: Item[] = read('../../questions.json');
const topics: Record<string, { figure?: string }> = read('../../topics.json');

const withDiagram = bank.filter(
  ({ topic, explore }) => topics[topic]?.figure !== 'none' && explore?.diagram !== 'none',
);
const onePerTopic = [...new Map(withDiagram.map((item) => [item.topic, item])).values()];
/** 20 items with diagrams, on different topics spread across the bank. */
const items = onePerTopic
  .filter((_, index) => index % Math.floor(onePerTopic.length / 20) === 0)
  .slice(0, 20);

/** The height of the part of an element that is in view: within its dialog, or else the window. */
function heightInView(element: Locator): Promise<number> {
  return element.evaluate((one) => {
    const box = one.getBoundingClientRect();
    const dialog = one.closest('dialog')?.getBoundingClientRect();
    const [top, bottom] = [dialog?.top ?? 0, dialog?.bottom ?? window.innerHeight];
    return Math.min(box.bottom, bottom) - Math.max(box.top, top);
  });
}

async function expectOverviewInView(dialog: Locator) {
  const tabs = await dialog.getByRole('tab').all();
  const tops = await Promise.all(tabs.map(async (tab) => (await tab.boundingBox())?.y));
  expect(tabs).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  for (const tab of tabs) await expect(tab).toBeInViewport({ ratio: 1 });
  const title = dialog.getByRole('heading', { name: /^Technical overview: / });
  await expect(title).toBeInViewport({ ratio: 1 });
  const overview = title.locator('xpath=following-sibling::p');
  // At least four lines of 24 px, or the complete text.
  const { height = 0 } = (await overview.boundingBox()) ?? {};
  expect(await heightInView(overview)).toBeGreaterThanOrEqual(Math.min(height, 96) - 1);
}

test('the twenty items are on different topics', () => {
  expect(new Set(items.map(({ topic }) => topic)).size).toBe(20);
});

test('tabs, title, overview and, on a wide screen, the drawing are in view at once', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const { id } of items) {
    await test.step(id, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const dialog = await openDetails(page, id);
      await expect(dialog.getByRole('figure')).toBeAttached();
      await expectOverviewInView(dialog);
      const drawing = dialog.locator('.drawings svg[viewBox^="0 0 360"]').first();
      await expect(drawing).toBeInViewport({ ratio: 1 });
      const { height = 0 } = (await drawing.boundingBox()) ?? {};
      expect(await heightInView(drawing)).toBeGreaterThanOrEqual(height - 1);

      await page.setViewportSize({ width: 360, height: 740 });
      await expectOverviewInView(dialog);
      const top = async (element: Locator) => (await element.boundingBox())?.y ?? 0;
      const diagram = await top(dialog.getByRole('heading', { name: /^Diagram: / }));
      expect(diagram).toBeGreaterThan(await top(dialog.getByText(/^Technical overview: /)));
      expect(diagram).toBeLessThan(await top(dialog.getByRole('heading', { name: 'Key points' })));
    });
  }
});

test('tabs stay in view, another tab starts at its top, and a tab that was left keeps its place', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const dialog = await openDetails(page, 'hyd-manning-full-pipe');
  await dialog.getByText(/^Report this question/).scrollIntoViewIfNeeded();
  for (const tab of await dialog.getByRole('tab').all()) {
    await expect(tab).toBeInViewport({ ratio: 1 });
  }
  // Playwright's click would scroll the panel first.
  const press = async (name: string) => {
    const { x = 0, y = 0 } = (await dialog.getByRole('tab', { name }).boundingBox()) ?? {};
    await page.mouse.click(x + 8, y + 8);
  };
  await press('Equations');
  await expect(dialog.getByRole('heading', { name: /^Worked solution/ })).toBeInViewport();
  await press('Overview & Diagram');
  await expect(dialog.getByText(/^Report this question/)).toBeInViewport();
});

test('a tab below a long question comes to the top with its panel', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const dialog = await openDetails(page, 'hyd-steady-flow-no-lag-case');
  const more = dialog.getByRole('button', { name: 'Show all' });
  while ((await more.count()) > 0) await more.first().click();
  const tab = dialog.getByRole('tab', { name: 'Equations' });
  await dialog.getByRole('tab', { name: 'Overview & Diagram' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab).toBeFocused();
  expect((await tab.boundingBox())?.y).toBeLessThan(200);
});

test('with forced colors, only the selected tab has a line', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const dialog = await openDetails(page, 'hyd-manning-full-pipe');
  const line = (name: string) =>
    dialog.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  const background = await dialog.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await line('Overview & Diagram')).not.toBe(background);
  expect(await line('Equations')).toBe(background);
  await dialog.getByRole('tab', { name: 'Equations' }).click();
  expect(await line('Overview & Diagram')).toBe(background);
  expect(await line('Equations')).not.toBe(background);
});

test('Page Down on a tab scrolls its panel', { tag: '@firefox' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  const dialog = await openDetails(page, 'hyd-manning-full-pipe');
  const tab = dialog.getByRole('tab', { name: 'Overview & Diagram' });
  const heading = dialog.getByRole('heading', { name: /^Technical overview/ });
  await tab.focus();
  await expect(heading).toBeInViewport();
  await page.keyboard.press('PageDown');
  await expect(heading).not.toBeInViewport();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('the controls of the item are in view, and the others are behind Explore', {
  tag: '@firefox',
}, async ({ page }) => {
  const dialog = await openDetails(page, 'net-contracted-weir-flow');
  await expect(dialog.getByRole('slider', { name: 'Length of the crest' })).toBeVisible();
  await expect(dialog.getByRole('slider')).toHaveCount(3);
  await expect(dialog.getByRole('region', { name: /^Predict/ })).toBeHidden();
  const explore = dialog.getByRole('button', { name: 'Explore' });
  await explore.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('region', { name: /^Predict/ })).toBeVisible();
  expect(await dialog.getByRole('slider').count()).toBeGreaterThan(3);
});

test('the slider that Play moves is in view with it', async ({ page }) => {
  const dialog = await openDetails(page, 'net-pump-startup-shutoff');
  await expect(dialog.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(dialog.getByRole('slider', { name: 'Time' })).toBeVisible();
});

test('the question is cut to one line, but complete on request and in print', async ({ page }) => {
  const dialog = await openDetails(page, 'hyd-manning-full-pipe');
  const question = dialog.getByRole('definition').first();
  const height = async () => (await question.boundingBox())?.height ?? 0;
  const folded = await height();
  expect(folded).toBeLessThan(32);
  await dialog.getByRole('button', { name: 'Show all' }).click();
  expect(await height()).toBeGreaterThan(1.5 * folded);
  await dialog.getByRole('button', { name: 'Show less' }).click();
  await page.emulateMedia({ media: 'print' });
  expect(await height()).toBeGreaterThan(1.5 * folded);
  // All values are printed, in view or not.
  await expect(dialog.getByText('Bed slope', { exact: true })).toBeVisible();
});

test('an item with a check has its worked solution', async ({ page }) => {
  const dialog = await openDetails(page, 'hyd-manning-full-pipe');
  await dialog.getByRole('tab', { name: 'Equations' }).click();
  const solution = dialog.locator('section', { hasText: 'Worked solution for this question' });
  await expect(solution.locator('mtr')).toHaveCount(3);
  await expect(solution.locator('mtr').last()).toHaveText('≈14.86\u00a0cfs');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('only a listing whose lines are cut off says that they continue', async ({ page }) => {
    const ids = bank.filter(({ stimulus }) => stimulus?.listing).map(({ id }) => id);
    await startQuiz(page, `/quiz?ids=${ids.join()}`, 'Practice');
    const listings = page.getByRole('figure', { name: 'Listing' });
    await expect(listings).toHaveCount(ids.length);
    const seen = await listings.evaluateAll((figures) =>
      figures.map((figure) => {
        const lines = figure.querySelector('.listing') as Element;
        const text = document.createRange();
        text.selectNodeContents(lines);
        const right = lines.getBoundingClientRect().right;
        return {
          text: lines.textContent,
          cutPx: text.getBoundingClientRect().right - right,
          hasCue: figure.querySelector('.listing-cue')?.getBoundingClientRect().height !== 0,
        };
      }),
    );
    for (const { text, cutPx, hasCue } of seen) {
      // CSS estimates the width of a character.
      if (cutPx < 0 || cutPx > 4) expect(hasCue, text).toBe(cutPx > 0);
    }
  });
});
