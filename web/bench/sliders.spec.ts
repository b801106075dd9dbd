import { expect, test } from '@playwright/test';
import { kinds } from '../src/diagrams/kinds';

// Measures the script time per step of the slowest slider of each diagram at a 4x
// slowdown, in 40 steps of one frame each. It is a benchmark, not a test, because times
// depend on the machine.
//
//   npm run build && npm run bench --workspace web

for (const kind of kinds) {
  test(kind, async ({ page }) => {
    await page.addInitScript(`window.sliders = ${sliders}; window.move = ${move}`);
    await page.goto(`/docs/diagrams/${kind}`);
    await expect(page.getByRole('figure')).toBeVisible();
    const client = await page.context().newCDPSession(page);
    // CPU time of the thread, because the machine also runs other processes.
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const scriptMs = async () => {
      const { metrics } = await client.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
    };
    let slowest = { name: '', median: 0, p90: 0 };
    const count = await page.evaluate<number>('sliders().length');
    if (count === 0) return;
    for (let i = 0; i < count; i++) {
      const times: number[] = [];
      // Moving the earlier sliders may have hidden this one.
      const name = await page.evaluate<string>(`sliders()[${i}]?.labels[0].textContent ?? ''`);
      if (name === '') break;
      for (let step = 0; step < steps; step++) {
        const before = await scriptMs();
        // page.evaluate is not used, because its own script would be measured too.
        const expression = `move(${i}, ${step})`;
        await client.send('Runtime.evaluate', { expression, awaitPromise: true });
        times.push((await scriptMs()) - before);
      }
      times.sort((a, b) => a - b);
      const [median = 0, p90 = 0] = [times[steps / 2], times[steps * 0.9]];
      if (median > slowest.median) slowest = { name, median, p90 };
    }
    const { name, median, p90 } = slowest;
    const times = `median ${median.toFixed(1)} ms per step, limit 16 ms; 90% within ${p90.toFixed(1)} ms`;
    process.stdout.write(`${kind.padEnd(22)} ${times} (${name})\n`);
  });
}

/** The number of moves of each slider. */
const steps = 40;

function sliders() {
  return document.querySelectorAll<HTMLInputElement>('figure input[type=range]');
}

/** Moves a slider to another value, and waits until the page is painted. */
function move(index: number, step: number) {
  const slider = sliders()[index];
  if (!slider) throw new Error(`there is no slider ${index}`);
  const [low, high] = [Number(slider.min), Number(slider.max)];
  // React replaces the setter on the element. With that setter, React would know the value already
  // and ignore the event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    slider,
    String(low + (high - low) * (((step * 7) % 20) / 20)),
  );
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
