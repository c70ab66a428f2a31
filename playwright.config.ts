// How the journeys in a real browser run: Chromium as it is on the machine, one journey at a time, against the built product.
// The product is started by test/e2e/product.ts. `npm run e2e` runs the journeys; the pictures of docs/images are a project apart.

import { defineConfig, devices } from '@playwright/test';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where the results are wanted as a file, beside what is printed. */
const report = process.env.TEST_REPORT;

export default defineConfig({
  testDir: 'test/e2e',
  // The journeys change the same sample system: they take turns.
  workers: 1,
  // A journey through a month holds a dozen checks of whole pages, and the machine may have other work.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  outputDir: 'coverage/e2e',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ARGUMENTS },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'journeys', testMatch: '**/*.e2e.ts' },
    { name: 'pictures', testMatch: '**/*.pictures.ts', use: { viewport: { width: 1280, height: 1000 } } },
  ],
});
