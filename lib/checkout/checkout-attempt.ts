import type { BodyOf } from '@/contract/calls/table';
import { recall, remember } from '@/lib/state/tab-memory';
import { type Attempt as AttemptOf, createAttempts } from './attempts';

/** One intended confirmation. */
export type Attempt = AttemptOf<BodyOf<'confirmOrder'>>;

export const {
  begin: beginAttempt,
  open: openAttempt,
  end: endAttempt,
} = createAttempts<BodyOf<'confirmOrder'>>('checkout:attempt');

const placedName = 'checkout:placed';

/** `payment` is what the browser left with, until the order is known to be paid. */
type PlacedAttempt = { order: string; number: string; payment: string | null };

/** The page that the back button brings again finds its order placed. */
export const keepPlaced = (placed: PlacedAttempt) => remember(placedName, placed);

export function placedNumber(order: string): string | null {
  const placed = recall<PlacedAttempt>(placedName);
  return placed?.order === order ? placed.number : null;
}

/** The order that was left for a provider from this tab: who comes back from there by the back button looks for it. */
export function leftOrder(): string | null {
  const placed = recall<PlacedAttempt>(placedName);
  return placed?.payment ? placed.number : null;
}

/** It is paid, by whichever try: nobody has to be led to it any more. */
export function forgetLeft(number: string | null): void {
  const placed = recall<PlacedAttempt>(placedName);
  if (placed?.number === number) keepPlaced({ ...placed, payment: null });
}
