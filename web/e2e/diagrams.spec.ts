import { kinds } from '../src/diagrams/kinds';
import { openDiagram } from './diagram';
import { openDetails, plainQuiz, pressExplore, questions, startQuiz, watchConsole } from './quiz';
import { expect, test } from './test';

test('at 1440 x 900, drawings, sentence, question and answer are in view together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const kind of kinds) {
    await openDiagram(page, kind);
    const figure = page.getByRole('figure');
    const question = figure.getByRole('region', { name: /^Predict: / });
    const shown = [
      figure.locator('.drawings > *').first(),
      figure.locator('.drawings > *').last(),
      figure.locator('[data-sentence]'),
      question,
    ];
    const control = figure.locator('.diagram-controls :is(input, select)').first();
    for (const part of [...shown, control]) {
      await expect(part, kind).toBeInViewport({ ratio: 0.95 });
    }
    await question.getByRole('button').first().click();
    await question.getByRole('button', { name: 'Show me' }).click();
    for (const part of shown) await expect(part, kind).toBeInViewport({ ratio: 0.9 });
  }
});

test('the list of diagrams draws each one when it comes into view', async ({ page }) => {
  await page.goto('/docs/diagrams');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.first().locator('svg').first()).toBeVisible();
  await expect(items.last().locator('svg')).toHaveCount(0);
  for (const item of await items.all()) {
    await item.scrollIntoViewIfNeeded();
    const drawing = item.locator('svg').first();
    await expect(drawing).toBeVisible();
    const box = await drawing.boundingBox();
    // At most two thirds of the width, with a margin for rounding.
    expect(box?.height).toBeLessThanOrEqual((box?.width ?? 0) / 1.49);
  }
});

test('the details of a question take the focus and return it, and the page does not scroll', {
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

test('the dialog stays open when a slider is released outside it', async ({ page }) => {
  const dialog = await openDetails(page, 'hyd-manning-full-pipe');
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
  const chunk = /\/assets\/conduit-[\w-]{8}\.js/; // and its retries, which have a query
  await page.route(chunk, (route) => route.abort());
  const dialog = await openDetails(page, 'hyd-manning-full-pipe');
  await expect(dialog.getByRole('alert')).toContainText('The diagram could not be loaded.');
  await page.unroute(chunk);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('heading', { name: /^Diagram: / })).toBeVisible();
});

test('on a phone, the details cannot be scrolled past their content', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const dialog = await openDetails(page, 'hyd-manning-full-pipe');
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
  test(`on a page ${width} px wide, drawings and sentence stay in view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const kind of ['dynamic-wave', 'pump-curve', 'weir']) {
      await openDiagram(page, kind);
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

for (const [width, height] of [
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`in the details on a screen ${width} px wide, a drawing and the sentence stay in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const id of ['net-contracted-weir-flow', 'net-pump-startup-shutoff']) {
      const dialog = await openDetails(page, id);
      const drawing = dialog
        .locator('[data-stays], .drawings:not(:has([data-stays])) > :first-child')
        .locator('svg[viewBox^="0 0 360"]');
      for (const control of await dialog.locator('.diagram-controls input:visible').all()) {
        await control.focus();
        await expect(control).toBeInViewport({ ratio: 0.9 });
        for (const part of [drawing, dialog.locator('[data-sentence]')]) {
          const covered = await part.evaluate((it) => {
            const { left, right, top, bottom } = it.getBoundingClientRect();
            const x = (left + right) / 2;
            // Pointer events pass through a drawing to the box around it.
            const frame = it.closest('[data-sentence], .drawings > *');
            return [top + 4, bottom - 4].filter(
              (y) => !frame?.contains(document.elementFromPoint(x, y)),
            );
          });
          expect(covered, id).toEqual([]);
        }
      }
    }
  });
}

for (const [width, height] of [
  [360, 740],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`at the end of a page ${width} px wide, no texts overlap`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const kind of kinds) {
      await openDiagram(page, kind);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const overlaps = await page.getByRole('figure').evaluate((figure) => {
        const texts = [...figure.querySelectorAll('.diagram-readings dd, .diagram-notes p')];
        const boxes = texts.map((text) => text.getBoundingClientRect());
        return texts.filter((_, i) =>
          boxes.some((box, j) => {
            const one = boxes[i];
            if (i >= j || !one) return false;
            const areSideBySide = one.right <= box.left || box.right <= one.left;
            return !areSideBySide && one.bottom > box.top + 1 && box.bottom > one.top + 1;
          }),
        ).length;
      });
      expect(overlaps, kind).toBe(0);
    }
  });
}

test('under Explore, all drawings and their sentence are in view with each control', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const id of [
    'net-contracted-weir-flow',
    'hyd-inertial-damping-factor',
    'net-pond-fullest-time',
    'wq-lid-load-by-volume',
    'net-pump-too-small',
  ]) {
    const dialog = await openDetails(page, id);
    await pressExplore(dialog);
    const drawings = dialog.locator('.drawings svg[viewBox^="0 0 360"]');
    for (const control of await dialog.locator('.diagram-controls input:visible').all()) {
      await control.focus();
      await expect(control).toBeInViewport({ ratio: 0.9 });
      for (const drawing of await drawings.all()) {
        await expect(drawing).toBeInViewport({ ratio: 0.9 });
      }
      await expect(dialog.locator('[data-sentence]')).toBeInViewport({ ratio: 0.9 });
    }
  }
});

