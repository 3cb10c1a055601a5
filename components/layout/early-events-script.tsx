'use client';

import { RawHtml } from '@/components/ui/raw-html';

/** Read at render time only: in a server component its text would be sent again in the page's data. */
const text =
  typeof window === 'undefined'
    ? (require('../../lib/state/early-events') as typeof import('@/lib/state/early-events')).earlyEventsScript
    : '';

/**
 * A button pressed before the scripts of a personal page have loaded takes effect once they have. So does a form, also
 * submitted by Enter: sent by the browser itself it would come back empty. Public pages load this from a file.
 */
export const EarlyEventsScript = ({ nonce }: { nonce: string | undefined }) => (
  <RawHtml as="script" nonce={nonce} suppressHydrationWarning text={text} />
);
