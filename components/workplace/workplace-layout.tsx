import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountLink } from '@/components/layout/account-link';
import { LegalLine } from '@/components/layout/legal-line';
import { Link } from '@/components/layout/link';
import { roles } from '@/contract/public-codes';
import { countryHome, quickOrderPath } from '@/lib/access/public-script-paths';
import {
  clientData,
  clientLogin,
  clientOrder,
  clientOrders,
  clientsPath,
  clientWelcome,
  deskSearchPath,
  executiveHome,
  executiveSignIn,
  ordersPath,
  ownStorePath,
  referralsPath,
  requestsPath,
  salesPath,
  searchExecutivesPath,
  statementPath,
} from '@/lib/access/route-access';
import { brand } from '@/lib/brand';
import { getClientHome } from '@/lib/client-area/client-queries';
import { getActiveOrder, getDeskTasks } from '@/lib/desk/desk-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { offlineOwnerMark } from '@/lib/session/offline-owner';
import type { Session } from '@/lib/session/session';
import { DeskSearch } from './desk-search';
import { DeskShortcuts } from './desk-shortcuts';
import { OrderInHand } from './order-in-hand';
import { RegisterServiceWorker } from './register-service-worker';
import { type WorkplaceLink, WorkplaceLinks } from './workplace-links';
import './workplace.css';

type PageFrameProps = {
  children: ReactNode;
  /** The page's owner, as data attributes. */
  people?: Record<`data-${string}`, string | undefined>;
  /** The link to the help. */
  help?: ReactNode;
  /** Shown above everything while an advisor acts as this executive. */
  acting?: ReactNode;
};

type OfSession = PageFrameProps & { session: Session };

/** The frame of an executive's or an advisor's desk: links beside each page, without the shop's header. */
export async function DeskLayout({ session, ...place }: OfSession) {
  if (session.claims.role !== roles.executive) return <AdvisorPlace {...place} session={session} />;
  const t = await getTranslations('workplace');
  const locale = await requireLocale();
  const [waiting, active] = await Promise.all([
    getDeskTasks(session.token, locale),
    getActiveOrder(session.token, locale),
  ]);
  const to = (path: string) => localePath(locale, path);
  const keys = await getMessageGroup('workplace.keys');
  const { closes, closed } = await getMessageGroup('order.figures');
  const ways = Object.fromEntries(
    deskWays.map((name) => [name, { href: to(deskPaths[name]), label: name === 'find' ? keys.search : t(name) }]),
  ) as Record<DeskWay, WorkplaceLink>;
  const { requests, toContact } = waiting.ok ? waiting.data : { requests: 0, toContact: 0 };
  return (
    <Frame
      {...place}
      session={session}
      tools={
        <>
          {offlineOwnerMark(session) && <RegisterServiceWorker />}
          <DeskSearch locale={locale} words={await getMessageGroup('workplace.find')} />
          <OrderInHand
            start={active.ok ? active.data : null}
            href={to('/checkout/bag')}
            locale={locale}
            words={{ hand: await getMessageGroup('workplace.hand'), figures: { closes, closed } }}
          />
        </>
      }
      first={[
        ways.home,
        ways.order,
        { ...ways.requests, note: toNote(requests, t('waiting', { count: requests })) },
        { ...ways.clients, note: toNote(toContact, t('toContact', { count: toContact })) },
      ]}
      rest={[
        ways.orders,
        ways.statement,
        ways.sales,
        ways.store,
        ways.referrals,
        { href: to(countryHome), label: t('shop') },
      ]}
      keys={<DeskShortcuts ways={ways} words={keys} />}
    />
  );
}

const deskPaths = {
  home: executiveHome,
  order: quickOrderPath,
  requests: requestsPath,
  clients: clientsPath,
  orders: ordersPath,
  statement: statementPath,
  sales: salesPath,
  store: ownStorePath,
  referrals: referralsPath,
  find: deskSearchPath,
} as const;
type DeskWay = keyof typeof deskPaths;
const deskWays = Object.keys(deskPaths) as DeskWay[];

async function AdvisorPlace({ session, ...place }: OfSession) {
  const t = await getTranslations('workplace');
  const locale = await requireLocale();
  return (
    <Frame
      {...place}
      session={session}
      first={[
        { href: localePath(locale, executiveHome), label: t('home') },
        { href: localePath(locale, searchExecutivesPath), label: t('executives') },
        { href: localePath(locale, countryHome), label: t('shop') },
      ]}
    />
  );
}

/** The frame of a client's pages: the requests, and asking for more. */
export async function ClientLayout({ session, ...place }: OfSession) {
  const t = await getTranslations('workplace');
  const locale = await requireLocale();
  const own = await getClientHome(session.token, locale);
  const offered = own.ok ? own.data.requests.filter(({ state }) => state === 'waiting').length : 0;
  const alone = own.ok && own.data.executive === null;
  const to = (path: string) => localePath(locale, path);
  return (
    <Frame
      {...place}
      session={session}
      first={[
        alone
          ? { href: to(clientWelcome), label: t('area') }
          : { href: to(clientWelcome), label: t('asked'), note: toNote(offered, t('waiting', { count: offered })) },
        alone ? { href: to(clientOrders), label: t('bought') } : { href: to(clientOrder), label: t('ask') },
        { href: to(clientData), label: t('own') },
        { href: to(countryHome), label: t('shop') },
      ]}
    />
  );
}

/** A count that cannot be read is left out: the links stay. */
const toNote = (count: number, read: string) => (count > 0 ? { text: String(count), read } : null);

type FrameProps = OfSession & { tools?: ReactNode; first: WorkplaceLink[]; rest?: WorkplaceLink[]; keys?: ReactNode };

async function Frame({ session, children, people, help, acting, tools, first, rest = [], keys }: FrameProps) {
  const t = await getTranslations();
  const locale = await requireLocale();
  return (
    <>
      <header className="desk-bar">
        <Link
          href={localePath(locale, countryHome)}
          className="site-brand"
          aria-label={t('layout.brandHome', { name: brand.name })}
        >
          {brand.name}
        </Link>
        {tools}
        <AccountLink
          href={localePath(locale, executiveSignIn)}
          clientHref={localePath(locale, clientLogin)}
          signedOut={t('layout.account.signIn')}
          signedIn={t('layout.account.signedIn')}
          acting={t('layout.account.acting')}
          known={{ name: session.name, actor: session.claims.actor }}
        />
      </header>
      {acting}
      <div className="workplace-frame">
        <nav aria-label={t('workplace.label')} className="workplace">
          <WorkplaceLinks more={t('workplace.more')} first={first} rest={rest} />
          {keys}
        </nav>
        <main id="content" tabIndex={-1} className="workplace-page" {...people}>
          {children}
        </main>
      </div>
      <LegalLine help={help} />
    </>
  );
}
