import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { Delivery } from '@/lib/order/delivery';
import type { Totals } from '@/lib/order/order';
import type { OrderStateName } from '@/lib/order/order-codes';
import { formatDays } from '../delivery-days';

type PlacedWords = Words<'checkout.confirmation'>;
type Parcel = { delivery: Delivery; totals: Pick<Totals, 'withoutVat'> };

/** How an order ended; null while it may still arrive. */
export function formatEnd(state: OrderStateName, words: PlacedWords): string | null {
  const states: Partial<Record<string, string>> = words.states;
  const name = states[state];
  return name ? fill(words.ended, { state: name }) : null;
}

/** Where the parcel arrives and when, in how many parts, and what is paid at the door. */
export function listArrival({ delivery, totals }: Parcel, place: string, locale: Locale, words: PlacedWords): string[] {
  const { method, partial } = delivery;
  if (!method) return [];
  const days = { between: words.arrives, on: words.arrivesOn };
  const when = method.pickupPoint ? words.pickup : formatDays(method.deliveryFrom, method.deliveryTo, locale, days);
  return [fill(when, { place }), ...(partial ? [words.parts] : []), ...(totals.withoutVat ? [words.import] : [])];
}
