import type { Metadata } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { EarlyPress } from '@/components/layout/early-press';
import { SessionEnd } from '@/components/sign-in/session-end';
import { settings } from '@/lib/env';
import { areScriptsLater, bringsSession, pageNonce } from '@/lib/sign-in/require-session';

/** Rendered per request, with a nonce, and never cached. */
export const instant = false;

/** Set once for all personal pages, so that none is forgotten. */
export const metadata: Metadata = { robots: { index: false } };

/** The section adds the frame around a page: the shop, a desk, or the client's pages. */
export default async function PersonalLayout({ children }: { children: ReactNode }) {
  await connection();
  const isLate = await areScriptsLater();
  const keepsEvents = !isLate && !settings().engineOff.has('early-events');
  return (
    <>
      {keepsEvents && <EarlyPress nonce={await pageNonce()} />}
      {children}
      {(!isLate || (await bringsSession())) && <SessionEnd />}
    </>
  );
}
