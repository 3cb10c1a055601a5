'use client';

import dynamic from 'next/dynamic';
import { insist } from '@/lib/state/insist';

/** What was answered is known to the browser alone, and its code comes to those who are asked. */
export const GuideTestIsland = dynamic(async () => (await insist(() => import('./guide-test'))).GuideTest, {
  ssr: false,
});
