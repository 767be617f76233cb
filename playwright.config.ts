import { defineConfig } from '@playwright/test';
import { browserOptions } from './e2e/browser.ts';

// One worker: the journeys share one server with the samples, and read what those before them added.
export default defineConfig({
  testDir: './e2e/journeys',
  testMatch: '*.journey.ts',
  outputDir: './test-results',
  workers: 1,
  fullyParallel: false,
  // A second try has a world of its own; `npm test` names every journey that needed it.
  retries: 1,
  timeout: 150_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    launchOptions: await browserOptions(),
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
