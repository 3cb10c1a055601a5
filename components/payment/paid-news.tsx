'use client';

import { useEffect } from 'react';
import type { PaymentResult } from '@/lib/payment/payment';
import { announcePayment } from '@/lib/payment/payment-news';

type Props = Pick<PaymentResult, 'payment' | 'origin' | 'tender'>;

/** Tells the other tabs that a payment has arrived. */
export function PaidNews({ payment, origin, tender }: Props) {
  useEffect(() => announcePayment({ payment, origin, tender }), [payment, origin, tender]);
  return null;
}
