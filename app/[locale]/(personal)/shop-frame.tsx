import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { HeaderTools } from '@/app/[locale]/header-tools';
import { ActingBar } from '@/components/account/advisor/acting-bar';
import { HelpEntry } from '@/components/customer-care/help-entry';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { LazyOrderLink } from '@/components/order/lazy-order-link';
import { StoreBarFrame } from '@/components/personal-store/store-bar-frame';
import { SiteSearch } from '@/components/search/site-search';
import { roles } from '@/contract/public-codes';
import { getMenu } from '@/lib/catalogue/catalogue-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { hasDeferredScripts, pageNonce, readSession } from '@/lib/sign-in/require-session';
import { getPersonAttributes } from './person-attributes';

type Props = { children: ReactNode };

/** The shop's header and footer around pages that anyone may open. */
export async function ShopFrame({ children }: Props) {
  const locale = await requireLocale();
  const [menu, session, people, nonce, isLate] = await Promise.all([
    // A menu that cannot be read must not cost a shopper the page in the middle of an order.
    getMenu(locale).catch(() => []),
    readSession('executive'),
    getPersonAttributes(readSession('executive')),
    pageNonce(),
    hasDeferredScripts(),
  ]);
  return (
    <>
      <SiteHeader menu={menu} search={<SiteSearch />} tools={<PersonalTools />} />
      <ActingBar session={session} />
      <StoreBarFrame nonce={isLate ? undefined : nonce} />
      <main id="content" tabIndex={-1} {...people}>
        {children}
      </main>
      <SiteFooter help={<HelpEntry />} />
    </>
  );
}

/** An executive sees the order in hand beside the public links. */
async function PersonalTools() {
  const session = await readSession('executive');
  if (session?.claims.role !== roles.executive || !session.claims.passwordChanged) return <HeaderTools />;
  const t = await getTranslations('checkout.link');
  return (
    <>
      <LazyOrderLink
        href={localePath(await requireLocale(), '/checkout/bag')}
        label={t('label')}
        count={await getMessageGroup('checkout.link.count')}
      />
      <HeaderTools bag={false} />
    </>
  );
}
