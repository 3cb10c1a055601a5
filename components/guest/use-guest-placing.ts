'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlaceOrderState } from '@/lib/checkout/placing';
import type { GuestAgreement, GuestOrderKey } from '@/lib/guest/guest';
import { guestAttempts, placedOnDevice } from '@/lib/guest/guest-attempt';
import { toGuestOrderWire } from '@/lib/guest/guest-mappers';
import { inTurn, isOrdered } from '@/lib/guest/one-order';
import { placeOrder } from '@/lib/guest/place-calls';
import type { Difference } from '@/lib/order/order-line';
import type { Failure } from '@/lib/result';

type PlacingHandlers = {
  /** `payment` identifies the attempt when the guest pays on another site. */
  onPlaced: (order: GuestOrderKey & { alias: string }, payment: string | null) => void;
  onChanged: (differences: Difference[]) => void;
  onRefused: (failure: Failure) => void;
};

type OpenAttempt = Parameters<typeof placeOrder>[0];

/**
 * From the button to exactly one order: a second press and a reload find the running attempt, and a press in a second
 * tab leads to the first tab's order.
 */
export function useGuestPlacing(alias: string, { onPlaced, onChanged, onRefused }: PlacingHandlers) {
  const [placing, setPlacing] = useState<PlaceOrderState>({ state: 'ready' });
  const busy = useRef(false);

  const checkAttempt = useEffectEvent(() => {
    if (!busy.current) setPlacing({ state: guestAttempts.open() ? 'unknown' : 'ready' });
  });
  useEffect(() => {
    checkAttempt();
    // A page restored from the back/forward cache looks as it was left.
    window.addEventListener('pageshow', checkAttempt);
    return () => window.removeEventListener('pageshow', checkAttempt);
  }, []);

  async function send(attempt: OpenAttempt): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPlacing({ state: 'sending' });
    // The store where the button was pressed, even if the page is in another one by now.
    const { order: store } = attempt;
    const pressedAt = Date.now();
    // An attempt that another tab began is sent unchanged: its key leads both to the same order.
    const isNew = !attempt.again;
    const result = await inTurn(async () => (isNew && isOrdered(store, pressedAt) ? null : placeOrder(attempt)));
    busy.current = false;
    if (result === null) {
      guestAttempts.end();
      const other = placedOnDevice(store);
      setPlacing({ state: other ? 'placed' : 'ready' });
      if (other) onPlaced({ alias: store, ...other }, null);
      return;
    }
    if (!result.ok) {
      if (guestAttempts.open()) return setPlacing({ state: 'unknown' });
      setPlacing({ state: 'failed', failure: result });
      return onRefused(result);
    }
    if (!result.data.placed) {
      setPlacing({ state: 'ready' });
      return onChanged(result.data.differences);
    }
    const { order, payment } = result.data;
    setPlacing({ state: payment ? 'leaving' : 'placed' });
    onPlaced({ alias: store, ...order }, payment);
  }

  return {
    placing,
    place: (agreement: GuestAgreement) => send(guestAttempts.begin(alias, toGuestOrderWire(agreement))),
    /** Repeats the attempt whose answer was lost, unchanged. */
    ask: () => {
      const attempt: OpenAttempt | null = guestAttempts.open();
      return attempt ? send(attempt) : setPlacing({ state: 'ready' });
    },
  };
}
