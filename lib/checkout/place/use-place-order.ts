'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Difference, Remark } from '@/lib/order/order-line';
import type { Failure, Result } from '@/lib/result';
import type { OrderKey } from '../checkout';
import type { OrderAttempt } from './order-attempts';
import type { Placement } from './placement';

/** The state of placing an order. */
export type PlaceOrderState =
  | { state: 'ready' | 'sending' | 'placed' | 'leaving' | 'changed' }
  /** The response was lost: only sending the same attempt again tells whether the order is placed. */
  | { state: 'unknown' }
  | { state: 'failed'; failure: Failure };

type OrderCalls<Agreement, Key extends OrderKey, Body> = {
  open: () => OrderAttempt<Body> | null;
  begin: (agreement: Agreement) => OrderAttempt<Body>;
  /** Null when another tab has just ordered the same. */
  send: (attempt: OrderAttempt<Body>) => Promise<Result<Placement<Key>> | null>;
};

type PlacingHandlers<Key> = {
  /** `payment` identifies the attempt when the buyer pays on another site; `from` is what the attempt is for. */
  onPlaced: (order: Key, payment: string | null, from: string) => void | Promise<void>;
  /** The remark says why nothing was placed if no line differs. */
  onChanged: (differences: Difference[], remark: Remark | undefined) => void;
  onRefused?: (failure: Failure) => void;
  /** Returns true when this order is placed already, for a page that the back button restores. */
  onReturn?: () => boolean;
};

/**
 * From the button to exactly one order: a second press, a reload and the back button find the running attempt, or the
 * order that it placed.
 */
export function usePlaceOrder<Agreement, Key extends OrderKey, Body>(
  calls: OrderCalls<Agreement, Key, Body>,
  { onPlaced, onChanged, onRefused, onReturn }: PlacingHandlers<Key>,
) {
  const [placing, setPlacing] = useState<PlaceOrderState>({ state: 'ready' });
  const busy = useRef(false);

  const checkAttempt = useEffectEvent(() => {
    if (onReturn?.()) setPlacing({ state: 'placed' });
    else if (!busy.current) setPlacing({ state: calls.open() ? 'unknown' : 'ready' });
  });
  useEffect(() => {
    checkAttempt();
    // A page restored from the back/forward cache looks as it was left.
    window.addEventListener('pageshow', checkAttempt);
    return () => window.removeEventListener('pageshow', checkAttempt);
  }, []);

  async function send(begin: () => OrderAttempt<Body>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPlacing({ state: 'sending' });
    const attempt = begin();
    const result = await calls.send(attempt);
    busy.current = false;
    if (result === null) return setPlacing({ state: 'ready' });
    if (!result.ok) {
      if (calls.open()) return setPlacing({ state: 'unknown' });
      setPlacing({ state: 'failed', failure: result });
      return onRefused?.(result);
    }
    if (!result.data.placed) {
      setPlacing({ state: 'changed' });
      return onChanged(result.data.differences, result.data.remark);
    }
    const { order, payment } = result.data;
    setPlacing({ state: payment ? 'leaving' : 'placed' });
    await onPlaced(order, payment, attempt.order);
  }

  return {
    placing,
    place: (agreement: Agreement) => send(() => calls.begin(agreement)),
    /** Repeats the attempt whose answer was lost, unchanged. */
    ask: () => {
      const attempt = calls.open();
      return attempt ? send(() => attempt) : setPlacing({ state: 'ready' });
    },
  };
}
