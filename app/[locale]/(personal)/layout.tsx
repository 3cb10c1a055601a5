import type { Metadata } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { EarlyEventsScript } from '@/components/layout/early-events-script';
import { SessionEndHandler } from '@/components/sign-in/session-end-handler';
import { settings } from '@/lib/env';
import { hasDeferredScripts, hasSessionCookie, pageNonce } from '@/lib/sign-in/require-session';

/** Rendered per request, with a nonce, and never cached. */
export const instant = false;

/** Set once for all personal pages, so that none is forgotten. */
export const metadata: Metadata = { robots: { index: false } };

/** The section adds the frame around a page: the shop, a desk, or the client's pages. */
export default async function PersonalLayout({ children }: { children: ReactNode }) {
  await connection();
  const isLate = await hasDeferredScripts();
  const keepsEvents = !isLate && !settings().engineOff.has('early-events');
  return (
    <>
      {keepsEvents && <EarlyEventsScript nonce={await pageNonce()} />}
      {children}
      {(!isLate || (await hasSessionCookie())) && <SessionEndHandler />}
    </>
  );
}
