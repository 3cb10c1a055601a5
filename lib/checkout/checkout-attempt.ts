import type { BodyOf } from '@/contract/calls/table';
import { forget, recall, remember } from '@/lib/state/tab-memory';

/** One intended confirmation: its key and its words stay together until its answer is known. */
export type Attempt = {
  order: string;
  key: string;
  body: BodyOf<'confirmOrder'>;
  /** It was sent before, and nobody knows what became of it. */
  again: boolean;
};

const attemptName = 'checkout:attempt';
const placedName = 'checkout:placed';

/**
 * The attempt that this press stands for. While an earlier one has no answer it is that one, word for word: who presses
 * again after a lost answer must neither order twice nor order something else.
 */
export function beginAttempt(order: string, body: Attempt['body']): Attempt {
  const open = openAttempt(order);
  if (open) return open;
  const attempt = { order, key: crypto.randomUUID(), body };
  remember(attemptName, { ...attempt, again: true } satisfies Attempt);
  return { ...attempt, again: false };
}

/** The confirmation whose answer is not known yet; of this order where one is named. */
export function openAttempt(order?: string): Attempt | null {
  const attempt = recall<Attempt>(attemptName);
  return attempt && (order === undefined || attempt.order === order) ? attempt : null;
}

export const endAttempt = () => forget(attemptName);

/** `payment` is what the browser left with, until the order is known to be paid. */
type Placed = { order: string; number: string; payment: string | null };

/** The page that the back button brings again finds its order placed. */
export const keepPlaced = (placed: Placed) => remember(placedName, placed);

export function placedNumber(order: string): string | null {
  const placed = recall<Placed>(placedName);
  return placed?.order === order ? placed.number : null;
}

/** The order that was left for a provider from this tab: who comes back from there by the back button looks for it. */
export function leftOrder(): string | null {
  const placed = recall<Placed>(placedName);
  return placed?.payment ? placed.number : null;
}

/** It is paid, by whichever try: nobody has to be led to it any more. */
export function forgetLeft(number: string | null): void {
  const placed = recall<Placed>(placedName);
  if (placed?.number === number) keepPlaced({ ...placed, payment: null });
}
