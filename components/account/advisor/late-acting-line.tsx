'use client';

import { Activity, lazy } from 'react';
import { importWithRetry } from '@/lib/state/import-with-retry';
import type { ActingLineProps } from './acting-line';

const ActingLine = lazy(async () => ({ default: (await importWithRetry(() => import('./acting-line'))).ActingLine }));

/** Server-rendered until its script loads, which only a person acting as an executive downloads. */
export function LateActingLine(props: ActingLineProps) {
  return (
    <Activity>
      <ActingLine {...props} />
    </Activity>
  );
}
