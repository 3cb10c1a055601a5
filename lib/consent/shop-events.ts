import { createListeners } from '@/lib/state/store';

/** What a tag manager may get of an article: style and price, neither size nor colour. */
export type TrackedItem = { id: string; name: string; cents: number; quantity: number };
/** For a line of a bag or an order. */
export const toTrackedItem = (line: {
  reference: string;
  name: string;
  priceCents: number;
  quantity: number;
}): TrackedItem => ({
  id: line.reference,
  name: line.name,
  cents: line.priceCents,
  quantity: line.quantity,
});

type PurchaseEvent = { number: string; cents: number; items: TrackedItem[] };
export type ShopEvent =
  | ({ name: 'purchase' | 'refund' } & PurchaseEvent)
  | { name: 'add_payment_info'; items: TrackedItem[] };

const { notify, subscribe } = createListeners<[ShopEvent]>();
/** Events before anybody subscribed: the subscriber loads late, or never when no container is set. */
const pendingEvents: ShopEvent[] = [];
let hasSubscriber = false;

export function emitShopEvent(event: ShopEvent): void {
  if (hasSubscriber) notify(event);
  else pendingEvents.push(event);
}

export function onShopEvent(listener: (event: ShopEvent) => void): () => void {
  const leave = subscribe(listener);
  hasSubscriber = true;
  for (const event of pendingEvents.splice(0)) listener(event);
  return () => {
    hasSubscriber = false;
    leave();
  };
}
