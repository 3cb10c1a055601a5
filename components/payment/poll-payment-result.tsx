'use client';

import { useEffect, useState } from 'react';
import { forgetAwaitedPayment } from '@/lib/checkout/place/executive-attempt';
import type { Words } from '@/lib/i18n/message-texts';
import type { PaymentOriginName, PaymentResult } from '@/lib/payment/payment';
import { announcePayment } from '@/lib/payment/payment-broadcast';
import { usePaymentPoll } from '@/lib/payment/use-payment-poll';
import { PendingPaymentNote } from './pending-payment-note';

type Props = {
  payment: string;
  origin: PaymentOriginName;
  /** The page's own address, to reload without script. */
  here: string;
  words: Words<'payment.result.awaited'>;
};

/** Polls ever more seldom, and on request; as soon as there is a result the page is rendered anew. */
export function PollPaymentResult({ payment, origin, here, words }: Props) {
  const [hasResult, setHeard] = useState(false);
  const check = usePaymentPoll(origin, payment, () => {
    setHeard(true);
    window.location.reload();
  });
  return <PendingPaymentNote hasResult={hasResult} here={here} check={check} words={words} />;
}

type PaidNewsProps = { result: Pick<PaymentResult, 'payment' | 'order' | 'origin' | 'tender'> };

/** Tells the other tabs that a payment has arrived. */
export function AnnouncePayment({ result }: PaidNewsProps) {
  const { payment, order, origin, tender } = result;
  useEffect(() => {
    forgetAwaitedPayment(order);
    announcePayment({ payment, origin, tender });
  }, [payment, order, origin, tender]);
  return null;
}
