import { kinds } from '../src/diagrams/kinds';
import { openDiagram } from './diagram';
import { watchConsole } from './quiz';
import { expect, test } from './test';

// Compares the drawings of every example, light and dark, with the pictures in e2e/pictures.
// Fonts differ between machines, so text is hidden, and the layout is fixed. A few pixels may
// differ, as edges do between versions of Chromium. docs/diagrams.md explains how to update the
// pictures.
test.use({ bypassCSP: true, viewport: { width: 520, height: 800 }, deviceScaleFactor: 1 });

/** Shows only the drawings, two per row, on top of the page, without texts and former curves. */
const onlyDrawings = `
  .drawings {
    position: fixed !important; inset: 0; z-index: 999; display: grid !important;
    grid-template-columns: 240px 240px !important; gap: 0 !important; align-content: start;
    background: var(--card);
  }
  .drawings > * { position: static !important; border: 0 !important; width: 240px; }
  .drawings, .drawings * { box-shadow: none !important; }
  .drawings :is(text, ul, nav, .ghost) { display: none !important; }
  #root ~ * { display: none !important; }
`;

for (const kind of kinds) {
  test(`${kind}: each example matches its pictures, and reloading the address restores the last example`, async ({
    page,
  }) => {
    const expectSilence = watchConsole(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDiagram(page, kind);
    await page.addStyleTag({ content: onlyDrawings });
    const examples = page.getByRole('region', { name: 'Try this' }).getByRole('button');
    await expect(examples).toHaveCount(3);
    let address = page.url();
    for (let index = 0; index < 3; index++) {
      await examples.nth(index).dispatchEvent('click');
      await expect.poll(() => page.url()).not.toBe(address);
      address = page.url();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page).toHaveScreenshot(`${kind}-${index + 1}-${colorScheme}.png`, {
          clip: { x: 0, y: 0, width: 480, height: 400 },
          maxDiffPixels: 60,
        });
      }
    }

    const sentence = page.locator('figure [data-sentence]');
    await page.getByRole('radio', { name: 'SI', exact: true }).dispatchEvent('click');
    await expect.poll(() => page.url()).not.toBe(address);
    const text = await sentence.textContent();
    await page.goto(page.url());
    await expect(sentence).toHaveText(text ?? '');
    expectSilence();
  });
}
