import { defineConfig, devices } from 'playwright/test';
import { browserArguments } from '../scripts/parts/browser.mjs';

/** `npm test` and `npm run e2e` start the shop, find the browser and set these two. */
const baseURL = process.env.SHOP_URL ?? 'http://localhost:3000';
const executablePath = process.env.BROWSER_PATH ?? '/usr/bin/chromium';

/** What is made of the screen from end to end. */
const onBoth = /(home|sign-in|weight|journey)\.spec/;

export default defineConfig({
  testDir: '.',
  // `npm test` says so when there is no nginx to test with.
  testIgnore: process.env.NGINX_PATH === '' ? [/page-cache|poisoning|limits/] : [],
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // For what hangs: a visit that serves several checks reads for barriers six times, half of it on two busy cores.
  timeout: 120_000,
  // Likewise: two browsers, a storefront and a backend share two cores. What is there sooner is not waited for.
  expect: { timeout: 10_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    baseURL,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    // What a worker fetches no test sees or holds back, and whoever is not offline is shown nothing of it: offline.spec alone has it.
    serviceWorkers: 'block',
    // What was done, step by step, without pictures of it: those cost a third of every run, failed or not.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: { executablePath, args: browserArguments() },
  },
  // A test runs on one screen. Where the screen is the point its tag says so: `@phone` on that alone, `@screens` on both.
  projects: [
    {
      name: 'phone',
      grep: [/@phone/, /@screens/, onBoth],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
