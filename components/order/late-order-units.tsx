'use client';

import { Activity, lazy } from 'react';
import { importWithRetry } from '@/lib/state/import-with-retry';
import type { OrderUnitsProps } from './order-units';

const OrderUnits = lazy(async () => ({ default: (await importWithRetry(() => import('./order-units'))).OrderUnits }));

/** Shows the server's markup until the script has loaded, which happens only for visitors with an order. */
export function LateOrderUnits(props: OrderUnitsProps) {
  return (
    <Activity>
      <OrderUnits {...props} />
    </Activity>
  );
}
