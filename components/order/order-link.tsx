'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { Icon } from '@/components/ui/icon';
import { fillCount, type Plural } from '@/lib/i18n/message-texts';
import { watchOrderChanges } from '@/lib/order/order-broadcast';
import { readUnits } from '@/lib/order/order-units-calls';
import { watchPayments } from '@/lib/payment/payment-broadcast';
import { shopState } from '@/lib/state/shop-state';
import { useShopState } from '@/lib/state/use-shop-state';

export type OrderLinkProps = { href: string; label: string; count: Plural };

/**
 * The executive's order in the header: its count follows every change, in this tab or another (T07), and each payment.
 * The count is kept in the shared state, which other components read as well (E08).
 */
export function OrderLink({ href, label, count }: OrderLinkProps) {
  const { mutate } = useSWR('order-units', readUnits, {
    onSuccess: (read) => shopState.set({ itemsQuantity: read ?? 0 }),
  });
  const units = useShopState('itemsQuantity');
  useEffect(() => watchOrderChanges(() => void mutate()), [mutate]);
  useEffect(() => watchPayments('checkout', () => void mutate()), [mutate]);
  return (
    <a href={href} className="site-tool bag-button order-units">
      <Icon name="order" />
      <span className="site-tool-label">{label}</span>
      {units > 0 && (
        <>
          <span className="bag-count" aria-hidden="true">
            {units > 99 ? '99+' : units}
          </span>
          <span className="sr-only">, {fillCount(count, units)}</span>
        </>
      )}
    </a>
  );
}
