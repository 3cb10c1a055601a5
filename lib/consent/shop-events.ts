import { createListeners } from '@/lib/state/store';

/** What a tag manager may get of an article: style and price, neither size nor colour. */
export type Item = { id: string; name: string; cents: number; quantity: number };
/** For a line of a bag or an order. */
export const itemOf = (line: { reference: string; name: string; priceCents: number; quantity: number }): Item => ({
  id: line.reference,
  name: line.name,
  cents: line.priceCents,
  quantity: line.quantity,
});

type PurchaseEvent = { number: string; cents: number; items: Item[] };
export type ShopEvent = ({ name: 'purchase' | 'refund' } & PurchaseEvent) | { name: 'add_payment_info'; items: Item[] };

const { tell, subscribe } = createListeners<[ShopEvent]>();
/** Events before anybody subscribed: the subscriber loads late, or never when no container is set. */
const unheard: ShopEvent[] = [];
let isHeard = false;

export function tellShop(event: ShopEvent): void {
  if (isHeard) tell(event);
  else unheard.push(event);
}

export function hearShop(listener: (event: ShopEvent) => void): () => void {
  const leave = subscribe(listener);
  isHeard = true;
  for (const event of unheard.splice(0)) listener(event);
  return () => {
    isHeard = false;
    leave();
  };
}
