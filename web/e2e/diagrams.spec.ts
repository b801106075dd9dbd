import { kinds } from '../src/diagrams/kinds';
import { plainQuiz, questions, startQuiz, watchConsole } from './quiz';
import { expect, type Locator, type Page, test } from './test';

async function open(page: Page, kind: string) {
  await page.goto(`/docs/diagrams/${kind}`);
  await expect(page.getByRole('figure')).toBeVisible();
}

test('at 1440 x 900 drawings, sentence, question and the first controls are in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const kind of kinds) {
    await open(page, kind);
    const figure = page.getByRole('figure');
    for (const part of [
      figure.locator('.drawings > *').last(),
      figure.locator('[data-sentence]'),
      figure.getByRole('region', { name: /^Predict: / }),
      figure.locator('.diagram-controls :is(input, select)').first(),
    ]) {
      await expect(part, kind).toBeInViewport({ ratio: 0.95 });
    }
  }
});

test('the list of diagrams draws each one when it comes into view', async ({ page }) => {
  await page.goto('/docs/diagrams');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.first().locator('svg')).toBeVisible();
  await expect(items.last().locator('svg')).toHaveCount(0);
  for (const item of await items.all()) {
    await item.scrollIntoViewIfNeeded();
    const drawing = item.locator('svg').first();
    await expect(drawing).toBeVisible();
    const box = await drawing.boundingBox();
    expect(box?.height).toBeLessThanOrEqual((box?.width ?? 0) / 1.49);
  }
});

test('the details of a question: three tabs, focus moves in and back, the page does not scroll', {
  tag: '@firefox',
}, async ({ page }) => {
  const expectSilence = watchConsole(page);
  await startQuiz(page, '/quiz?ids=hyd-manning-full-pipe', 'Practice');
  await questions(page).first().getByRole('radio').first().check();
  const button = page.getByRole('button', { name: 'Details & Diagram' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Details & Diagram' });
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await expect(dialog.getByRole('tab', { selected: true })).toHaveText('Overview & Diagram');
  await expect(dialog.getByRole('heading', { name: /^Diagram: / })).toBeVisible();

  const place = await page.evaluate(() => window.scrollY);
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, 3000);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  const sentence = dialog.locator('figure [data-sentence]');
  const before = (await sentence.textContent()) ?? '';
  await dialog.getByRole('slider').first().focus();
  await page.keyboard.press('Home');
  await expect(sentence).not.toHaveText(before);
  await dialog.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('tab', { selected: true })).toHaveText('Equations');
  await expect(dialog.locator('math[display="block"]').first()).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  expectSilence();
});

test('releasing a slider outside of the dialog does not close it', async ({ page }) => {
  await startQuiz(page, '/quiz?ids=hyd-manning-full-pipe', 'Practice');
  await questions(page).first().getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Details & Diagram' }).click();
  const dialog = page.getByRole('dialog');
  const slider = dialog.getByRole('slider').first();
  await expect(dialog.getByRole('status')).toHaveCount(0);
  await slider.scrollIntoViewIfNeeded();
  await slider.hover();
  await page.mouse.down();
  await page.mouse.move(4, 300);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 300);
  await expect(dialog).toHaveCount(0);
});

test('the dialog fills a phone, and only the dialog is printed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 760 });
  await startQuiz(page, plainQuiz(5), 'Practice');
  await questions(page).first().getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Details & Diagram' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Key points' })).toBeAttached();
  const box = await dialog.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, height: 760 });
  expect(box?.width).toBeGreaterThan(370);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(dialog.getByText('Question', { exact: true })).toBeVisible();
  const [paper, content] = await dialog.evaluate((element) => [
    element.getBoundingClientRect().height,
    element.scrollHeight,
  ]);
  expect(paper).toBeGreaterThan(760);
  expect(content).toBeLessThanOrEqual(Math.ceil(paper ?? 0));
});

