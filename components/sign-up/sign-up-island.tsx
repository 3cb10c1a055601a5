'use client';

import dynamic from 'next/dynamic';
import { importWithRetry } from '@/lib/state/import-with-retry';

/** Many read the page and few fill in the form, so the form and its library are a chunk of their own. */
export const SignUpIsland = dynamic(async () => (await importWithRetry(() => import('./sign-up-stage'))).SignUpStage, {
  ssr: false,
});
