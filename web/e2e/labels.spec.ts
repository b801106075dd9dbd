import { kinds } from '../src/diagrams/kinds';
import { openDiagram } from './diagram';
import { expect, type Locator, type Page, test } from './test';

test.use({ viewport: { width: 360, height: 740 } });

/**
 * The labels of the drawings that overlap another label by more than 2 px or a handle by more than
 * 4 px, or that extend more than 1 px beyond the sides of their drawing, which cuts them
 * off.
 */
function overlaps(page: Page): Promise<string[]> {
  return page.locator('.drawings svg[viewBox^="0 0 360"]').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const isShown = (element: Element) => element.getClientRects().length > 0;
      const labels = [...drawing.querySelectorAll('text')].filter(isShown).flatMap((label) => {
        const lines = label.querySelectorAll('tspan');
        return [...(lines.length > 0 ? lines : [label])].map((line) => {
          const { left, right, top, bottom, height } = line.getBoundingClientRect();
          // From the baseline to the height of a capital letter.
          return {
            name: line.textContent ?? '',
            slack: 2,
            left,
            right,
            top: top + 0.25 * height,
            bottom: bottom - 0.22 * height,
          };
        });
      });
      const handles = [...drawing.querySelectorAll('[data-handle] > :last-child')]
        .filter(isShown)
        .map((grip) => {
          const { left, right, top, bottom } = grip.getBoundingClientRect();
          return { name: 'handle', slack: 4, left, right, top, bottom };
        });
      return labels.flatMap((label, index) => {
        // A handle on an axis may cover one of its numbers.
        const others = [
          ...labels.slice(index + 1),
          ...(/^[-\d.,]+$/.test(label.name) ? [] : handles),
        ];
        const edges = drawing.getBoundingClientRect();
        const isCut = label.left < edges.left - 1 || label.right > edges.right + 1;
        return others
          .filter(
            (other) =>
              Math.min(label.right, other.right) - Math.max(label.left, other.left) > other.slack &&
              Math.min(label.bottom, other.bottom) - Math.max(label.top, other.top) > other.slack,
          )
          .map((other) => `${label.name} on ${other.name}`)
          .concat(isCut ? [`${label.name} is cut off`] : []);
      });
    }),
  );
}

/** Reports whether a line of a drawing crosses a label. */
async function crosses(line: Locator, label: Locator): Promise<boolean> {
  return label.evaluate(
    (text, path) => {
      if (!(path instanceof SVGPathElement)) throw new Error('the line is not drawn');
      const { left, right, top, bottom, height } = text.getBoundingClientRect();
      const toScreen = path.getScreenCTM() ?? undefined;
      const length = path.getTotalLength();
      const halfWidth = Number(path.getAttribute('stroke-width') ?? 0) / 2;
      return Array.from({ length: 401 }, (_, n) => path.getPointAtLength((length * n) / 400))
        .map((point) => point.matrixTransform(toScreen))
        .some(
          ({ x, y }) =>
            x > left - halfWidth &&
            x < right + halfWidth &&
            // From the baseline to the height of a capital letter.
            y > top + 0.25 * height - halfWidth &&
            y < bottom - 0.22 * height + halfWidth,
        );
    },
    await line.elementHandle(),
  );
}

for (const units of ['US', 'SI']) {
  test(`no label overlaps another on a phone, in ${units}`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const kind of kinds) {
      await openDiagram(page, `${kind}?units=${units}`);
      expect.soft(await overlaps(page), kind).toEqual([]);
      for (const example of await page
        .getByRole('region', { name: 'Try this' })
        .getByRole('button')
        .all()) {
        await example.click();
        expect.soft(await overlaps(page), `${kind}: ${await example.textContent()}`).toEqual([]);
      }
    }
  });
}

for (const [name, address] of [
  [
    'a crown just below the rim',
    'dynamic-wave?surchargeFt=250&rimFt=1.5&hour=0.3&peakCfs=6&stageFt=4&upperFt=1&lowerFt=1',
  ],
  ['an upper zone as deep as the profile', 'green-ampt?conductivityInPerHour=2'],
  ['water that flows back through an orifice', 'orifice?downstreamFt=9'],
] as const) {
  test(`no label overlaps another on a phone: ${name}`, async ({ page }) => {
    await openDiagram(page, address);
    expect(await overlaps(page)).toEqual([]);
  });
}

test('the label of the runoff stays above the axis when its curve becomes low', async ({
  page,
}) => {
  await openDiagram(page, 'pollutant-buildup?washoff=exp&exponent=1.5');
  await page.getByRole('button', { name: /^More controls/ }).click();
  const exponent = page.getByRole('slider', { name: 'Washoff exponent' });
  for (const value of ['0.7', '0.3', '0']) {
    await exponent.fill(value);
    expect(await overlaps(page), value).toEqual([]);
  }
});

test('the label of the runoff is clear of the curve of the concentration in each example', async ({
  page,
}) => {
  await openDiagram(page, 'pollutant-buildup');
  const plot = page.locator('.drawings svg', { has: page.getByText('runoff', { exact: true }) });
  const label = plot.getByText('runoff', { exact: true });
  const curve = plot.locator('path[stroke-width="2.25"]:not([stroke-dasharray])');
  expect(await crosses(curve, label)).toBe(false);
  for (const example of await page
    .getByRole('region', { name: 'Try this' })
    .getByRole('button')
    .all()) {
    await example.click();
    expect(await crosses(curve, label), (await example.textContent()) ?? '').toBe(false);
  }
});

test('the label of the depth in a conduit is clear of the wall', async ({ page }) => {
  for (const depthFt of ['0.4', '0.81', '1.05', '1.6', '2']) {
    await openDiagram(page, `conduit?depthFt=${depthFt}&barrels=2&units=SI`);
    const section = page.locator('.drawings svg').first();
    const wall = section.locator('path[stroke-width="4.5"]');
    expect(await crosses(wall, section.getByText(/^[\d.]+\sm$/).first()), depthFt).toBe(false);
  }
});
