import type { Metadata } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { EarlyPress } from '@/components/layout/early-press';
import { SessionEnd } from '@/components/sign-in/session-end';
import { pageNonce } from '@/lib/sign-in/page-nonce';

/** Rendered per request, with a nonce, kept by nobody. */
export const instant = false;

/** Said once for every room, so that none is forgotten. */
export const metadata: Metadata = { robots: { index: false } };

/** What stands around a page is its section's: a shop, a desk, a client's own room. */
export default async function PersonalLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <>
      <EarlyPress nonce={await pageNonce()} />
      {children}
      <SessionEnd />
    </>
  );
}
