import type { Failure } from '@/lib/result';

/** What became of the press of the button. */
export type PlaceOrderState =
  | { state: 'ready' | 'sending' | 'placed' | 'leaving' | 'changed' }
  /** An answer was lost: nobody can tell whether it is placed until the same attempt is sent again. */
  | { state: 'unknown' }
  | { state: 'failed'; failure: Failure };
