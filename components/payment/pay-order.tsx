'use client';

import type { ComponentProps } from 'react';
import { settleOrder } from '@/lib/payment/payment-mutations';
import { PayForm } from './pay-form';

type Props = Pick<ComponentProps<typeof PayForm>, 'locale' | 'methods' | 'tried' | 'words'> & {
  order: string;
  cents: number;
};

/** Pays a placed order with its own total, by any available method. */
export const PayOrder = ({ order, ...form }: Props) => (
  <PayForm {...form} origin="checkout" pay={(_, tender) => settleOrder(order, tender)} />
);
