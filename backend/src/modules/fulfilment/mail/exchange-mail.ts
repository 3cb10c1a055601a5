import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { Config } from '../../../kit/config.ts';
import type { DraftMail, JobPayloads } from '../../../kit/outbox.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { toLongDate, toLongMoment } from '../../../shared/dates.ts';
import { toOrderPage, toPageAddress } from '../../../shared/page-address.ts';
import { type Words, words } from '../../../words/words.ts';
import { findGuestPages } from '../../checkout/mail/guest-pages.ts';
import { readContact } from '../../order/core/buyers.repository.ts';
import { type ExchangeLine, listExchanges } from '../exchange/exchanges.repository.ts';

/** The receipt of an exchange with number, day and hour, and its result. Null if there is no address to write to. */
export async function writeExchangeMail(
  db: Db,
  { exchangeId, about }: JobPayloads['exchange-mail'],
  { storefrontUrl, ...secret }: Pick<Config, 'storefrontUrl' | 'tokenSecret'>,
): Promise<DraftMail | null> {
  const [exchange] = await listExchanges(db, { id: exchangeId });
  if (!exchange) return null;
  const { orderId, number, locale, askedAt, heldUntil, lines, reason } = exchange;
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const { email, name } = await readContact(db, buyerOf(order));
  if (email === null || !order.number) return null;
  const say = words[locale].orderMails.exchange;
  const pages = await findGuestPages(db, secret, orderId);
  const page = pages?.order ?? toOrderPage(order.campaign_code, order.number);
  const at = (path: string) => toPageAddress(storefrontUrl, locale, path);
  const parts = [
    say.hello(name),
    say.said[about]({ number, order: order.number, at: toLongMoment(askedAt, locale) }),
    lines.map((line) => sayLine(line, say, locale)).join('\n'),
    ...(about === 'asked' ? [say.send(toLongDate(heldUntil, locale)), say.cost] : []),
    ...(about === 'refused' && reason !== null ? [`${say.reason} ${reason}`] : []),
    ...(about === 'sent' ? [say.free] : []),
    `${say.law}\n${say.withdraw} ${at('/customer-care/withdrawal')}`,
    `${say.order}\n${at(page)}`,
  ];
  return { to: email, locale, subject: say.subject[about](number), text: parts.join('\n\n') };
}

function sayLine(
  { nameOf, quantity, worn, wanted }: ExchangeLine,
  say: Words['orderMails']['exchange'],
  locale: Locale,
): string {
  const article = ({ code, color, size }: ExchangeLine['worn']) => `${color[locale]}, ${say.size} ${size} (${code})`;
  return `- ${quantity} × ${nameOf[locale]}: ${article(worn)} ${say.for} ${article(wanted)}`;
}