test('a diagram that cannot be loaded shows an error, and can be loaded again', async ({
  page,
}) => {
  const chunk = /\/assets\/[\w-]*-[\w-]{8}\.js$/;
  await startQuiz(page, '/quiz?ids=hyd-manning-full-pipe', 'Practice');
  await questions(page).first().getByRole('radio').first().check();
  await page.route(chunk, (route) => route.abort());
  await page.getByRole('button', { name: 'Details & Diagram' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(chunk);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('heading', { name: /^Diagram: / })).toBeVisible();
});

test('the details end where their content does, also under a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startQuiz(page, '/quiz?ids=hyd-manning-full-pipe', 'Practice');
  await questions(page).first().getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Details & Diagram' }).click();
  const dialog = page.getByRole('dialog', { name: 'Details & Diagram' });
  await expect(dialog.getByRole('heading', { name: /^Diagram: / })).toBeVisible();
  const overflow = await dialog.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(overflow).toBe(0);
  await dialog.evaluate((element) => element.scrollTo(0, 10_000));
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeInViewport();
});

for (const [width, height] of [
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`on a page ${width} px wide, drawing and sentence stay in view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const kind of ['dynamic-wave', 'pump-curve', 'weir']) {
      await open(page, kind);
      const sentence = page.locator('figure [data-sentence]');
      const example = page.getByRole('region', { name: 'Try this' }).getByRole('button').last();
      for (const control of [page.getByRole('slider').last(), example]) {
        await control.focus();
        await expect(control).toBeInViewport();
        await expect(sentence).toBeInViewport({ ratio: 0.9 });
        for (const drawing of await page.locator('.drawings svg[viewBox^="0 0 360"]').all()) {
          await expect(drawing).toBeInViewport({ ratio: 0.9 });
        }
      }
      const before = await sentence.textContent();
      await example.click();
      await expect(sentence).not.toHaveText(before ?? '');
    }
  });
}

test('in the details the drawing stays in sight above its sliders', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const id of ['net-contracted-weir-flow', 'hyd-inertial-damping-factor']) {
    await startQuiz(page, `/quiz?ids=${id}`, 'Practice');
    await questions(page).first().getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Details & Diagram' }).click();
    const dialog = page.getByRole('dialog', { name: 'Details & Diagram' });
    await dialog.getByRole('button', { name: 'Explore' }).click();
    await expect(dialog.getByRole('slider').last()).toBeVisible();
    for (const slider of await dialog.getByRole('slider').all()) {
      await slider.focus();
      await expect(slider).toBeInViewport({ ratio: 0.9 });
    }
    await expect(dialog.locator('.drawings svg').first()).toBeInViewport({ ratio: 0.9 });
  }
});

/** Kinds that show choices alone, or where no quantity has a size in the drawing. */
const withoutHandles = ['general', 'network-topology'];

/** The middle of a handle, and its direction. */
async function placeOf(handle: Locator) {
  const box = await handle.locator('path').last().boundingBox();
  if (!box) throw new Error('the handle is not drawn');
  const isX = /handle-x/.test((await handle.getAttribute('class')) ?? '');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, isX };
}

test('each handle follows the mouse and moves its slider', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const kind of kinds) {
    await open(page, kind);
    const handles = page.locator('[data-handle]');
    if (withoutHandles.includes(kind)) {
      await expect(handles, kind).toHaveCount(0);
      continue;
    }
    const values = () =>
      page
        .locator('figure input[type=range]')
        .evaluateAll((sliders) => sliders.map((slider) => Reflect.get(slider, 'value')));
    for (const handle of await handles.all()) {
      const name = `${kind}: ${await handle.getAttribute('data-handle')}`;
      const { x, y, isX } = await placeOf(handle);
      const before = await values();
      await page.mouse.move(x, y);
      await page.mouse.down();
      // To both sides, as the value may be at one of its limits. A step may be as long as 40 px.
      let moves = 0;
      for (const by of [-50, 50]) {
        await page.mouse.move(x + (isX ? by : 0), y + (isX ? 0 : by), { steps: 2 });
        const now = await placeOf(handle);
        const moved = isX ? now.x - x : now.y - y;
        if (Math.abs(moved - by) < 40 && String(await values()) !== String(before)) moves++;
      }
      await page.mouse.up();
      expect(moves, name).toBeGreaterThan(0);
    }
  }
});

test('a dragged level stays below the pointer, and its slider shows the same value', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'weir');
  const handle = page.locator('[data-handle=upstreamFt]').first();
  const { x, y } = await placeOf(handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // The water rises above what the drawing shows at first.
  await page.mouse.move(x, y - 60, { steps: 6 });
  expect((await placeOf(handle)).y).toBeGreaterThan(y - 62);
  expect((await placeOf(handle)).y).toBeLessThan(y - 58);
  await page.mouse.up();
  const slider = page.getByRole('slider', { name: 'Upstream level' });
  const levelFt = Number(await slider.inputValue());
  expect(levelFt).toBeGreaterThan(6);
  await expect(page.locator('figure [data-sentence]')).not.toContainText('under a head of 1 ft');
  // The rating curve shows where the point was.
  await expect(page.getByText('gray: before')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('gray: before')).toHaveCount(0);
});

test('a handle that is released outside of the dialog does not close it', async ({ page }) => {
  await startQuiz(page, '/quiz?ids=net-contracted-weir-flow', 'Practice');
  await questions(page).first().getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Details & Diagram' }).click();
  const dialog = page.getByRole('dialog');
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

  test('a finger drags a handle of 44 px, and the page stays where it is', async ({ page }) => {
    await open(page, 'weir');
    const handle = page.locator('[data-handle=downstreamFt]');
    const { x, y } = await placeOf(handle);
    const isHit = (dx: number) =>
      page.evaluate(
        ([left, top]) =>
          document.elementFromPoint(left ?? 0, top ?? 0)?.closest('[data-handle=downstreamFt]') !==
          null,
        [x + dx, y],
      );
    expect([await isHit(-20), await isHit(20), await isHit(26)]).toEqual([true, true, false]);

    const slider = page.getByRole('slider', { name: 'Downstream level' });
    const before = Number(await slider.inputValue());
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', atY?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: atY === undefined ? [] : [{ x, y: atY }],
      });
    await send('touchStart', y);
    for (let step = 1; step <= 6; step++) await send('touchMove', y - 5 * step);
    await send('touchEnd');
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before + 0.5);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the result stays in view beside the control in use, and covers no control', async ({
    page,
  }) => {
    for (const kind of kinds) {
      await open(page, kind);
      const stays = page.locator(
        '.drawings [data-stays], .drawings:not(:has([data-stays])) > :first-child',
      );
      for (const control of await page
        .locator('.diagram-controls input[type=range]:visible')
        .all()) {
        await control.focus();
        await expect(control, kind).toBeInViewport({ ratio: 0.9 });
        await expect(stays, kind).toBeInViewport({ ratio: 0.9 });
        const [plot, slider] = [await stays.boundingBox(), await control.boundingBox()];
        expect((plot?.y ?? 0) + (plot?.height ?? 0), kind).toBeLessThanOrEqual(slider?.y ?? 0);
        expect(plot?.height, kind).toBeLessThanOrEqual(0.36 * 740);
      }
    }
  });
});

test('drawings are larger on a projector, and no larger in the dialog', async ({ page }) => {
  const widthOf = () =>
    page
      .locator('.drawings svg')
      .first()
      .evaluate((drawing) => drawing.getBoundingClientRect().width);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, 'conduit');
  const usual = await widthOf();
  await page.setViewportSize({ width: 1920, height: 1080 });
  expect(await widthOf()).toBeGreaterThan(1.5 * usual);
  await startQuiz(page, '/quiz?ids=hyd-manning-full-pipe', 'Practice');
  await questions(page).first().getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Details & Diagram' }).click();
  await expect(page.getByRole('figure')).toBeVisible();
  expect(await widthOf()).toBeLessThan(450);
});

test('a diagram saves its state as a project of SWMM', { tag: '@firefox' }, async ({ page }) => {
  // Firefox reports no downloads to Playwright: the page keeps the text of what it saves.
  await page.addInitScript(() => {
    const create = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) file.text().then((text) => Object.assign(window, { saved: text }));
      return create.call(URL, file);
    };
  });
  await page.goto('/docs/diagrams/lid?type=trench');
  await page.getByRole('button', { name: /^Download this state/ }).click();
  const saved = () => page.evaluate(() => String(Reflect.get(window, 'saved')));
  await expect.poll(saved).toMatch(/^LID +IT$/m);
});
