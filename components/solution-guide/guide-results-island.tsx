'use client';

import dynamic from 'next/dynamic';
import { importWithRetry } from '@/lib/state/import-with-retry';

/** Client-only like the test: the result follows from answers that only this tab has. */
export const GuideResultsIsland = dynamic(
  async () => (await importWithRetry(() => import('./guide-results'))).GuideResults,
  {
    ssr: false,
  },
);
