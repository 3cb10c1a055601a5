'use client';

import { useEffect, useState } from 'react';
import { forgetLeft } from '@/lib/checkout/checkout-attempt';
import type { Words } from '@/lib/i18n/words';
import type { PaymentOriginName, PaymentResult } from '@/lib/payment/payment';
import { announcePayment } from '@/lib/payment/payment-news';
import { useAwaited } from '@/lib/payment/use-awaited';
import { AwaitedNote } from './awaited-note';

type Props = {
  payment: string;
  origin: PaymentOriginName;
  /** The page's own address, to reload without script. */
  here: string;
  words: Words<'payment.result.awaited'>;
};

/** Polls ever more seldom, and on request; as soon as there is a result the page is rendered anew. */
export function AwaitResult({ payment, origin, here, words }: Props) {
  const [hasResult, setHeard] = useState(false);
  const check = useAwaited(origin, payment, () => {
    setHeard(true);
    window.location.reload();
  });
  return <AwaitedNote hasResult={hasResult} here={here} check={check} words={words} />;
}

type PaidNewsProps = { result: Pick<PaymentResult, 'payment' | 'order' | 'origin' | 'tender'> };

/** Tells the other tabs that a payment has arrived. */
export function PaidNews({ result }: PaidNewsProps) {
  const { payment, order, origin, tender } = result;
  useEffect(() => {
    forgetLeft(order);
    announcePayment({ payment, origin, tender });
  }, [payment, order, origin, tender]);
  return null;
}
