export const orderChannel = 'order';

/** Something happened to the order in hand that the other tabs of this browser show: a change, or that it is placed. */
export function announceOrder(): void {
  const news = new BroadcastChannel(orderChannel);
  news.postMessage(null);
  news.close();
}

/** Hears whatever changes the order in hand, in this tab or another. */
export function watchOrder(changed: () => void): () => void {
  const news = new BroadcastChannel(orderChannel);
  news.onmessage = changed;
  return () => news.close();
}
