import type { Page } from 'playwright/test';
import { expect, untilScriptsAreRequested } from './fixtures';

export type Loaded = { path: string; type: string; bytes: number; ahead: boolean };

/** Everything that a visit fetches before any interaction, with its bytes on the wire; `cached` keeps the cache. */
export async function load(page: Page, path: string, { cached = false } = {}): Promise<Loaded[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: !cached });
  const loaded = new Map<string, Loaded>();
  const onTheWay = new Set<string>();
  client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const { pathname, search } = new URL(request.url);
    const ahead = search.includes('_rsc=') || 'Next-Router-Prefetch' in request.headers;
    if (!request.url.startsWith('http')) return;
    loaded.set(requestId, { path: pathname + search, type: type ?? '', bytes: 0, ahead });
    onTheWay.add(requestId);
  });
  let isUndrawn = false;
  client.on('Network.responseReceived', ({ response: { status } }) => {
    isUndrawn ||= status === 503;
  });
  client.on('Network.loadingFailed', ({ requestId }) => onTheWay.delete(requestId));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    onTheWay.delete(requestId);
    const one = loaded.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  // A busy browser may take half a second between the page and its first subresource.
  await page.goto(path);
  await untilScriptsAreRequested(page);
  // Each response may name more resources.
  for (let asked = 0; asked < loaded.size; ) {
    asked = loaded.size;
    // The backend draws a page's pictures on their first request, in sequence.
    await expect.poll(() => onTheWay.size, { timeout: 60_000 }).toBe(0);
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  }
  await client.detach();
  // After ten seconds a page loads everything, which a wait for drawings can exceed: then the visit is repeated.
  const isAwake = (await page.locator('html[data-awake]').count()) > 0;
  return isAwake || isUndrawn ? load(page, path, { cached }) : [...loaded.values()];
}
