import { kinds } from '../src/diagrams/kinds';
import { openDiagram } from './diagram';
import { openDetails, pressExplore } from './quiz';
import { expect, type Locator, type Page, test } from './test';

/** Diagrams that have no sliders, or none for a quantity that is drawn to scale. */
const withoutHandles = ['general', 'network-topology'];

/** The only diagrams tested in Firefox, which is slower. Their handles move in x and in y. */
const inFirefox = ['rdii', 'weir'];

/** The middle of a handle, and its direction. */
async function placeOf(handle: Locator) {
  const box = await handle.locator('path').last().boundingBox();
  if (!box) throw new Error('the handle is not drawn');
  const isX = /handle-x/.test((await handle.getAttribute('class')) ?? '');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, isX };
}

for (const kind of kinds) {
  const tag = inFirefox.includes(kind) ? '@firefox' : [];
  test(`${kind}: each handle follows the mouse and moves its slider`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openDiagram(page, kind);
    const handles = page.locator('[data-handle]');
    if (withoutHandles.includes(kind)) {
      await expect(handles).toHaveCount(0);
      return;
    }
    const values = () =>
      page
        .locator('figure input[type=range]')
        .evaluateAll((sliders: HTMLInputElement[]) => sliders.map(({ value }) => value));
    for (const handle of await handles.all()) {
      const { x, y, isX } = await placeOf(handle);
      const before = await values();
      await page.mouse.move(x, y);
      await page.mouse.down();
      // Both ways, as the value may be at one of its limits. A step may be up to 40 px long.
      let moves = 0;
      for (const offset of [-50, 50]) {
        await page.mouse.move(x + (isX ? offset : 0), y + (isX ? 0 : offset), { steps: 2 });
        const now = await placeOf(handle);
        const moved = isX ? now.x - x : now.y - y;
        if (Math.abs(moved - offset) < 40 && String(await values()) !== String(before)) moves++;
      }
      await page.mouse.up();
      expect(moves, (await handle.getAttribute('data-handle')) ?? '').toBeGreaterThan(0);
    }
  });
}

test('a dragged level follows the pointer, and its slider shows the same value', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDiagram(page, 'weir');
  const handle = page.locator('[data-handle=upstreamFt]').first();
  const { x, y } = await placeOf(handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // The water rises above the range that the drawing shows at first.
  await page.mouse.move(x, y - 60, { steps: 6 });
  expect((await placeOf(handle)).y).toBeGreaterThan(y - 62);
  expect((await placeOf(handle)).y).toBeLessThan(y - 58);
  await page.mouse.up();
  const slider = page.getByRole('slider', { name: 'Upstream level' });
  const levelFt = Number(await slider.inputValue());
  expect(levelFt).toBeGreaterThan(6);
  await expect(page.locator('figure [data-sentence]')).not.toContainText('under a head of 1 ft');
  // The rating curve shows where the point was.
  await expect(page.getByText('gray: before').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('gray: before')).toHaveCount(0);
});

test('a plot shows the previous state only after Show me', async ({ page }) => {
  await openDiagram(page, 'weir');
  await page
    .getByRole('region', { name: /^Predict/ })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByText(/^You predict/)).toBeVisible();
  await expect(page.getByText('gray: before')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByText('gray: before').first()).toBeVisible();
});

