const channelOf = (owner: string) => `order:${owner}`;

/** To every tab of hers: another order is in hand. No version that they hold is newer, so each reads again (T07). */
export function announceNewOrder(owner: string): void {
  const news = new BroadcastChannel(channelOf(owner));
  news.postMessage({ version: Number.POSITIVE_INFINITY });
  news.close();
}

/** Hears whatever changes the order in hand, in this tab or another. */
export function watchOrder(owner: string, changed: () => void): () => void {
  const news = new BroadcastChannel(channelOf(owner));
  news.onmessage = changed;
  return () => news.close();
}
