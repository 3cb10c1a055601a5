/** Lighthouse's phone on its slow network, but with real delays. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_000 };
const slowProcessor = 4;

/** Enables the back/forward cache, which is switched off for tests: it keeps the page that was left. */
const peoplesBrowser = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };

const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * A real window, as narrow as possible, for measurements of the back/forward cache: an emulated screen is applied to
 * a restored page again, which restyles and lays out everything, unlike on a phone.
 */
export const narrowWindow = ['--window-size=390,844', '--force-device-scale-factor=2'];
export const nothingPlayed = {
  viewport: null,
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
};

/** A page on a slow phone with an empty cache. `watch` runs in each of its documents. */
export async function openPhone(browser, watch, seen = screen) {
  const context = await browser.newContext(seen);
  const page = await context.newPage();
  if (watch) await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  return { page, session, close: () => context.close() };
}

/** Waits until the page has requested its scripts, if it does so by itself, and has loaded them. */
export async function untilItRests(page) {
  await page.waitForFunction(
    () =>
      !document.querySelector('script[data-page]') ||
      document.querySelector('script[async][src*="/_next/static/chunks/"]') !== null,
  );
  await page.waitForLoadState('networkidle');
}

/** Retries when the document is replaced by the next one meanwhile. */
export async function askUntil(page, question, argument, forMs = 20_000) {
  const end = Date.now() + forMs;
  while (Date.now() < end) {
    const answer = await page.evaluate(question, argument).catch(() => null);
    if (answer !== null && answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no answer in ${forMs} ms at ${page.url()}`);
}

/**
 * The same visit five times or `VISITS` times, each in a new browser with the extra arguments `more`. One more at the
 * start is not counted, because it fills caches: pages, pictures, compiled code.
 */
export async function repeatVisit(bench, visit, more = []) {
  const visits = Number(process.env.VISITS ?? 5);
  const results = [];
  for (let turn = 0; turn <= visits; turn += 1) {
    bench.report(turn ? `visit ${turn} of ${visits}` : 'a first visit');
    const { browser, close } = await bench.launch(more, peoplesBrowser);
    const result = await visit(browser);
    if (turn) results.push(result);
    await close();
  }
  return results;
}
