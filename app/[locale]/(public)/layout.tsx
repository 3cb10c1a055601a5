import type { ReactNode } from 'react';
import { HeaderTools } from '@/app/[locale]/header-tools';
import { HelpEntry } from '@/components/customer-care/help-entry';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { StoreBarFrame } from '@/components/personal-store/store-bar-frame';
import { SiteSearch } from '@/components/search/site-search';
import { getMenu } from '@/lib/catalogue/catalogue-queries';
import { requireLocale } from '@/lib/i18n/locale';

/** One HTML for all visitors, cacheable anywhere: nothing below may read a cookie, a header or the query. */
export const ensureStatic = 'navigation';

export default async function PublicLayout({ children }: { children: ReactNode }) {
  const menu = await getMenu(await requireLocale());
  return (
    <>
      <SiteHeader menu={menu} search={<SiteSearch />} tools={<HeaderTools />} />
      <StoreBarFrame />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter help={<HelpEntry />} />
    </>
  );
}
