'use client';

import dynamic from 'next/dynamic';
import { importWithRetry } from '@/lib/state/import-with-retry';

/** As of the test: what is shown follows from answers that only this tab has. */
export const GuideResultsIsland = dynamic(
  async () => (await importWithRetry(() => import('./guide-results'))).GuideResults,
  {
    ssr: false,
  },
);
