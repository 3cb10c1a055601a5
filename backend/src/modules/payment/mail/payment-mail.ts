import { formatPrice } from 'contract/money.ts';
import type { Locale } from 'contract/public-codes.ts';
import { termsVersion } from 'contract/rules.ts';
import type { Db } from '../../../database/schema.ts';
import type { DraftMail, JobPayloads } from '../../../kit/outbox.ts';
import { toPurchasePath } from '../../../shared/gift-cards/codes.ts';
import { toGuestKey, toGuestPath } from '../../../shared/links/guest-link.ts';
import { type LegalText, readLegalTexts, toLegalAnnex } from '../../../shared/mail/legal-texts.repository.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import type { Secret } from '../../../shared/secrets.ts';
import { type Words, words } from '../../../words/words.ts';

/** What a payer is told about a payment, in the language of the payment. */
export type PaymentMailData = {
  to: string;
  name: string;
  locale: Locale;
  /** The page where the payer sees it. */
  page: string;
  /** Null if it was paid on the account, or for a gift card. */
  number: string | null;
  giftCard?: string | null;
  /** Of a gift card, whose contract no other mail confirms: the shop's texts on terms and withdrawal. */
  texts?: LegalText[];
};

/** Null if there is no address to write to. */
export async function readPaymentMailData(db: Db, secret: Secret, attemptId: string): Promise<PaymentMailData | null> {
  const row = await db
    .selectFrom('payment_attempts as p')
    .leftJoin('accounts as a', 'a.id', 'p.executive_id')
    .leftJoin('guests as g', 'g.id', 'p.guest_id')
    .leftJoin('orders as o', 'o.id', 'p.order_id')
    .leftJoin('gift_cards as c', 'c.id', 'p.gift_card_id')
    .select((eb) => [
      eb.fn.coalesce('a.email', 'g.email').as('email'),
      eb.fn.coalesce('a.name', 'g.name').as('name'),
      ...(['p.locale', 'p.order_id', 'o.number', 'g.alias', 'c.id as card_id', 'c.number as giftCard'] as const),
    ])
    .where('p.id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const { email: to, name, locale, number, alias, order_id: orderId, card_id: cardId, giftCard } = row;
  if (to === null || name === null) return null;
  if (alias !== null && cardId !== null && giftCard !== null) {
    const page = toPurchasePath(secret, { alias, cardId, number: giftCard });
    return { to, name, locale, page, number, giftCard, texts: await readLegalTexts(db, locale) };
  }
  const page =
    alias === null || orderId === null
      ? `/checkout/payment-result?payment=${attemptId}`
      : toGuestPath({ alias, number: number ?? '', key: toGuestKey(secret, orderId) });
  return { to, name, locale, page, number };
}

/** The order, the gift card or the account, as a mail about money names it. */
export function toSubject(
  { number, giftCard = null }: Pick<PaymentMailData, 'number' | 'giftCard'>,
  say: Pick<Words['paymentMails']['news'], 'account' | 'order' | 'giftCard'>,
): string {
  if (giftCard !== null) return say.giftCard(giftCard);
  return number === null ? say.account : say.order(number);
}

export function toPaymentMail(
  letter: PaymentMailData,
  { about, cents }: Pick<JobPayloads['payment-mail'], 'about' | 'cents'>,
  storefrontUrl: string,
): DraftMail {
  const { to, name, locale, page } = letter;
  const say = words[locale].paymentMails.news;
  const what = toSubject(letter, say);
  const link = toPageAddress(storefrontUrl, locale, page);
  const parts = [
    say.hello(name),
    say.says[about].body(formatPrice(cents), what),
    `${about === 'refunded' ? say.seeRefund : say.see}\n${link}`,
  ];
  return {
    ...{ to, locale, subject: say.says[about].subject(what), text: parts.join('\n\n') },
    ...(about === 'paid' && letter.texts && { annex: toLegalAnnex(locale, termsVersion, letter.texts) }),
  };
}
