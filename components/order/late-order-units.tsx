'use client';

import { Activity, lazy } from 'react';
import { importWithRetry } from '@/lib/state/import-with-retry';
import type { OrderUnitsProps } from './order-units';

const OrderUnits = lazy(async () => ({ default: (await importWithRetry(() => import('./order-units'))).OrderUnits }));

/** As the server made it until its script is there, which comes to those alone who have an order. */
export function LateOrderUnits(props: OrderUnitsProps) {
  return (
    <Activity>
      <OrderUnits {...props} />
    </Activity>
  );
}
