import type { ReactNode } from 'react';
import { formatPrice } from '@/contract/money';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { formatKey } from '@/lib/order/remark-texts';
import type { PaymentResult } from '@/lib/payment/payment';
import { hasFailedForGood, isAwaited } from '@/lib/payment/payment-rules';
import { methodNames } from './method-names';
import { OutcomeHeading } from './outcome-heading';
import './payment.css';

export type OutcomeWords = {
  result: Words<'payment.result'>;
  payment: Words<'checkout.payment'>;
  remarks: Words<'checkout.remarks'>;
};

type Props = {
  locale: Locale;
  result: PaymentResult;
  words: OutcomeWords;
  /** Further actions. */
  children?: ReactNode;
};

/** T04, N13. The state of a payment in words, with amount, method and time. */
export function Outcome({ locale, result, words, children }: Props) {
  const { title, text } = sayOutcome(result, words.result);
  return (
    <section aria-labelledby="outcome" className="payment-result">
      <OutcomeHeading>{title}</OutcomeHeading>
      {result.reason && <p>{formatKey(result.reason, words.remarks)}</p>}
      <p>{text}</p>
      <dl className="payment-facts">
        {listFacts(locale, result, words).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

function sayOutcome(result: PaymentResult, said: Words<'payment.result'>): { title: string; text: string } {
  const { state, order, amountCents, paidCents, transfer } = result;
  if (isAwaited(state) && transfer) return said.awaitedTransfer;
  if (state === 'paid') return { title: said.paid.title, text: order === null ? said.paid.account : said.paid.order };
  if (state === 'denied' && order === null) return { title: said.denied.title, text: said.denied.account };
  if (state === 'denied' && hasFailedForGood(result)) return { title: said.denied.title, text: said.denied.over };
  // Cancelled, and not refunded yet.
  if (state === 'cancelled' && paidCents > 0)
    return { ...said.cancelledPaid, text: fill(said.cancelledPaid.text, { amount: formatPrice(paidCents) }) };
  const { title, text } = isAwaited(state) ? said.awaited : said[state as Exclude<typeof state, 'started' | 'waiting'>];
  // A transfer may have arrived in part.
  const more = state === 'expired' && paidCents > 0 ? said.partBack : '';
  return { title, text: `${fill(text, { amount: formatPrice(amountCents) })} ${more}`.trimEnd() };
}

function listFacts(locale: Locale, result: PaymentResult, { result: said, payment }: OutcomeWords): [string, string][] {
  const { order, amountCents, accountCents, giftCardCents, paidCents, refunds, tender, at } = result;
  const backCents = refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
  const cameCents = paidCents + backCents;
  return [
    ...(order ? [[said.order, order] as [string, string]] : []),
    [said.amount, formatPrice(amountCents)],
    ...(accountCents > 0 ? [[said.account, formatPrice(accountCents)] as [string, string]] : []),
    ...(giftCardCents > 0 ? [[said.giftCards, formatPrice(giftCardCents)] as [string, string]] : []),
    ...(cameCents > 0 && cameCents !== amountCents
      ? [[said.received, formatPrice(cameCents)] as [string, string]]
      : []),
    ...(backCents > 0 ? [[said.returned, formatPrice(backCents)] as [string, string]] : []),
    ...(tender ? [[said.method, payment[methodNames[tender]]] as [string, string]] : []),
    ...(at ? [[said.date, formatMoment(at, locale)] as [string, string]] : []),
  ];
}
