/** Lighthouse's phone on its slow network, but with the delays of a real one. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_000 };
const slowProcessor = 4;

/** What a browser does for people, and is told not to do in tests: it keeps the page that was left. */
const peoplesBrowser = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };

const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * A window of the browser's own, as narrow as it makes them, for what comes out of its memory: a screen that is played is
 * put on such a page anew, and each time all of it is styled and laid out, which no phone does.
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

/** A page that rests has asked for its scripts, if it is one that does so by itself, and has them. */
export async function untilItRests(page) {
  await page.waitForFunction(
    () =>
      !document.querySelector('script[data-page]') ||
      document.querySelector('script[async][src*="/_next/static/chunks/"]') !== null,
  );
  await page.waitForLoadState('networkidle');
}

/** Asks again where a document gives way to the next one meanwhile. */
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
 * The same visit to our shop and, where `OLD_SHOP` names an older one that runs beside it, to that one in alternation: each
 * in a new browser, with `more` of its arguments, five times or as often as `VISITS` says. Each first visit is not counted:
 * it makes what later ones find, pages, pictures of this size, compiled code. Who comes first changes with each turn.
 */
export async function alternate(bench, visit, more = []) {
  const visits = Number(process.env.VISITS ?? 5);
  const shops = Object.entries({ ours: bench.shop, ...(process.env.OLD_SHOP && { old: process.env.OLD_SHOP }) });
  const results = Object.fromEntries(shops.map(([name]) => [name, []]));
  for (let turn = 0; turn <= visits; turn += 1) {
    for (const [name, shop] of turn % 2 ? shops : shops.toReversed()) {
      bench.report(turn ? `${name}, visit ${turn} of ${visits}` : `${name}, a first visit`);
      const { browser, close } = await bench.launch(more, peoplesBrowser);
      const result = await visit(browser, shop);
      if (turn) results[name].push(result);
      await close();
    }
  }
  return results;
}
