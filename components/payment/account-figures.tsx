import { formatPrice } from '@/contract/money';
import { formatDay } from '@/lib/checkout/delivery-days';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { Account } from '@/lib/payment/payment';
import './payment.css';

type Props = { locale: Locale; account: Account; words: Words<'payment.account'> };

/** Limit, debt and due date of the account: labelled figures, shown before anything is chosen. */
export function AccountFigures({ locale, account, words }: Props) {
  const { limit, owedCents, overdueCents, creditCents, dueOn } = account;
  const figures: [string, string][] = [
    ...(limit
      ? ([
          [words.limit, formatPrice(limit.totalCents)],
          [words.used, formatPrice(limit.usedCents)],
          ...toRow(words.held, limit.heldCents),
          [words.left, formatPrice(limit.leftCents)],
        ] satisfies [string, string][])
      : []),
    ...toRow(words.owed, owedCents),
    ...toRow(words.overdue, overdueCents),
    ...toRow(words.credit, creditCents),
    ...(dueOn ? ([[words.due, formatDay(dueOn, locale)]] satisfies [string, string][]) : []),
  ];
  if (figures.length === 0) return null;
  return (
    <dl className="account-standing" aria-label={words.title}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const toRow = (name: string, cents: number): [string, string][] => (cents > 0 ? [[name, formatPrice(cents)]] : []);
