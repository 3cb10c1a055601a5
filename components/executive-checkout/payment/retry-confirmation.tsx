'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { confirmationPath } from '@/lib/checkout/checkout-rules';
import { executiveOrderAttempts, orderAwaitingPayment } from '@/lib/checkout/place/executive-attempt';
import { settleOrLeave, unansweredOrderCalls } from '@/lib/checkout/place/executive-order-calls';
import { usePlaceOrder } from '@/lib/checkout/place/use-place-order';
import type { Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { announceOrderChange } from '@/lib/order/order-broadcast';

type Props = { locale: Locale; words: Words<'checkout.payment'>; children: ReactNode };

/**
 * Shown on the payment step if there is no order in hand. If a confirmation of this tab has no answer yet, it is sent
 * again, because its order may be the reason. An executive who came back from another payment page by the back button
 * is led to that payment. Otherwise the page says that there is no order.
 */
export function RetryConfirmation({ locale, words: said, children }: Props) {
  // Asked once: a second call would find the attempt answered.
  const started = useRef(false);
  const goTo = (path: string) => window.location.replace(localePath(locale, path));
  const { placing, ask } = usePlaceOrder(unansweredOrderCalls, {
    onPlaced: async (placed, payment) => {
      const path = await settleOrLeave(placed, payment);
      announceOrderChange();
      goTo(path);
    },
    onChanged: () => {},
  });
  const askOnce = useEffectEvent(() => {
    if (started.current) return;
    started.current = true;
    const left = orderAwaitingPayment();
    if (left && !executiveOrderAttempts.open()) goTo(confirmationPath(left));
    else void ask();
  });
  useEffect(() => askOnce(), []);

  const { state } = placing;
  if (state === 'ready' || state === 'changed' || state === 'failed') return children;
  return (
    <EmptyState
      title={said.unknownTitle}
      actions={
        <Button pending={state !== 'unknown'} pendingLabel={said.asking} onClick={() => void ask()}>
          {said.ask}
        </Button>
      }
    >
      {said.unknownText}
    </EmptyState>
  );
}
