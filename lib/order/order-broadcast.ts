export const orderChannel = 'order';

/** Tells the browser's other tabs that the order in hand has changed or was placed. */
export function announceOrderChange(): void {
  const news = new BroadcastChannel(orderChannel);
  news.postMessage(null);
  news.close();
}

/** Calls `changed` when this or another tab changes the order in hand. */
export function watchOrderChanges(changed: () => void): () => void {
  const news = new BroadcastChannel(orderChannel);
  news.onmessage = changed;
  return () => news.close();
}
