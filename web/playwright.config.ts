import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM;

// The tests run against `swmmquiz serve` with the built site: npm run build
// comes first, and `npm test` does both.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  use: {
    baseURL: 'http://127.0.0.1:8251',
    browserName: 'chromium',
    // A kept copy would answer what the tests let fail; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: {
    command: '../bin/swmmquiz serve --addr 127.0.0.1:8251 --no-watch',
    url: 'http://127.0.0.1:8251/',
    reuseExistingServer: false,
  },
});