test('under Explore, a question stays in view with its choices', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const id of ['adv-lid-performance-row', 'net-pond-fullest-time']) {
    const dialog = await openDetails(page, id);
    await pressExplore(dialog);
    await dialog.getByRole('button', { name: 'Reset' }).focus();
    const question = dialog.getByRole('region', { name: /^Predict: / });
    for (const _ of await question.getByRole('button').all()) {
      await page.keyboard.press('Tab');
      await expect(question.locator(':focus')).toBeInViewport({ ratio: 1 });
      await expect(question.getByText('Predict: ')).toBeInViewport({ ratio: 1 });
    }
  }
});

test('under Explore, the sentence stays in view from one example to the next', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const dialog = await openDetails(page, 'adv-lid-for-downtown-roofs');
  await pressExplore(dialog);
  const sentence = dialog.locator('[data-sentence]');
  await dialog.getByRole('button', { name: 'With an underdrain' }).press('Enter');
  await expect(sentence).toBeInViewport({ ratio: 1 });
  // The next example has fewer controls above the sentence.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sentence).toContainText('green roof');
  await expect(sentence).toBeInViewport({ ratio: 1 });
  // A click fails if a drawing covers the sentence.
  await sentence.click();
});

test('under Explore, no reading extends beyond the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const id of ['adv-high-peaks-roughness', 'hyd-inertial-damping-factor']) {
    const dialog = await openDetails(page, id);
    await pressExplore(dialog);
    for (const example of await dialog
      .getByRole('region', { name: 'Try this' })
      .getByRole('button')
      .all()) {
      await example.click();
      const cut = await dialog
        .locator('.dialog-part')
        .last()
        .evaluate((part) => part.scrollWidth - part.clientWidth);
      expect(cut, id).toBe(0);
    }
  }
});

test('in the details, the drawing does not cover the text after a prediction', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 780],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const id of ['net-direct-inflow-sum', 'net-pump-startup-shutoff']) {
      const dialog = await openDetails(page, id);
      await pressExplore(dialog);
      const choice = dialog
        .getByRole('region', { name: /^Predict: / })
        .getByRole('button')
        .first();
      // Scrolls the choice to the top, where the drawing could cover the text.
      await choice.evaluate((it) => it.scrollIntoView({ block: 'start' }));
      await choice.press('Enter');
      const text = dialog.getByText(/^You predict /);
      await expect(text).toBeFocused();
      const isOnTop = () =>
        text.evaluate((it) => {
          const { left, top, bottom } = it.getBoundingClientRect();
          return [top + 4, bottom - 4].every((y) =>
            it.contains(document.elementFromPoint(left + 4, y)),
          );
        });
      await expect.poll(isOnTop).toBe(true);
    }
  }
});

test('drawings are larger on a projector, but not in the dialog', async ({ page }) => {
  const widthOf = () =>
    page
      .locator('.drawings svg')
      .first()
      .evaluate((drawing) => drawing.getBoundingClientRect().width);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDiagram(page, 'conduit');
  const usual = await widthOf();
  await page.setViewportSize({ width: 1920, height: 1080 });
  expect(await widthOf()).toBeGreaterThan(1.5 * usual);
  await openDetails(page, 'hyd-manning-full-pipe');
  await expect(page.getByRole('figure')).toBeVisible();
  expect(await widthOf()).toBeLessThan(450);
});

test('a diagram saves its state as a SWMM project', { tag: '@firefox' }, async ({ page }) => {
  // Firefox reports no downloads to Playwright, so the page keeps the text that it saves.
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

test('a choice that changes the other controls keeps the focus', async ({ page }) => {
  const dialog = await openDetails(page, 'net-gage-volume-intensity');
  await pressExplore(dialog);
  const choice = dialog.getByRole('radio', { name: 'Rain at a rain gage' });
  await choice.focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice).not.toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(choice).toBeChecked();
  await expect(choice).toBeFocused();
});

test('Play stays where it is while the sentence above it changes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openDiagram(page, 'pump-curve');
  await page.getByRole('slider', { name: 'Time', exact: true }).fill('0');
  const button = page.getByRole('button', { name: /^(Play|Pause)$/ });
  await button.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  const top = async () => Math.round((await button.boundingBox())?.y ?? 0);
  const before = await top();
  await button.click();
  const heights = new Set<number>();
  for (let i = 0; i < 12; i++) {
    await page.waitForTimeout(250);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    const box = await page.locator('figure [data-sentence]').boundingBox();
    heights.add(Math.round(box?.height ?? 0));
  }
  expect(heights.size).toBeGreaterThan(1);
  await button.click();
  await expect(button).toHaveText('Play');
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});
