import { readdirSync } from 'node:fs';
import { expect, test } from './test';

// Each diagram's drawings look as they did: every example, light and dark, against
// the pictures in e2e/pictures. Fonts differ from machine to machine, so that texts
// aren't shown, and all else has sizes of its own; a few pixels may differ, as edges
// do between versions of Chromium. docs/diagrams.md says how to make them anew.
test.use({ bypassCSP: true, viewport: { width: 520, height: 800 }, deviceScaleFactor: 1 });

const kinds = readdirSync('src/diagrams', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
  .map(({ name }) => name);

/** Shows the drawings alone, two in a row, above all else. */
const alone = `
  .drawings {
    position: fixed !important; inset: 0; z-index: 999; display: grid !important;
    grid-template-columns: 240px 240px !important; gap: 0 !important; align-content: start;
    background: var(--card);
  }
  .drawings > * { position: static !important; border: 0 !important; width: 240px; }
  .drawings :is(text, ul, nav) { display: none !important; }
  #root ~ * { display: none !important; }
`;

for (const kind of kinds) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${kind} looks as before, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`/docs/diagrams/${kind}`);
      await expect(page.getByRole('figure')).toBeVisible();
      await page.addStyleTag({ content: alone });
      const examples = page.getByRole('region', { name: 'Try this' }).getByRole('button');
      for (let index = 0; index < 3; index++) {
        await examples.nth(index).dispatchEvent('click');
        await expect(page).toHaveScreenshot(`${kind}-${index + 1}-${colorScheme}.png`, {
          clip: { x: 0, y: 0, width: 480, height: 400 },
          maxDiffPixels: 60,
        });
      }
    });
  }
}
