'use client';

import { Verbatim } from '@/components/ui/verbatim';

/** Read where the markup is made and nowhere else: a server component's text would come again as data of the page. */
const text =
  typeof window === 'undefined'
    ? (require('../../lib/state/replay-early-events') as typeof import('@/lib/state/replay-early-events'))
        .replayEarlyEvents
    : '';

/**
 * A button pressed while the scripts of a personal page are still on their way does its work once they are there. So does
 * a form, also by Enter: sent by the browser itself it would come back empty. Public pages have this in a file.
 */
export const EarlyPress = ({ nonce }: { nonce: string | undefined }) => (
  <Verbatim as="script" nonce={nonce} suppressHydrationWarning text={text} />
);
