import { median, milliseconds, row } from './numbers.mjs';

const visits = 5;
/** Lighthouse's phone on its slow network, but with the delays of a real one. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_000 };
const slowProcessor = 4;
const seenMs = 400;

/**
 * P14: from a listing to a product by tap on a slow phone: how long from the tap until the product's heading stands
 * there, and until its picture does. She has touched the page, and has seen the card for a moment.
 */
export async function measure(bench) {
  await visitProducts(bench.shop + bench.publicPages.listing);
  const results = [];
  for (let visit = 1; visit <= visits; visit += 1) {
    bench.report(`visit ${visit} of ${visits}`);
    const { browser, close } = await bench.launch();
    results.push(await tapCard(browser, bench.shop + bench.publicPages.listing, visit));
    await close();
  }
  const of = (key) => results.map((result) => result[key]);
  return { heading: of('heading'), picture: of('picture'), sharp: of('sharp') };
}

/** Their pages have been made, as they have after the first visitor: making them is measured elsewhere. */
async function visitProducts(listing) {
  const html = await (await fetch(listing)).text();
  const cards = [...html.matchAll(/<a[^>]*product-card-link[^>]*>/g)].map(([link]) => /href="([^"]+)"/.exec(link)?.[1]);
  if (cards.length === 0) throw new Error('the listing leads to no product');
  for (const href of cards) await (await fetch(new URL(href, listing))).text();
}

async function tapCard(browser, url, which) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  await page.goto(url, { waitUntil: 'networkidle' });
  const card = page.locator('.product-card-link').nth(which % 4);
  await card.scrollIntoViewIfNeeded();
  // A finger moves the page a little, as it does on every phone.
  await page.mouse.wheel(0, 40);
  await page.waitForTimeout(seenMs);
  const name = (await card.textContent())?.trim();
  await card.tap();
  const ask = () => page.evaluate((heading) => window.untilThere(heading), name);
  // Before the script is awake the link is a plain one, which leads to another document: her wait goes on there.
  const times = await ask().catch((failure) => {
    if (String(failure).includes('Execution context was destroyed')) return ask();
    throw failure;
  });
  await context.close();
  return times;
}

/** Runs in each document: notes the tap, then looks at every frame until heading and picture are painted. */
function watch() {
  const now = () => performance.timeOrigin + performance.now();
  document.addEventListener('click', () => (sessionStorage.tapped ??= now()), { capture: true });
  const shown = (selector, fits) =>
    [...document.querySelectorAll(selector)].find((each) => each.checkVisibility() && fits(each));
  const find = (name) => {
    const heading = shown('main h1', ({ textContent }) => textContent.includes(name));
    const frame = heading && shown('main img', ({ width }) => width > 200);
    const sharp = frame?.complete && frame.naturalWidth > 0;
    // The card's picture, which the browser has, stands in the frame meanwhile.
    return { heading, picture: sharp || (frame && getComputedStyle(frame).backgroundImage !== 'none'), sharp };
  };
  window.untilThere = (name) =>
    new Promise((resolve, reject) => {
      const times = {};
      const late = setTimeout(() => reject(new Error(`no product page of ${name}`)), 20_000);
      const look = () => {
        for (const [what, there] of Object.entries(find(name))) {
          if (there) times[what] ??= now() - Number(sessionStorage.tapped);
        }
        if (!times.sharp) return requestAnimationFrame(look);
        clearTimeout(late);
        resolve(times);
      };
      look();
    });
}

export function toRows({ heading, picture, sharp }) {
  const figures = (times) => `${milliseconds(median(times))} (${times.map(Math.round).join(' ')})`;
  return [
    row('P14', 'tap on a card to the heading', figures(heading), '≤ 100 ms', median(heading) <= 100),
    row('P14', 'tap on a card to the picture', figures(picture), '≤ 300 ms', median(picture) <= 300),
    row('P14', 'tap on a card to the large picture in its place', figures(sharp)),
  ];
}