test('the dialog stays open when a handle is released outside it', async ({ page }) => {
  const dialog = await openDetails(page, 'net-contracted-weir-flow');
  const handle = dialog.locator('[data-handle=upstreamFt]').last();
  await handle.scrollIntoViewIfNeeded();
  const { x, y } = await placeOf(handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(4, 300, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the details have no handles before Explore, so that a finger can scroll', async ({
    page,
  }) => {
    const dialog = await openDetails(page, 'net-contracted-weir-flow');
    const handle = dialog.locator('[data-handle=upstreamFt]').first();
    await expect(handle).toBeAttached();
    await expect(handle).toBeHidden();
    await pressExplore(dialog);
    await expect(handle).toBeVisible();
  });

  test('a finger drags a 44-px handle, and the page does not scroll', async ({ page }) => {
    await openDiagram(page, 'weir');
    const handle = page.locator('[data-handle=downstreamFt]').first();
    const { x, y } = await placeOf(handle);
    const isHit = (dx: number) =>
      page.evaluate(
        ({ left, top }) =>
          document.elementFromPoint(left, top)?.closest('[data-handle=downstreamFt]') != null,
        { left: x + dx, top: y },
      );
    expect([await isHit(-20), await isHit(20), await isHit(26)]).toEqual([true, true, false]);

    const slider = page.getByRole('slider', { name: 'Downstream level' });
    const before = Number(await slider.inputValue());
    await swipe(page, { x, y }, { dx: 0, dy: -5 });
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before + 0.5);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a finger that moves across the axis of a handle scrolls the page', async ({ page }) => {
    await openDiagram(page, 'hydrograph');
    const { x, y } = await placeOf(page.locator('[data-handle=hour]').first());
    const slider = page.getByRole('slider', { name: 'Time shown' });
    const before = await slider.inputValue();
    await swipe(page, { x, y }, { dx: 0.2, dy: -20 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    expect(await slider.inputValue()).toBe(before);
  });

  test('the result stays in view above the slider in use, and does not cover it', async ({
    page,
  }) => {
    for (const kind of kinds) {
      await openDiagram(page, kind);
      const result = page.locator(
        '.drawings [data-stays], .drawings:not(:has([data-stays])) > :first-child',
      );
      for (const control of await page
        .locator('.diagram-controls input[type=range]:visible')
        .all()) {
        await control.focus();
        await expect(control, kind).toBeInViewport({ ratio: 0.9 });
        await expect(result, kind).toBeInViewport({ ratio: 0.9 });
        const [plot, slider] = [await result.boundingBox(), await control.boundingBox()];
        expect((plot?.y ?? 0) + (plot?.height ?? 0), kind).toBeLessThanOrEqual(slider?.y ?? 0);
        // CSS limits the drawing to 34% of the height; its frame adds a little.
        expect(plot?.height, kind).toBeLessThanOrEqual(0.36 * 740);
      }
    }
  });

  test('a control in use keeps its place while the text above it grows or shrinks', async ({
    page,
  }) => {
    /** The place of a control on the screen once it has come to rest. */
    const topOf = (control: Locator) =>
      control.evaluate(async (it) => {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return it.getBoundingClientRect().top;
      });
    const dialog = await openDetails(page, 'net-object-for-manhole');
    await pressExplore(dialog);
    const controls = [
      dialog.getByRole('radio', { name: 'Divider' }),
      dialog.getByRole('combobox', { name: 'Second link out of X' }),
      dialog.getByRole('radio', { name: 'The end of C4' }),
      dialog.getByRole('checkbox', { name: /^C3 rises/ }),
      dialog.getByRole('slider', { name: 'Inflow at J1' }),
    ];
    for (const control of controls) {
      // Scrolls the control down so far that the text below the drawing is in view too.
      await control.evaluate((it) => {
        const part = it.closest('.dialog-part');
        part?.scrollBy(0, it.getBoundingClientRect().top - 0.7 * window.innerHeight);
      });
      const [before, text] = [await topOf(control), await dialog.locator('figure').textContent()];
      const role = await control.evaluate((it) => `${it.tagName} ${it.getAttribute('type')}`);
      if (role.startsWith('SELECT')) await control.selectOption({ index: 3 });
      else if (role.endsWith('range')) await control.fill('150');
      else await control.tap();
      await expect(dialog.locator('figure')).not.toHaveText(text ?? '');
      expect(Math.abs((await topOf(control)) - before), role).toBeLessThan(2);
    }
  });

  test('the focus ring of a control does not show beside the drawing that covers it', async ({
    page,
  }) => {
    const dialog = await openDetails(page, 'net-object-for-manhole');
    await pressExplore(dialog);
    const select = dialog.getByRole('combobox', { name: 'Second link out of X' });
    await select.focus();
    await select.evaluate((it) => {
      const drawing = it.closest('figure')?.querySelector('.drawings > *');
      const part = it.closest('.dialog-part');
      const top = drawing?.getBoundingClientRect().top ?? 0;
      part?.scrollBy(0, it.getBoundingClientRect().top - top - 60);
    });
    const { y = 0, height = 0 } = (await select.boundingBox()) ?? {};
    const clip = { x: 0, y: y - 8, width: 360, height: height + 16 };
    const focused = await page.screenshot({ clip });
    await select.blur();
    expect(focused.equals(await page.screenshot({ clip }))).toBe(true);
  });
});

/** Touches the page at a place, moves the finger six times by the same distance, and lifts it. */
async function swipe(
  page: Page,
  { x, y }: { x: number; y: number },
  { dx, dy }: { dx: number; dy: number },
) {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', steps?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: steps === undefined ? [] : [{ x: x + steps * dx, y: y + steps * dy }],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 6; step++) await send('touchMove', step);
  await send('touchEnd');
}
