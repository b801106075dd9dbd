import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';

// How long a step of a slider keeps the page's script busy at a 4x slowdown.
// Not a part of the tests: the figures are those of the machine.
//
//   npm run build && npm run bench --workspace web

const kinds = readdirSync('src/diagrams', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
  .map(({ name }) => name);

for (const kind of kinds) {
  test(kind, async ({ page }) => {
    await page.goto(`/docs/diagrams/${kind}`);
    await expect(page.getByRole('figure')).toBeVisible();
    const client = await page.context().newCDPSession(page);
    // The thread's own time: the machine does other things, too.
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const scriptMs = async () => {
      const { metrics } = await client.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
    };
    let most = 0;
    for (const slider of await page.getByRole('slider').all()) {
      const before = await scriptMs();
      await slider.evaluate(moveThrough, steps);
      most = Math.max(most, ((await scriptMs()) - before) / steps);
    }
    process.stdout.write(`${kind.padEnd(22)} ${most.toFixed(1)} ms a step, of 16\n`);
  });
}

/** How often a slider is moved, and the way it is moved. */
const steps = 20;
function moveThrough(input: HTMLElement, count: number) {
  if (!(input instanceof HTMLInputElement)) throw new Error('no slider');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const [low, high] = [Number(input.min), Number(input.max)];
  for (let step = 0; step < count; step++) {
    set?.call(input, String(low + ((high - low) * ((step * 7) % count)) / count));
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
