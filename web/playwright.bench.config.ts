import tests from './playwright.config';

// Measurements in the browser: one at a time.
export default {
  ...tests,
  testDir: 'bench',
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
  reporter: 'line',
};
