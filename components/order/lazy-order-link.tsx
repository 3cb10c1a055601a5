'use client';

import { Activity, lazy } from 'react';
import { importWithRetry } from '@/lib/state/import-with-retry';
import type { OrderLinkProps } from './order-link';

const OrderUnits = lazy(async () => ({ default: (await importWithRetry(() => import('./order-link'))).OrderLink }));

/** Shows the server's markup until the script has loaded, which happens only for visitors with an order. */
export function LazyOrderLink(props: OrderLinkProps) {
  return (
    <Activity>
      <OrderUnits {...props} />
    </Activity>
  );
}
