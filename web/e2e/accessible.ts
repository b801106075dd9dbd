import AxeBuilder from '@axe-core/playwright';
import { expectNoSidewaysScroll } from './quiz';
import { addStyle, expect, type Page } from './test';

/** The rules that depend on colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

const modes = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' }, rules: undefined },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' }, rules: colorRules },
  { name: 'forced', media: { colorScheme: 'dark', forcedColors: 'active' }, rules: colorRules },
] as const;

/** The violations that axe finds. */
async function violationsOf(page: Page, rules: string[] | undefined): Promise<string[]> {
  // The legacy mode does not open another page for the results of frames; the site has no frames.
  // The results are limited to violations, because the passes would take up megabytes.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}

/**
 * Copies the forced text colors to the property from which axe reads them. The browser computes the
 * site's colors for that property, even if colors are forced.
 */
const showForcedColors = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.setProperty('-webkit-text-fill-color', getComputedStyle(element).color);
    }
  });

/** The text spacing of WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Elements that cut off a part of their text: smaller than their content, and not scrollable. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clip, clipPath } = getComputedStyle(element);
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        // Folded content, which a button shows, and text for screen readers are cut off on purpose.
        if (element.closest('[data-folded="true"]')) return false;
        if (clip !== 'auto' || clipPath !== 'none' || clientWidth <= 1) return false;
        return (
          (cuts(overflowX) && scrollWidth > clientWidth + 1) ||
          (cuts(overflowY) && scrollHeight > clientHeight + 1)
        );
      })
      .map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent}`);
  });

/**
 * Expects that axe finds nothing in any color mode, that narrow screens do not scroll sideways,
 * and that text with wider spacing is not cut off.
 */
export async function expectAccessible(page: Page) {
  for (const mode of modes) {
    await page.emulateMedia(mode.media);
    if (mode.name === 'forced') await showForcedColors(page);
    expect.soft(await violationsOf(page, mode.rules), `axe, ${mode.name}`).toEqual([]);
  }

  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  // 400% zoom of a screen 1280 px wide and 1024 px high.
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNoSidewaysScroll(page);
  await addStyle(page, spacing);
  for (const size of [
    { width: 320, height: 640 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    expect.soft(await cutOff(page), `text spacing, ${size.width} px`).toEqual([]);
  }
}
