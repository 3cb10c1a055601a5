import { gzipSync } from 'node:zlib';
import { untilItRests } from './phone.mjs';

/**
 * A first visit on a phone with an empty cache: every request until the network is idle, with its bytes on the wire.
 */
export async function recordVisit(browser, url) {
  // A visitor with another language would be offered it, which loads one script more.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'es-ES',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = new Map();
  const entry = (id) => requests.get(id) ?? requests.set(id, { head: 0, body: 0, total: 0, headers: {} }).get(id);

  let loadedAt = Number.POSITIVE_INFINITY;
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) =>
    Object.assign(entry(requestId), {
      url: request.url,
      // The page's own data is no script, although it is loaded as one.
      type: isPageData(request.url) ? 'Data' : type,
      prefetch: isPrefetch(request),
      timestamp,
    }),
  );
  session.on('Network.responseReceived', ({ requestId, response }) =>
    Object.assign(entry(requestId), { headers: lowerCased(response.headers), head: response.encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = entry(requestId);
    Object.assign(request, { total: encodedDataLength, body: encodedDataLength - request.head });
  });
  await session.send('Page.enable');
  await session.send('Network.enable');
  const answer = await page.goto(url);
  await untilItRests(page);
  const headers = await answer.allHeaders();

  for (const [requestId, request] of requests) {
    if (!['Document', 'Script', 'Data', 'Stylesheet'].includes(request.type)) continue;
    const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
    request.gzip = gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8')).length;
    if (request.headers['content-encoding']) continue;
    // Responses that our servers do not compress are counted as a proxy would send them.
    request.body = request.gzip;
    request.total = request.head + request.body;
  }
  await context.close();
  return {
    status: answer.status(),
    shared: /\bs-maxage=\d/.test(headers['cache-control'] ?? '') && !('set-cookie' in headers),
    ...summarise(
      [...requests.values()].filter((request) => /^https?:/.test(request.url)),
      loadedAt,
    ),
  };
}

const isPageData = (url) => url.includes('/_next/static/page/');
const isBeginning = (url) => /\/_next\/static\/wake-/.test(url);
const isBeforePicture = ({ type, url }) => ['Document', 'Stylesheet', 'Font'].includes(type) || isBeginning(url);

function isPrefetch({ headers }) {
  const named = lowerCased(headers);
  return 'next-router-prefetch' in named || /prefetch/.test(named.purpose ?? named['sec-purpose'] ?? '');
}

const lowerCased = (headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function summarise(requests, loadedAt) {
  const sum = (wanted, key) => requests.filter(wanted).reduce((total, request) => total + request[key], 0);
  const prefetched = requests.filter(({ prefetch }) => prefetch);
  return {
    requests: requests.length,
    prefetches: prefetched.length,
    prefetchBytes: prefetched.reduce((total, { total: bytes }) => total + bytes, 0),
    html: sum(({ type }) => type === 'Document', 'body'),
    script: sum(({ type }) => type === 'Script', 'gzip'),
    scriptOnTheWire: sum(({ type }) => type === 'Script', 'body'),
    data: sum(({ type }) => type === 'Data', 'body'),
    // Before it has loaded, a page requests nothing that would compete with its first picture.
    beforePicture: sum(isBeforePicture, 'body'),
    scriptsBeforePicture: requests.filter(
      ({ type, url, timestamp }) => type === 'Script' && timestamp < loadedAt && !isBeginning(url),
    ).length,
    fonts: sum(({ type }) => type === 'Font', 'body'),
    total: sum(() => true, 'total'),
  };
}
