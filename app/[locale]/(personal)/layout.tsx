import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ActingBar } from '@/components/account/advisor/acting-bar';
import { HelpEntry } from '@/components/customer-care/help-entry';
import { HeaderTools } from '@/components/header/header-tools';
import { EarlyPress } from '@/components/layout/early-press';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { OrderUnits } from '@/components/order/order-units';
import { SiteSearch } from '@/components/search/site-search';
import { SessionEnd } from '@/components/sign-in/session-end';
import { StoreStrip } from '@/components/store/store-strip';
import { roles } from '@/contract/public-codes';
import { getMenu } from '@/lib/catalogue/catalogue-queries';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { personId } from '@/lib/session/person-id';
import { pageNonce } from '@/lib/sign-in/page-nonce';
import { readSession } from '@/lib/sign-in/require-session';

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
      <EarlyPress />
      <SiteHeader menu={menu} search={<SiteSearch />} tools={<PersonalTools />} />
      <ActingBar />
      <StoreStrip nonce={await pageNonce()} />
      <main id="content" tabIndex={-1} {...(await pagePeople())}>
        {children}
      </main>
      <SiteFooter help={<HelpEntry />} />
      <SessionEnd />
    </>
  );
}

/** Read by `pagePerson`. */
async function pagePeople() {
  const [executive, client] = [await readSession('executive'), await readSession('client')];
  return {
    'data-executive': executive ? personId(executive) : undefined,
    'data-client': client ? personId(client) : undefined,
  };
}

/** An executive sees her order beside what everybody sees. */
async function PersonalTools() {
  const session = await readSession('executive');
  if (session?.claims.role !== roles.executive || session.claims.passchanged === 'N') return <HeaderTools />;
  const t = await getTranslations('checkout.link');
  return (
    <>
      <OrderUnits
        href={localePath(await requireLocale(), '/checkout/bag')}
        label={t('label')}
        count={await getWords('checkout.link.count')}
      />
      <HeaderTools />
    </>
  );
}
