import { defineConfig } from '@playwright/test';

// Paths of browsers. Without them, Playwright uses its own Chromium and an installed Firefox.
const chromium = process.env.CHROMIUM;
const firefox = process.env.FIREFOX;

// Each run has its own port, so that two runs on one machine do not collide. The
// workers, which also read this file, get it from the environment.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
const address = `127.0.0.1:${process.env.E2E_PORT}`;

/** The launch options of Chromium. */
export const chromiumOptions = {
  ...(chromium ? { executablePath: chromium } : {}),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

// The tests run against `swmmquiz serve` with the built site, so run `npm run build` in the root folder
// first. `npm test` in the root folder does both.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '{testDir}/spoken/{arg}{ext}',
  // Pictures contain no text, so they are the same on every platform.
  expect: { toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}' } },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  use: {
    baseURL: `http://${address}`,
    // A service worker would answer requests that tests abort. The tests of the offline copy allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: chromiumOptions,
      },
    },
    {
      // The main flows again, in an unmodified Firefox driven through WebDriver BiDi.
      name: 'firefox',
      grep: /@firefox/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: firefox ? { executablePath: firefox } : {},
      },
    },
  ],
  webServer: {
    command: `../bin/swmmquiz serve --addr ${address} --no-watch`,
    url: `http://${address}/`,
    reuseExistingServer: false,
  },
});
