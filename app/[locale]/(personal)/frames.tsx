import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ActingBar } from '@/components/account/advisor/acting-bar';
import { HelpEntry } from '@/components/customer-care/help-entry';
import { HeaderTools } from '@/components/header/header-tools';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { OrderUnits } from '@/components/order/order-units';
import { SiteSearch } from '@/components/search/site-search';
import { StoreStrip } from '@/components/store/store-strip';
import { ClientPlace, DeskPlace } from '@/components/workplace/workplace-frame';
import { roles } from '@/contract/public-codes';
import { getMenu } from '@/lib/catalogue/catalogue-queries';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { personId } from '@/lib/session/person-id';
import type { Session } from '@/lib/session/session';
import { pageNonce } from '@/lib/sign-in/page-nonce';
import { readDeskSession, readSession } from '@/lib/sign-in/require-session';

type Props = { children: ReactNode };

/** The shop around what anybody may open. */
export async function ShopFrame({ children }: Props) {
  const locale = await requireLocale();
  const [menu, session, people, nonce] = await Promise.all([
    // Whoever is in the middle of an order must not lose the page because the menu cannot be read.
    getMenu(locale).catch(() => []),
    readSession('executive'),
    pagePeople(readSession('executive')),
    pageNonce(),
  ]);
  return (
    <>
      <SiteHeader menu={menu} search={<SiteSearch />} tools={<PersonalTools />} />
      <ActingBar session={session} />
      <StoreStrip nonce={nonce} />
      <main id="content" tabIndex={-1} {...people}>
        {children}
      </main>
      <SiteFooter help={<HelpEntry />} />
    </>
  );
}

/** Who works is at her workplace, with nothing of the shop around her; anybody else is still in the shop. */
export async function DeskFrame({ children }: Props) {
  const session = await readDeskSession();
  if (!session || session.claims.passchanged === 'N') return <ShopFrame>{children}</ShopFrame>;
  const people = await pagePeople(readDeskSession());
  return (
    <DeskPlace session={session} people={people} acting={<ActingBar session={session} />} help={<HelpEntry />}>
      {children}
    </DeskPlace>
  );
}

export async function ClientFrame({ children }: Props) {
  const session = await readSession('client');
  if (!session) return <ShopFrame>{children}</ShopFrame>;
  return (
    <ClientPlace session={session} people={await pagePeople(readSession('executive'))} help={<HelpEntry />}>
      {children}
    </ClientPlace>
  );
}

/** Read by `pagePerson`. */
async function pagePeople(reading: Promise<Session | null>) {
  const [executive, client] = await Promise.all([reading, readSession('client')]);
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
      <HeaderTools bag={false} />
    </>
  );
}
