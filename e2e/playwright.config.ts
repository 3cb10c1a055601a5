import { defineConfig, devices } from 'playwright/test';
import { browserArguments } from '../scripts/parts/browser.mjs';

/** `npm test` and `npm run e2e` start the shop, find the browser and set these two. */
const baseURL = process.env.SHOP_URL ?? 'http://localhost:3000';
const executablePath = process.env.BROWSER_PATH ?? '/usr/bin/chromium';

/** Files whose tests all depend on the screen. */
const onBoth = /(home|sign-in|weight|journey)\.spec/;

export default defineConfig({
  testDir: '.',
  // `npm test` sets an empty path when there is no nginx.
  testIgnore: process.env.NGINX_PATH === '' ? [/page-cache|poisoning|limits/] : [],
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // For hangs only: a test may run six accessibility checks, on two busy cores.
  timeout: 120_000,
  // Likewise, because two browsers, a storefront and a backend share two cores. Waits end as soon as they can.
  expect: { timeout: 10_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    baseURL,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    // Tests cannot intercept a service worker's requests, and online it shows nothing: offline.spec alone enables it.
    serviceWorkers: 'block',
    // Steps only, because screenshots and snapshots cost a third of every run, failed or not.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: { executablePath, args: browserArguments() },
  },
  // A test runs on the desktop, unless it is tagged: `@phone` runs on the phone alone, `@screens` on both.
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
