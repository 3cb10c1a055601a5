import { formatPrice } from 'contract/money.ts';
import { paymentCollectors } from 'contract/tenders.ts';
import type { DraftMail } from '../../../kit/outbox.ts';
import { toLongDate, toLongMoment } from '../../../shared/dates.ts';
import { toPostal } from '../../../shared/delivery/postal.ts';
import { breakLinks } from '../../../shared/mail/break-links.ts';
import { toLegalAnnex } from '../../../shared/mail/legal-texts.repository.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import { type Words, words } from '../../../words/words.ts';
import { describeDropped } from '../../order/placed/agreed-lines.ts';
import type { ConfirmationMailData } from './confirmation-mail-data.ts';
import type { GuestPages } from './guest-pages.ts';

/** The contract on a durable medium, in the language of the order. */
export function toOrderConfirmedMail(
  letter: ConfirmationMailData,
  storefrontUrl: string,
  guest: GuestPages | null = null,
): DraftMail {
  const { locale, totals, shipping, number } = letter;
  const say = words[locale].orderMails.confirmed;
  const date = (value: string | Date) => toLongDate(value, locale);
  const link = toPageAddress(storefrontUrl, locale, guest?.order ?? `/checkout/confirmation?order=${number}`);
  const pays = payKey(letter);
  const parts = [
    say.hello(letter.name),
    say.thanks(number, date(letter.confirmedAt)),
    toLineTexts(letter).join('\n'),
    ...(letter.dropped.length > 0 ? [[say.dropped, ...describeDropped(letter)].join('\n')] : []),
    toSums(letter).join('\n'),
    ...(totals.withoutVat ? [say.withoutVat] : []),
    ...(letter.lines.some(({ sealed }) => sealed) ? [say.sealed] : []),
    [say.goesTo, ...(letter.address === null ? [] : toPostal(letter.address).map(breakLinks))].join('\n'),
    say.arrives(shipping.name[locale], date(shipping.from), date(shipping.to)),
    [say.pays[pays], ...(isCharged(letter) ? [say.due(date(letter.dueOn))] : [])].join(' '),
    ...(pays === 'other' && letter.reservedUntil
      ? [`${say.payUntil(toLongMoment(letter.reservedUntil, locale))}\n${link}`]
      : []),
    `${guest ? say.trackAsGuest : say.track}\n${link}`,
    ...(guest ? [`${say.review}\n${toPageAddress(storefrontUrl, locale, guest.noReviews)}`] : []),
  ];
  const annex = toLegalAnnex(locale, letter.termsVersion, letter.texts);
  return { to: letter.to, locale, subject: say.subject(number), text: parts.join('\n\n'), annex };
}

/** Whether any of it may be owed afterwards: a credit balance pays the rest at once. */
const isCharged = ({ tender, totals }: ConfirmationMailData): boolean =>
  tender === null ? totals.dueCents > 0 : totals.creditUsedCents > 0;

const payKeys = { provider: 'other', carrier: 'cash', person: 'transfer' } as const;

function payKey({ tender, totals }: ConfirmationMailData): keyof Words['orderMails']['confirmed']['pays'] {
  if (totals.cards.length > 0 && totals.dueCents === 0 && totals.creditUsedCents === 0) return 'giftCard';
  return tender === null ? 'account' : payKeys[paymentCollectors[tender]];
}

export const toLineTexts = ({ lines, locale }: Pick<ConfirmationMailData, 'lines' | 'locale'>): string[] =>
  lines.map(
    ({ quantity, name, color, size, cents, sealed }) =>
      `${quantity} × ${name}, ${color}, ${words[locale].orderMails.confirmed.size} ${size}${sealed ? ' *' : ''}: ${formatPrice(cents)}`,
  );

function toSums({ totals, locale }: ConfirmationMailData): string[] {
  const { rows, vat } = words[locale].orderMails.confirmed;
  const row = (label: string, cents: number) => `${label}: ${formatPrice(cents)}`;
  return [
    row(rows.subtotal, totals.subtotalCents),
    ...(totals.discountCents > 0 ? [`${rows.discount}: −${formatPrice(totals.discountCents)}`] : []),
    row(rows.shipping, totals.shippingCents),
    ...(totals.surchargeCents > 0 ? [row(rows.surcharge, totals.surchargeCents)] : []),
    row(rows.total, totals.totalCents),
    ...totals.taxes.map(({ rate, taxCents }) => row(vat(String(rate / 100)), taxCents)),
    ...totals.cards.map(({ lastFour, cents }) => `${rows.giftCard(lastFour)}: −${formatPrice(cents)}`),
    ...(totals.creditUsedCents > 0 ? [`${rows.balance}: −${formatPrice(totals.creditUsedCents)}`] : []),
    ...(totals.creditUsedCents > 0 || totals.cards.length > 0 ? [row(rows.due, totals.dueCents)] : []),
  ];
}
