'use client';

import { useEffect } from 'react';
import { forgetLeft } from '@/lib/checkout/checkout-attempt';
import type { PaymentResult } from '@/lib/payment/payment';
import { announcePayment } from '@/lib/payment/payment-news';

type Props = { result: Pick<PaymentResult, 'payment' | 'order' | 'origin' | 'tender'> };

/** Tells the other tabs that a payment has arrived. */
export function PaidNews({ result }: Props) {
  const { payment, order, origin, tender } = result;
  useEffect(() => {
    forgetLeft(order);
    announcePayment({ payment, origin, tender });
  }, [payment, order, origin, tender]);
  return null;
}
