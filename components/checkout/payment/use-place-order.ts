'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { beginAttempt, type ConfirmAttempt, openAttempt, placedNumber } from '@/lib/checkout/place/executive-attempt';
import { confirmOrder } from '@/lib/checkout/place/executive-order-calls';
import { toConfirmWire } from '@/lib/checkout/place/executive-order-mappers';
import type { PlaceOrderState } from '@/lib/checkout/place/place-order-state';
import type { Agreement, Confirmation } from '@/lib/checkout/place/placement';
import { settleOrder } from '@/lib/payment/payment-mutations';
import type { Result } from '@/lib/result';

type PlacingHandlers = {
  onPlaced: (number: string) => void;
  /** Called when the order is placed and has to be paid at a provider. */
  onLeave: (payment: string) => void;
  onChanged: () => void;
};

/**
 * From the button to exactly one order. A second press, a reload and the back button find the running attempt, or the
 * order that it placed.
 */
export function usePlaceOrder(order: string, { onPlaced, onLeave, onChanged }: PlacingHandlers) {
  const [placing, setPlacing] = useState<PlaceOrderState>({ state: 'ready' });
  const busy = useRef(false);

  const checkAttempt = useEffectEvent(() => {
    const number = placedNumber(order);
    if (number) {
      setPlacing({ state: 'placed' });
      onPlaced(number);
    } else if (openAttempt(order) && !busy.current) setPlacing({ state: 'unknown' });
  });
  useEffect(() => {
    checkAttempt();
    // A page restored from the back/forward cache looks as it was left.
    window.addEventListener('pageshow', checkAttempt);
    return () => window.removeEventListener('pageshow', checkAttempt);
  }, []);

  async function send(begin: () => ConfirmAttempt): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPlacing({ state: 'sending' });
    const result = await confirmOrder(begin());
    busy.current = false;
    const next = toPlacing(result, openAttempt(order) !== null);
    setPlacing(next);
    if (next.state === 'changed') onChanged();
    if (!result.ok || !result.data.placed) return;
    if (result.data.payment) return onLeave(result.data.payment);
    // Whether it is settled or not the order is placed: the confirmation shows which, and settles what is left.
    await settleOrder(result.data.number);
    onPlaced(result.data.number);
  }

  const place = (agreement: Agreement) => send(() => beginAttempt(order, toConfirmWire(agreement)));
  /** Repeats the attempt whose answer was lost, unchanged. */
  const ask = () => {
    const attempt = openAttempt(order);
    return attempt ? send(() => attempt) : setPlacing({ state: 'ready' });
  };
  return { placing, place, ask };
}

function toPlacing(result: Result<Confirmation>, isOpen: boolean): PlaceOrderState {
  if (result.ok) return { state: toOutcome(result.data) };
  return isOpen ? { state: 'unknown' } : { state: 'failed', failure: result };
}

function toOutcome(confirmation: Confirmation) {
  if (!confirmation.placed) return 'changed';
  return confirmation.payment ? 'leaving' : 'placed';
}
