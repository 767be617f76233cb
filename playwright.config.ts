import { defineConfig } from '@playwright/test';
import { browserOptions } from './e2e/browser.ts';

// A file is run in order by one worker; two files are run at a time.
export default defineConfig({
  testDir: './e2e/journeys',
  testMatch: '*.journey.ts',
  outputDir: './test-results',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // Node takes the types off by itself; the runner would compile the rooms once more, in each of its processes.
  build: { external: ['**/packages/**'] },
  reporter: [['list']],
  use: {
    launchOptions: await browserOptions(),
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
  },
});
