import { formatPrice } from 'contract/money.ts';
import type { DraftMail } from '../../../kit/outbox.ts';
import { toLongDate } from '../../../shared/dates.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import { words } from '../../../words/words.ts';
import type { GuestPages } from './guest-pages.ts';
import { toLineTexts } from './order-confirmed-mail.ts';
import type { OrderEndNotice } from './order-end-notice.ts';

type About = 'cancelled' | 'expired' | 'refused';

/** Sent once, when an order ends without a sale. */
export function toOrderEndedMail(
  ending: OrderEndNotice,
  about: About,
  storefrontUrl: string,
  guest: GuestPages | null = null,
): DraftMail {
  const { to, name, locale, number, endedAt, returnedCents, toCardsCents, toRefundCents } = ending;
  const say = words[locale].orderMails.ended;
  const parts = [
    say.hello(name),
    say.ended[about](number, toLongDate(endedAt, locale)),
    ...(returnedCents > 0 ? [say.returned(formatPrice(returnedCents))] : []),
    ...(toCardsCents > 0 ? [say.toCards(formatPrice(toCardsCents))] : []),
    ...(toRefundCents > 0 ? [say.refunding(formatPrice(toRefundCents))] : []),
    [say.held, ...toLineTexts(ending)].join('\n'),
    `${guest ? say.againAsGuest : say.again}\n${toPageAddress(storefrontUrl, locale, guest?.store ?? '/executive/quick-order')}`,
  ];
  return { to, locale, subject: say.subject[about](number), text: parts.join('\n\n') };
}
