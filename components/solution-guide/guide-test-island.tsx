'use client';

import dynamic from 'next/dynamic';
import { importWithRetry } from '@/lib/state/import-with-retry';

/** Client-only: only the browser knows the answers, and the code loads for visitors of this page. */
export const GuideTestIsland = dynamic(async () => (await importWithRetry(() => import('./guide-test'))).GuideTest, {
  ssr: false,
});
