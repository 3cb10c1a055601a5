export const orderChannel = 'order';

/** Something happened to the order in hand that the other tabs of this browser show: a change, or that it is placed. */
export function announceOrder(): void {
  const news = new BroadcastChannel(orderChannel);
  news.postMessage(null);
  news.close();
}
