import type { Metadata } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { HeaderTools } from '@/components/cart/header-tools';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SiteSearch } from '@/components/search/site-search';
import { SessionEnd } from '@/components/session/session-end';
import { getMenu } from '@/lib/catalogue/catalogue-queries';
import { requireLocale } from '@/lib/i18n/locale';

/** Rendered per request, with a nonce, kept by nobody. */
export const instant = false;

/** Said once for every room, so that none is forgotten. */
export const metadata: Metadata = { robots: { index: false } };

export default async function PersonalLayout({ children }: { children: ReactNode }) {
  await connection();
  // Whoever is in the middle of an order must not lose the page because the menu cannot be read.
  const menu = await getMenu(await requireLocale()).catch(() => []);
  return (
    <>
      <SiteHeader menu={menu} search={<SiteSearch />} tools={<HeaderTools />} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <SessionEnd />
    </>
  );
}
