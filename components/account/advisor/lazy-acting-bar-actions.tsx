'use client';

import { Activity, lazy } from 'react';
import { importWithRetry } from '@/lib/state/import-with-retry';
import type { ActingBarActionsProps } from './acting-bar-actions';

const ActingLine = lazy(async () => ({
  default: (await importWithRetry(() => import('./acting-bar-actions'))).ActingBarActions,
}));

/** Server-rendered until its script loads, which only a person acting as an executive downloads. */
export function LazyActingBarActions(props: ActingBarActionsProps) {
  return (
    <Activity>
      <ActingLine {...props} />
    </Activity>
  );
}
