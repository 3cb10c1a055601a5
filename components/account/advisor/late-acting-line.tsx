'use client';

import { Activity, lazy } from 'react';
import { importWithRetry } from '@/lib/state/import-with-retry';
import type { ActingLineProps } from './acting-line';

const ActingLine = lazy(async () => ({ default: (await importWithRetry(() => import('./acting-line'))).ActingLine }));

/** As the server made it until its script is there, which comes to those alone who act as somebody. */
export function LateActingLine(props: ActingLineProps) {
  return (
    <Activity>
      <ActingLine {...props} />
    </Activity>
  );
}
