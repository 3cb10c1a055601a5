import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Sales } from '@/lib/account/sales';
import type { AccountSummary } from '@/lib/account/statement';
import { formatDay, formatMoment } from '@/lib/checkout/delivery-days';
import type { Waiting } from '@/lib/client-book/waiting';
import type { Locale } from '@/lib/i18n/routing';
import { formatPrice } from '@/lib/money';
import type { ActiveOrder } from '@/lib/order/order';
import type { Result } from '@/lib/result';
import { leftUntil } from '@/lib/shop/campaign-time';
import './today.css';

type Props = {
  locale: Locale;
  active: Result<ActiveOrder>;
  sales: Result<Sales>;
  summary: Result<AccountSummary>;
  waiting: Result<Waiting>;
};

/** The three questions of a morning, each answered in a sentence that leads to what is behind it. */
export async function TodayList({ locale, active, sales, summary, waiting }: Props) {
  const t = await getTranslations('today');
  const answers = [
    {
      to: sales.ok ? '#sales' : '#campaign',
      question: t('how'),
      said: [await saySales(sales), await sayClock(active, locale)],
    },
    { to: '#owed', question: t('owe'), said: await sayOwed(summary, locale) },
    { to: '#contact', question: t('who'), said: await sayWaiting(waiting, locale) },
  ];
  return (
    <nav aria-label={t('label')}>
      <ul className="today">
        {answers.map(({ to, question, said }) => (
          <li key={to}>
            <a href={to}>
              <strong>{question}</strong> <Said>{said.filter(Boolean).join(' ') || t('away')}</Said>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Said = ({ children }: { children: ReactNode }) => <span className="today-said">{children}</span>;

/** This campaign beside the last; nothing where it cannot be known. */
async function saySales(sales: Result<Sales>): Promise<string> {
  if (!sales.ok) return '';
  const t = await getTranslations('today');
  const [now, before] = sales.data.campaigns.toReversed();
  if (!now || now.salesCents === 0) return t('soldNone');
  const amount = formatPrice(now.salesCents);
  return before
    ? t('sold', { sales: amount, before: formatPrice(before.salesCents) })
    : t('soldFirst', { sales: amount });
}

async function sayClock(active: Result<ActiveOrder>, locale: Locale): Promise<string> {
  if (!active.ok) return '';
  const t = await getTranslations('today');
  const { now, end } = active.data.clock;
  const left = Date.parse(end) - Date.parse(now);
  return left > 0 ? t('closes', { left: leftUntil(left, locale) }) : '';
}

/** What she owes and until when, and what a payment would let go (N11). */
async function sayOwed(summary: Result<AccountSummary>, locale: Locale): Promise<string[]> {
  if (!summary.ok) return [];
  const t = await getTranslations('today');
  const of = await getTranslations('ledger.summary');
  const { balanceCents, overdueCents, next, held } = summary.data;
  const figure = balanceCents > 0 ? 'owes' : balanceCents < 0 ? 'credit' : 'nothing';
  const first = held.find(({ reason }) => reason !== 'agreement');
  return [
    of(figure, { amount: formatPrice(Math.abs(balanceCents)) }),
    overdueCents > 0 ? of('overdue', { amount: formatPrice(overdueCents) }) : '',
    next ? of('next', { amount: formatPrice(next.amountCents), day: formatDay(next.day, locale) }) : '',
    first ? t('release', { amount: formatPrice(first.amountCents), order: first.order.number ?? '' }) : '',
  ];
}

async function sayWaiting(waiting: Result<Waiting>, locale: Locale): Promise<string[]> {
  if (!waiting.ok) return [];
  const t = await getTranslations('today');
  const { requests, answerBy, toContact } = waiting.data;
  const said = [
    requests > 0 && answerBy ? t('requests', { count: requests, until: formatMoment(answerBy, locale) }) : '',
    toContact > 0 ? t('contacts', { count: toContact }) : '',
  ];
  return said.some(Boolean) ? said : [t('nobody')];
}
