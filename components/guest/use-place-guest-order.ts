'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GuestOrderKey } from '@/lib/checkout/checkout';
import { runInOneTab, wasJustOrdered } from '@/lib/checkout/place/duplicate-order-guard';
import { guestOrderAttempts, placedOnDevice } from '@/lib/checkout/place/guest-attempt';
import { placeGuestOrder } from '@/lib/checkout/place/guest-order-calls';
import { toGuestOrderWire } from '@/lib/checkout/place/guest-order-mappers';
import type { PlaceOrderState } from '@/lib/checkout/place/place-order-state';
import type { GuestAgreement } from '@/lib/checkout/place/placement';
import type { Difference } from '@/lib/order/order-line';
import type { Failure } from '@/lib/result';

type PlacingHandlers = {
  /** `payment` identifies the attempt when the guest pays on another site. */
  onPlaced: (order: GuestOrderKey & { alias: string }, payment: string | null) => void;
  onChanged: (differences: Difference[]) => void;
  onRefused: (failure: Failure) => void;
};

type OpenAttempt = Parameters<typeof placeGuestOrder>[0];

/**
 * From the button to exactly one order: a second press and a reload find the running attempt, and a press in a second
 * tab leads to the first tab's order.
 */
export function usePlaceGuestOrder(alias: string, { onPlaced, onChanged, onRefused }: PlacingHandlers) {
  const [placing, setPlacing] = useState<PlaceOrderState>({ state: 'ready' });
  const busy = useRef(false);

  const checkAttempt = useEffectEvent(() => {
    if (!busy.current) setPlacing({ state: guestOrderAttempts.open() ? 'unknown' : 'ready' });
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
    const result = await runInOneTab(async () =>
      isNew && wasJustOrdered(store, pressedAt) ? null : placeGuestOrder(attempt),
    );
    busy.current = false;
    if (result === null) {
      guestOrderAttempts.end();
      const other = placedOnDevice(store);
      setPlacing({ state: other ? 'placed' : 'ready' });
      if (other) onPlaced({ alias: store, ...other }, null);
      return;
    }
    if (!result.ok) {
      if (guestOrderAttempts.open()) return setPlacing({ state: 'unknown' });
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
    place: (agreement: GuestAgreement) => send(guestOrderAttempts.begin(alias, toGuestOrderWire(agreement))),
    /** Repeats the attempt whose answer was lost, unchanged. */
    ask: () => {
      const attempt: OpenAttempt | null = guestOrderAttempts.open();
      return attempt ? send(attempt) : setPlacing({ state: 'ready' });
    },
  };
}
