'use client';

import dynamic from 'next/dynamic';
import { insist } from '@/lib/state/insist';

/** As of the test: what is shown follows from answers that only this tab has. */
export const GuideResultsIsland = dynamic(async () => (await insist(() => import('./guide-results'))).GuideResults, {
  ssr: false,
});
