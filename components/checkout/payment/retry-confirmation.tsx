'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { confirmationPath } from '@/lib/checkout/checkout-rules';
import { openAttempt, orderAwaitingPayment } from '@/lib/checkout/place/executive-attempt';
import { confirmOrder } from '@/lib/checkout/place/executive-order-calls';
import type { Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { announceOrderChange } from '@/lib/order/order-broadcast';
import { settleOrder } from '@/lib/payment/payment-mutations';
import { toPaymentHandoverPath } from '@/lib/payment/payment-paths';

type Props = { locale: Locale; words: Words<'checkout.payment'>; children: ReactNode };

/**
 * Shown on the payment step if there is no order in hand. If a confirmation of this tab has no answer yet, it is sent
 * again, because its order may be the reason. An executive who came back from another payment page by the back button
 * is led to that payment. Otherwise the page says that there is no order.
 */
export function RetryConfirmation({ locale, words: said, children }: Props) {
  // Asked once: a second call would find the attempt answered.
  const started = useRef(false);
  const [state, setState] = useState<'empty' | 'asking' | 'unknown'>('empty');

  async function ask(): Promise<void> {
    const attempt = openAttempt();
    const left = orderAwaitingPayment();
    if (!attempt && left) return window.location.replace(localePath(locale, confirmationPath(left)));
    if (!attempt) return setState('empty');
    setState('asking');
    const result = await confirmOrder(attempt);
    if (result.ok && result.data.placed) {
      const { number, payment } = result.data;
      if (!payment) await settleOrder(number);
      announceOrderChange();
      return window.location.replace(
        localePath(locale, payment ? toPaymentHandoverPath(payment) : confirmationPath(number)),
      );
    }
    setState(openAttempt() ? 'unknown' : 'empty');
  }
  const askOnce = useEffectEvent(() => {
    if (started.current) return;
    started.current = true;
    void ask();
  });
  useEffect(() => askOnce(), []);

  if (state === 'empty') return children;
  return (
    <EmptyState
      title={said.unknownTitle}
      actions={
        <Button pending={state === 'asking'} pendingLabel={said.asking} onClick={() => void ask()}>
          {said.ask}
        </Button>
      }
    >
      {said.unknownText}
    </EmptyState>
  );
}
