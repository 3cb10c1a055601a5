'use client';

import type { ComponentProps } from 'react';
import { settleOrder } from '@/lib/payment/payment-mutations';
import { PayForm } from './pay-form';

type Props = Pick<ComponentProps<typeof PayForm>, 'locale' | 'methods' | 'tried' | 'words'> & {
  order: string;
  cents: number;
};

/** An order that is placed and not paid: with its own sum, by any way that is open. */
export const PayOrder = ({ order, ...form }: Props) => (
  <PayForm {...form} origin="checkout" pay={(_, tender) => settleOrder(order, tender)} />
);
