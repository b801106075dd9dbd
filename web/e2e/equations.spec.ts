import { readFileSync } from 'node:fs';
import type { Topics } from '../src/bank/bundle';
import type { Versioned } from '../src/bank/load';
import { startQuiz } from './quiz';
import { expect, test } from './test';

const topics: Versioned<Topics> = JSON.parse(readFileSync('src/generated/topics.json', 'utf8'));
const equations = Object.values(topics.data).flatMap((topic) => topic.equations);

test('the browser draws every equation of the topics', { tag: '@firefox' }, async ({ page }) => {
  expect(equations.length).toBeGreaterThan(100);
  expect(equations.filter(({ math }) => !math).map(({ tex }) => tex)).toEqual([]);
  await page.goto('/');
  const problems = await page.evaluate(
    (list) => {
      const namespace = 'http://www.w3.org/1998/Math/MathML';
      const make = (json: string): Node => {
        const node: unknown = JSON.parse(json);
        if (!Array.isArray(node)) return document.createTextNode(String(node));
        const [name, attributes, children] = node;
        const element = document.createElementNS(namespace, name);
        for (const [key, value] of Object.entries(attributes)) {
          element.setAttribute(key, String(value));
        }
        for (const child of children) element.append(make(JSON.stringify(child)));
        return element;
      };
      return list.flatMap(({ tex, math }) => {
        const place = document.body.appendChild(document.createElement('div'));
        place.append(make(math));
        const drawn = place.children[0] ?? place;
        const { width, height } = drawn.getBoundingClientRect();
        const unknown = [...place.querySelectorAll('*')].filter(
          (element) =>
            element.localName === 'merror' ||
            Object.getPrototypeOf(element).constructor.name !== 'MathMLElement',
        );
        // The renderer shows errors in red.
        const colors = new Set(
          [place, ...place.querySelectorAll('*')].map((element) => getComputedStyle(element).color),
        );
        const boxes = [...place.querySelectorAll('mtd > *')].map((cell) =>
          cell.getBoundingClientRect(),
        );
        const overlaps = boxes.some((one, index) =>
          boxes
            .slice(index + 1)
            .some((other) => one.right > other.left - 4 && one.bottom > other.top - 1),
        );
        place.remove();
        const wrong = [
          ...(width > 5 && height > 5 ? [] : ['has no size']),
          ...(unknown.length === 0 ? [] : [`has ${unknown[0]?.localName}`]),
          ...(drawn.textContent?.includes('\\') ? ['shows TeX'] : []),
          ...(overlaps ? ['has rows or columns that touch'] : []),
          ...(colors.size > 1 ? ['has a different color'] : []),
        ];
        return wrong.map((what) => `${tex}: ${what}`);
      });
    },
    // As JSON, because the recursive type of a formula is too deep for the types of evaluate.
    equations.map(({ tex, math }) => ({ tex, math: JSON.stringify(math) })),
  );
  expect(problems).toEqual([]);
});

test('symbols of equations are not cut off on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // The equations of these questions have symbols with subscripts, and numbers.
  await startQuiz(page, '/quiz?ids=wq-emc-mixed-land-uses,net-roadway-weir-width', 'Practice');
  for (const index of [0, 1]) {
    await page
      .getByRole('radio')
      .nth(4 * index)
      .check();
    await page.getByRole('button', { name: 'Details & Diagram' }).nth(index).click();
    await page.getByRole('tab', { name: 'Equations' }).click();
    const symbols = page.getByRole('dialog').locator('dt .math-run');
    await expect(symbols.first()).toBeVisible();
    const cut = await symbols.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
