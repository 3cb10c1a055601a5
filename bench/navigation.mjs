import { median, milliseconds, row } from './numbers.mjs';
import { openPhone, repeatVisit, untilItRests } from './phone.mjs';

const seenMs = 400;
const targets = { heading: 350, sharp: 600 };

/**
 * P14: from a listing to a product by tap on a slow phone: the time from the tap until the product's heading is
 * visible, and until its picture is. The visitor has touched the page, and has seen the card for a moment.
 */
export async function measure(bench) {
  return repeatVisit(bench, (browser) => tapCard(browser, bench.shop + bench.publicPages.listing));
}

async function tapCard(browser, url) {
  const { page, close } = await openPhone(browser, watch);
  await page.goto(url);
  await untilItRests(page);
  const card = page.locator('.product-card-link').first();
  await card.scrollIntoViewIfNeeded();
  // A finger moves the page a little, as on every phone.
  await page.mouse.wheel(0, 40);
  await page.waitForTimeout(seenMs);
  const name = (await card.textContent())?.trim();
  await card.tap();
  const ask = () => page.evaluate((heading) => window.untilThere(heading), name);
  // Before the page's scripts run the link is a plain one to another document, where the wait continues.
  const times = await ask().catch((failure) => {
    if (String(failure).includes('Execution context was destroyed')) return ask();
    throw failure;
  });
  await close();
  return times;
}

/** Runs in each document: records the tap, then checks every frame until heading and picture are painted. */
function watch() {
  const now = () => performance.timeOrigin + performance.now();
  document.addEventListener('click', () => (sessionStorage.tapped ??= now()), { capture: true });
  const shown = (selector, fits) =>
    [...document.querySelectorAll(selector)].find((each) => each.checkVisibility() && fits(each));
  const find = (name) => {
    const heading = shown('main h1', ({ textContent }) => textContent.includes(name));
    const frame = heading && shown('main img', ({ width }) => width > 200);
    const sharp = frame?.complete && frame.naturalWidth > 0;
    // The card's picture, which the browser has cached, fills the frame meanwhile.
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

const titles = {
  heading: 'tap on a card to the heading',
  picture: 'tap on a card to the picture',
  sharp: 'tap on a card to the large picture in its place',
};

export function toRows(results) {
  return Object.entries(titles).map(([key, title]) => {
    const times = results.map((each) => each[key]);
    const figures = `${milliseconds(median(times))} (${times.map(Math.round).join(' ')})`;
    const most = targets[key];
    return row('P14', title, figures, most ? `≤ ${most} ms` : '', most ? median(times) <= most : undefined);
  });
}
