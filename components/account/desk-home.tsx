import { getTranslations } from 'next-intl/server';
import { LatestSales, PointsCard } from '@/components/account/today/today-cards';
import { Link } from '@/components/layout/link';
import { SignOutButton } from '@/components/layout/sign-out-button';
import { LocalTime } from '@/components/order/local-time';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import { roles } from '@/contract/public-codes';
import { quickOrderPath } from '@/lib/access/public-script-paths';
import { ownDataPath, searchExecutivesPath, securityPath } from '@/lib/access/route-access';
import type { OwnProfile } from '@/lib/account/account';
import { getOwnProfile } from '@/lib/account/account-queries';
import { getSales } from '@/lib/account/sales-queries';
import type { AccountSummary } from '@/lib/account/statement';
import { getAccountSummary } from '@/lib/account/statement-queries';
import { getActiveOrder, getDeskTasks } from '@/lib/desk/desk-queries';
import { formatDayInSentence } from '@/lib/i18n/date-locale';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { ActiveOrder } from '@/lib/order/order';
import { inStore } from '@/lib/personal-store/store-path';
import { printedCataloguePath } from '@/lib/printed-catalogue/printed-catalogue';
import { getClubOrNone } from '@/lib/prizes/prizes-queries';
import type { Result } from '@/lib/result';
import type { Session } from '@/lib/session/session';
import { formatCampaignEnd, formatTimeLeft, lastMoment } from '@/lib/shop/campaign-time';
import { ExecutivesInNeed } from './advisor/advised-executives-view';
import { BalanceSummary } from './statement/balance-summary';
import { ClientsToContact } from './today/clients-to-contact';
import { TodaySummary } from './today/today-summary';
import './desk.css';

/** The desk's first page: today's state and where to go next. A part that fails does not hide the others. */
export async function DeskHome({ session }: { session: Session }) {
  const t = await getTranslations('desk');
  const leave = await getTranslations('prepared');
  const locale = await requireLocale();
  const isExecutive = session.claims.role === roles.executive;
  const today = isExecutive ? await readToday(session, locale) : null;
  const profile = today?.profile;
  if (profile?.ok === false && profile.kind === 'signed-out') return <SessionEndedNotice />;
  return (
    <div className="page-narrow desk-home">
      <h1>{t('hello', { name: session.name })}</h1>
      {today ? (
        <>
          <TodaySummary locale={locale} {...today} />
          <div className="desk-cards">
            <Campaign active={today.active} locale={locale} />
            <Owed summary={today.summary} />
            <ClientsToContact locale={locale} waiting={today.waiting} />
            {profile?.ok && <PointsCard profile={profile.data} club={today.club} locale={locale} />}
          </div>
          {today.sales.ok && <LatestSales locale={locale} sales={today.sales.data} />}
          {/* Links that the desk's navigation does not have. */}
          <nav aria-label={t('links.label')}>
            <ul className="desk-links">
              <DeskLink href={catalogueIn(locale, profile)} title={t('links.printed')} />
              <DeskLink href={localePath(locale, ownDataPath)} title={t('links.data')} />
              <DeskLink href={localePath(locale, securityPath)} title={t('links.security')} />
            </ul>
          </nav>
        </>
      ) : (
        <>
          <p>{t('advisor')}</p>
          <p>
            <Link href={localePath(locale, searchExecutivesPath)} className={linkClass('accent')}>
              {t('links.executives')}
            </Link>
          </p>
          <ExecutivesInNeed session={session} />
        </>
      )}
      {/* While an advisor acts, the bar above ends it; signing out here would only end the acting. */}
      {!session.claims.actor && (
        <SignOutButton kind="executive" label={leave('signOut')} failure={leave('signOutFailed')} />
      )}
    </div>
  );
}

/** The catalogue within the executive's store, so that shared and printed links carry the executive's name. */
function catalogueIn(locale: Locale, profile: Result<OwnProfile> | undefined): string {
  const path = localePath(locale, printedCataloguePath);
  return profile?.ok && profile.data.alias ? inStore(path, profile.data.alias) : path;
}

function DeskLink({ href, title }: { href: string; title: string }) {
  return (
    <li>
      <Link href={href}>{title}</Link>
    </li>
  );
}

/** Read in parallel; each part may fail alone. */
async function readToday(session: Session, locale: Locale) {
  const reader = { token: session.token, locale };
  const [profile, active, summary, waiting, sales, club] = await Promise.all([
    getOwnProfile(session),
    getActiveOrder(session.token, locale),
    getAccountSummary(reader),
    getDeskTasks(session.token, locale),
    getSales(reader, ''),
    getClubOrNone(locale),
  ]);
  return { profile, active, summary, waiting, sales, club };
}

/** The campaign in force by the server's clock, and the order in hand. */
async function Campaign({ active, locale }: { active: Result<ActiveOrder>; locale: Locale }) {
  const t = await getTranslations('desk');
  const figures = await getMessageGroup('order.figures');
  if (!active.ok)
    return (
      <p role="alert" id="campaign" className="form-failure">
        {t('away')}
      </p>
    );
  const { clock, order } = active.data;
  const end = Date.parse(clock.end);
  const left = end - Date.parse(clock.now);
  return (
    <section aria-labelledby="campaign" className="desk-card">
      <h2 id="campaign">{t('campaign.title', { name: clock.name })}</h2>
      <p>
        {left > 0
          ? t('campaign.left', { left: formatTimeLeft(left, locale), ...formatCampaignEnd(end, locale) })
          : t('campaign.over')}
        {left > 0 && <LocalTime at={lastMoment(end)} locale={locale} word={figures.own} />}
      </p>
      {clock.next && (
        <p>
          {t('campaign.next', { name: clock.next.name, day: formatDayInSentence(new Date(clock.next.start), locale) })}
        </p>
      )}
      <p>
        {order && order.units > 0
          ? t('order.inHand', { units: order.units, total: formatPrice(order.totalCents) })
          : t('order.none')}
      </p>
      <p className="actions">
        <Link href={localePath(locale, quickOrderPath)} className={buttonClass()}>
          {order && order.units > 0 ? t('order.goOn') : t('order.start')}
        </Link>
      </p>
    </section>
  );
}

/** What the executive owes, until when, and which orders wait for it. */
async function Owed({ summary }: { summary: Result<AccountSummary> }) {
  const t = await getTranslations('ledger.summary');
  if (!summary.ok)
    return (
      <p role="alert" id="owed" className="form-failure">
        {t('away')}
      </p>
    );
  return (
    <section aria-labelledby="owed" className="desk-card">
      <h2 id="owed">{t('label')}</h2>
      <BalanceSummary summary={summary.data} />
    </section>
  );
}
