'use client';

import dynamic from 'next/dynamic';
import { importWithRetry } from '@/lib/state/import-with-retry';

/** What was answered is known to the browser alone, and its code comes to those who are asked. */
export const GuideTestIsland = dynamic(async () => (await importWithRetry(() => import('./guide-test'))).GuideTest, {
  ssr: false,
});
