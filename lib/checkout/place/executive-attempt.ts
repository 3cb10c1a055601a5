import type { BodyOf } from '@/contract/calls/table';
import { recall, remember } from '@/lib/state/tab-memory';
import { createOrderAttempts } from './order-attempts';

export const executiveOrderAttempts = createOrderAttempts<BodyOf<'confirmOrder'>>('checkout:attempt');

const placedName = 'checkout:placed';

/** `payment` is the attempt that the browser left with, until the order is known to be paid. */
type PlacedAttempt = { order: string; number: string; payment: string | null };

/** Lets the page that the back button restores show that its order is placed. */
export const rememberPlacedOrder = (placed: PlacedAttempt) => remember(placedName, placed);

export function placedNumber(order: string): string | null {
  const placed = recall<PlacedAttempt>(placedName);
  return placed?.order === order ? placed.number : null;
}

/** The order left for a provider from this tab, for an executive who returns by the back button. */
export function orderAwaitingPayment(): string | null {
  const placed = recall<PlacedAttempt>(placedName);
  return placed?.payment ? placed.number : null;
}

/** The order is paid, by any attempt: there is nothing to return to. */
export function forgetAwaitedPayment(number: string | null): void {
  const placed = recall<PlacedAttempt>(placedName);
  if (placed?.number === number) rememberPlacedOrder({ ...placed, payment: null });
}
