import { kilobytes, median, milliseconds, row } from './numbers.mjs';
import { askUntil, narrowWindow, nothingPlayed, openPhone, repeatVisit, untilItRests } from './phone.mjs';

const backMs = 100;

/** A shopper with a warm cache on a slow phone: ten pages one after the other, and all the way back. */
export async function measure(bench) {
  return repeatVisit(bench, (browser) => walk(browser, bench.shop, bench.publicPages), narrowWindow);
}

async function walk(browser, shop, publicPages) {
  const phone = await openPhone(browser, watch, nothingPlayed);
  const pages = (await findPages(shop, publicPages)).map((path) => shop + path);
  // A first visit, which fills the browser's cache.
  for (const url of pages) await openAndRest(phone.page, url);
  const traffic = count(phone.session);
  const headings = [];
  for (const url of pages) {
    await go(phone.page, url);
    headings.push((await askUntil(phone.page, readArrival)).after);
    await untilItRests(phone.page);
  }
  const there = traffic.sum();
  const backs = [];
  for (const url of pages.slice(0, -1).toReversed()) {
    await go(phone.page, url, true);
    backs.push(await askUntil(phone.page, readArrival));
  }
  const all = traffic.sum();
  await phone.close();
  return {
    headings,
    backs: backs.map(({ after }) => after),
    kept: backs.filter(({ isKept }) => isKept).length,
    there,
    back: { bytes: all.bytes - there.bytes, requests: all.requests - there.requests },
  };
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
  // Responses from the browser's cache have no bytes on the wire.
  const sent = () => [...requests.values()].filter((bytes) => bytes > 0);
  return { sum: () => ({ requests: sent().length, bytes: sent().reduce((sum, bytes) => sum + bytes, 0) }) };
}

/**
 * Navigates by an inserted link, pressed like the page's own, or back, once this call has returned and its effects
 * are done. A hidden link costs no layout.
 */
function leave([url, path]) {
  const link = Object.assign(document.createElement('a'), { href: url ?? '', hidden: true });
  if (url) document.body.append(link);
  sessionStorage.removeItem('left');
  sessionStorage.removeItem('arrived');
  setTimeout(() => {
    sessionStorage.setItem('left', JSON.stringify({ path, at: performance.timeOrigin + performance.now() }));
    if (url) link.click();
    else history.back();
    link.remove();
  }, 200);
}

const go = (page, url, isBack = false) => page.evaluate(leave, [isBack ? null : url, new URL(url).pathname]);

const readArrival = () => JSON.parse(sessionStorage.getItem('arrived'));

/** Checks every frame of each document: the next page may come into the same one, or from the back/forward cache. */
function watch() {
  let isKept = false;
  addEventListener('pageshow', ({ persisted }) => {
    isKept = persisted;
  });
  const look = () => {
    const left = JSON.parse(sessionStorage.getItem('left'));
    const isThere = () => [...document.querySelectorAll('main h1')].some((each) => each.checkVisibility());
    if (left && location.pathname === left.path && !sessionStorage.getItem('arrived') && isThere()) {
      const after = performance.timeOrigin + performance.now() - left.at;
      sessionStorage.setItem('arrived', JSON.stringify({ after, isKept }));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export function toRows(results) {
  const title = 'ten pages with a warm cache';
  const traffic = (way) =>
    `${median(results.map((visit) => visit[way].requests))} requests, ${kilobytes(median(results.map((visit) => visit[way].bytes)))}`;
  const times = (key) => results.flatMap((visit) => visit[key]);
  const each = (key) =>
    results[0][key].map((_, place) => Math.round(median(results.map((visit) => visit[key][place]))));
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
      `${milliseconds(back)} (${each('backs').join(' ')}), ${median(results.map(({ kept }) => kept))} out of the browser's memory`,
      `≤ ${backMs} ms`,
      back <= backMs,
    ),
  ];
}
