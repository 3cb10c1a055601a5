import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { roles } from '@/contract/public-codes';
import {
  clientsPath,
  countryHome,
  executiveHome,
  ordersPath,
  ownStorePath,
  quickOrderPath,
  referralsPath,
  requestsPath,
  statementPath,
} from '@/lib/access/route-access';
import { getWaiting } from '@/lib/client-book/waiting-queries';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { formatPrice } from '@/lib/money';
import { getOrderAtHand } from '@/lib/order/order-queries';
import type { Session } from '@/lib/session/session';
import { readSession } from '@/lib/sign-in/require-session';
import { WorkplaceLinks } from './workplace-links';
import './workplace.css';

/** An executive's own navigation beside each page of her work; anybody else sees the page alone. */
export async function WorkplaceFrame({ children }: { children: ReactNode }) {
  const session = await readSession('executive');
  if (session?.claims.role !== roles.executive || session.claims.passchanged === 'N') return children;
  return (
    <div className="workplace-frame">
      <WorkplaceNav session={session} />
      <div className="workplace-page">{children}</div>
    </div>
  );
}

/** What cannot be counted now is not counted: the ways stay. */
async function WorkplaceNav({ session }: { session: Session }) {
  const t = await getTranslations('workplace');
  const locale = await requireLocale();
  const [waiting, active] = await Promise.all([
    getWaiting(session.token, locale),
    getOrderAtHand(session.token, locale),
  ]);
  const order = active.ok ? active.data.order : null;
  const requests = waiting.ok ? waiting.data.requests : 0;
  const to = (path: string) => localePath(locale, path);
  const inHand = order && order.units > 0 ? order : null;
  return (
    <nav aria-label={t('label')} className="workplace">
      <WorkplaceLinks
        more={t('more')}
        first={[
          { href: to(executiveHome), label: t('home') },
          {
            href: to(quickOrderPath),
            label: t('order'),
            note: inHand && {
              text: formatPrice(inHand.totalCents),
              read: t('inHand', { units: inHand.units, total: formatPrice(inHand.totalCents) }),
            },
          },
          {
            href: to(requestsPath),
            label: t('requests'),
            note: requests > 0 ? { text: String(requests), read: t('waiting', { count: requests }) } : null,
          },
          { href: to(clientsPath), label: t('clients') },
        ]}
        rest={[
          { href: to(ordersPath), label: t('orders') },
          { href: to(statementPath), label: t('statement') },
          { href: to(ownStorePath), label: t('store') },
          { href: to(referralsPath), label: t('referrals') },
          { href: to(countryHome), label: t('shop') },
        ]}
      />
    </nav>
  );
}
