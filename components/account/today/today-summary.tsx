import { getTranslations } from 'next-intl/server';
import { formatPrice } from '@/contract/money';
import type { OwnProfile } from '@/lib/account/account';
import type { Sales } from '@/lib/account/sales';
import type { AccountSummary } from '@/lib/account/statement';
import { formatDay, formatMoment } from '@/lib/checkout/delivery-days';
import type { DeskTasks } from '@/lib/desk/desk-queries';
import { dateLocale } from '@/lib/i18n/date-locale';
import type { Locale } from '@/lib/i18n/routing';
import type { ActiveOrder } from '@/lib/order/order';
import { type Club, nextGoals } from '@/lib/prizes/prizes';
import type { Result } from '@/lib/result';
import { formatTimeLeft } from '@/lib/shop/campaign-time';
import './today.css';

type Today = {
  locale: Locale;
  active: Result<ActiveOrder>;
  sales: Result<Sales>;
  summary: Result<AccountSummary>;
  waiting: Result<DeskTasks>;
  profile: Result<OwnProfile>;
  club: Club;
};

/** What is counted, and the word beside it. */
type Figure = { figure: string; word: string };

/** The three questions of a morning, each answered by a figure that links to its details. */
export async function TodaySummary(today: Today) {
  const t = await getTranslations('today');
  const standing = [...(await countSales(today)), ...(await countOrder(today)), ...(await countPoints(today))];
  const answers = [
    { to: today.sales.ok ? '#sales' : '#campaign', question: t('how'), figures: standing },
    { to: '#owed', question: t('owe'), figures: await countOwed(today) },
    { to: '#contact', question: t('who'), figures: await countWaiting(today), none: today.waiting.ok && t('nobody') },
  ];
  return (
    <nav aria-label={t('label')}>
      <ul className="today">
        {answers.map(({ to, question, figures, none }) => (
          <li key={to}>
            <a href={to}>{question}</a>
            {figures.length === 0 ? (
              <p>{none || t('away')}</p>
            ) : (
              <dl className="today-figures">
                {figures.map(({ figure, word }) => (
                  <div key={word}>
                    <dt>{word}</dt>
                    <dd>{figure}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** This campaign's sales compared with the last; empty if they cannot be read. */
async function countSales({ sales }: Today): Promise<Figure[]> {
  if (!sales.ok) return [];
  const t = await getTranslations('today.figures');
  const [now, before] = sales.data.campaigns.toReversed();
  return [
    { figure: formatPrice(now?.salesCents ?? 0), word: t('sold') },
    ...(before ? [{ figure: formatPrice(before.salesCents), word: t('before') }] : []),
  ];
}

async function countOrder({ active, locale }: Today): Promise<Figure[]> {
  if (!active.ok) return [];
  const t = await getTranslations('today.figures');
  const { clock, order } = active.data;
  const left = Date.parse(clock.end) - Date.parse(clock.now);
  return [
    { figure: formatPrice(order?.totalCents ?? 0), word: t('inHand', { count: order?.units ?? 0 }) },
    ...(left > 0 ? [{ figure: formatTimeLeft(left, locale, 'narrow'), word: t('closes') }] : []),
  ];
}

/** The points, and what is missing to the next prize and the next level. */
async function countPoints({ profile, club, locale }: Today): Promise<Figure[]> {
  if (!profile.ok) return [];
  const t = await getTranslations('today.figures');
  const { points, level } = profile.data;
  const { next, level: higher } = nextGoals(points, club);
  const { format } = new Intl.NumberFormat(dateLocale(locale));
  return [
    { figure: format(points), word: level ? t('level', { points, level: level.name }) : t('points', { points }) },
    ...(next ? [{ figure: format(next.missing), word: t('next', { points: next.missing, name: next.name }) }] : []),
    ...(higher
      ? [{ figure: format(higher.missing), word: t('higher', { points: higher.missing, level: higher.name }) }]
      : []),
  ];
}

/** What the executive owes and until when, and what a payment would release (N11). */
async function countOwed({ summary, locale }: Today): Promise<Figure[]> {
  if (!summary.ok) return [];
  const t = await getTranslations('today.figures');
  const { balanceCents, overdueCents, next, held } = summary.data;
  const first = held.find(({ reason }) => reason !== 'agreement');
  return [
    { figure: formatPrice(Math.abs(balanceCents)), word: t(balanceCents < 0 ? 'credit' : 'owes') },
    ...(overdueCents > 0 ? [{ figure: formatPrice(overdueCents), word: t('overdue') }] : []),
    ...(next ? [{ figure: formatPrice(next.amountCents), word: t('due', { day: formatDay(next.day, locale) }) }] : []),
    ...(first
      ? [{ figure: formatPrice(first.amountCents), word: t('release', { order: first.order.number ?? '' }) }]
      : []),
  ];
}

async function countWaiting({ waiting, locale }: Today): Promise<Figure[]> {
  if (!waiting.ok) return [];
  const t = await getTranslations('today.figures');
  const { requests, answerBy, toContact } = waiting.data;
  return [
    ...(requests > 0 && answerBy
      ? [
          {
            figure: String(requests),
            word: t('requests', { count: requests, until: formatMoment(answerBy, locale) }),
          },
        ]
      : []),
    ...(toContact > 0 ? [{ figure: String(toContact), word: t('contacts', { count: toContact }) }] : []),
  ];
}
