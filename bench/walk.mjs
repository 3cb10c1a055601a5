import { kilobytes, median, milliseconds, row } from './numbers.mjs';
import { alternate, askUntil, openPhone, untilItRests } from './phone.mjs';

const backMs = 100;

/** A shopper with a warm cache on a slow phone: ten pages one after the other, and all the way back. */
export async function measure(bench) {
  return alternate(bench, async (browser, shop) => {
    const phone = await openPhone(browser, watch);
    const pages = (await findPages(shop, bench.publicPages)).map((path) => shop + path);
    // Her first visit, by which all is in her browser.
    for (const url of pages) await openAndRest(phone.page, url);
    const traffic = count(phone.session);
    const headings = [];
    for (const url of pages) {
      await phone.page.evaluate(leave, url);
      headings.push(await askUntil(phone.page, readArrival, new URL(url).pathname));
      await untilItRests(phone.page);
    }
    const there = traffic.sum();
    const backs = [];
    for (const url of pages.slice(0, -1).toReversed()) {
      await phone.page.evaluate(leave, null);
      backs.push(await askUntil(phone.page, readArrival, new URL(url).pathname));
    }
    const all = traffic.sum();
    await phone.close();
    return {
      headings,
      backs,
      there,
      back: { bytes: all.bytes - there.bytes, requests: all.requests - there.requests },
    };
  });
}

async function openAndRest(page, url) {
  await page.goto(url);
  await untilItRests(page);
}

/** Home, the listing and its first products, with what a shopper reads in between. */
async function findPages(shop, { home, listing }) {
  const html = await (await fetch(shop + listing)).text();
  const cards = [...html.matchAll(/<a[^>]*product-card-link[^>]*>/g)].map(([link]) => /href="([^"]+)"/.exec(link)?.[1]);
  const products = [...new Set(cards)].slice(0, 6);
  if (products.length < 6) throw new Error('the listing leads to fewer than six products');
  return [home, listing, ...products, '/customer-care/delivery', '/customer-care/size-tables/bras'];
}

function count(session) {
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId }) => requests.set(requestId, 0));
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requests.has(requestId)) requests.set(requestId, encodedDataLength);
  });
  // What came out of the browser's own cache has no bytes on the wire.
  const sent = () => [...requests.values()].filter((bytes) => bytes > 0);
  return { sum: () => ({ requests: sent().length, bytes: sent().reduce((sum, bytes) => sum + bytes, 0) }) };
}

/** By a link that the page does not have, or back. */
function leave(url) {
  sessionStorage.setItem('left', String(performance.timeOrigin + performance.now()));
  sessionStorage.removeItem('arrived');
  setTimeout(() => (url ? location.assign(url) : history.back()));
}

function readArrival(path) {
  const arrived = JSON.parse(sessionStorage.getItem('arrived'));
  return arrived?.path === path ? arrived.after : null;
}

/** Runs in each document, and again in one that comes out of the browser's memory. */
function watch() {
  addEventListener('pageshow', ({ persisted }) => persisted && requestAnimationFrame(look));
  function look() {
    const left = Number(sessionStorage.getItem('left'));
    const heading = [...document.querySelectorAll('main h1')].some((each) => each.checkVisibility());
    if (!heading) return requestAnimationFrame(look);
    const after = performance.timeOrigin + performance.now() - left;
    sessionStorage.setItem('arrived', JSON.stringify({ path: location.pathname, after }));
  }
  requestAnimationFrame(look);
}

export function toRows(results) {
  return Object.entries(results).flatMap(([whose, all]) => {
    const title = whose === 'old' ? 'ten pages, the old way' : 'ten pages with a warm cache';
    const isOurs = whose !== 'old';
    const traffic = (way) =>
      `${median(all.map((each) => each[way].requests))} requests, ${kilobytes(median(all.map((each) => each[way].bytes)))}`;
    const times = (key) => all.flatMap((each) => each[key]);
    const each = (key) => all[0][key].map((_, place) => Math.round(median(all.map((visit) => visit[key][place]))));
    const back = median(times('backs'));
    return [
      row('P14', `${title}: on the wire, there and back`, `${traffic('there')}; ${traffic('back')}`),
      row(
        'P14',
        `${title}: to each heading`,
        `${milliseconds(median(times('headings')))} (${each('headings').join(' ')})`,
      ),
      row(
        'P14',
        `${title}: back to each`,
        `${milliseconds(back)} (${each('backs').join(' ')})`,
        isOurs ? `≤ ${backMs} ms` : '',
        isOurs ? back <= backMs : undefined,
      ),
    ];
  });
}
