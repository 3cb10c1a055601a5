import { formatPrice } from 'contract/money.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { DraftMail, JobPayloads } from '../../../kit/outbox.ts';
import { toGuestKey, toGuestPath } from '../../../shared/links/guest-link.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import type { Secret } from '../../../shared/secrets.ts';
import { words } from '../../../words/words.ts';

/** What a payer is told about a payment, in the language of the payment. */
export type PaymentMailData = {
  to: string;
  name: string;
  locale: Locale;
  /** The page where the payer sees it. */
  page: string;
  /** Null if it was paid on the account. */
  number: string | null;
};

/** Null if there is no address to write to. */
export async function readPaymentMailData(db: Db, secret: Secret, attemptId: string): Promise<PaymentMailData | null> {
  const row = await db
    .selectFrom('payment_attempts as p')
    .leftJoin('accounts as a', 'a.id', 'p.executive_id')
    .leftJoin('guests as g', 'g.id', 'p.guest_id')
    .leftJoin('orders as o', 'o.id', 'p.order_id')
    .select((eb) => [
      eb.fn.coalesce('a.email', 'g.email').as('email'),
      eb.fn.coalesce('a.name', 'g.name').as('name'),
      ...(['p.locale', 'p.order_id', 'o.number', 'g.alias'] as const),
    ])
    .where('p.id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const { email: to, name, locale, number, alias, order_id: orderId } = row;
  if (to === null || name === null) return null;
  const page =
    alias === null || orderId === null
      ? `/checkout/payment-result?payment=${attemptId}`
      : toGuestPath({ alias, number: number ?? '', key: toGuestKey(secret, orderId) });
  return { to, name, locale, page, number };
}

export function toPaymentMail(
  letter: PaymentMailData,
  { about, cents }: Pick<JobPayloads['payment-mail'], 'about' | 'cents'>,
  storefrontUrl: string,
): DraftMail {
  const { to, name, locale, number, page } = letter;
  const say = words[locale].paymentMails.news;
  const what = number === null ? say.account : say.order(number);
  const link = toPageAddress(storefrontUrl, locale, page);
  const parts = [
    say.hello(name),
    say.says[about].body(formatPrice(cents), what),
    `${about === 'refunded' ? say.seeRefund : say.see}\n${link}`,
  ];
  return { to, locale, subject: say.says[about].subject(what), text: parts.join('\n\n') };
}
