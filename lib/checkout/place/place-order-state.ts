import type { Failure } from '@/lib/result';

/** The state of placing an order. */
export type PlaceOrderState =
  | { state: 'ready' | 'sending' | 'placed' | 'leaving' | 'changed' }
  /** The response was lost: only sending the same attempt again tells whether the order is placed. */
  | { state: 'unknown' }
  | { state: 'failed'; failure: Failure };
