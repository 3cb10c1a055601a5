'use client';

import dynamic from 'next/dynamic';
import { importWithRetry } from '@/lib/state/import-with-retry';

/** The page is read by many and filled in by few: the form and its library come in a chunk of their own. */
export const SignUpIsland = dynamic(async () => (await importWithRetry(() => import('./sign-up-stage'))).SignUpStage, {
  ssr: false,
});
