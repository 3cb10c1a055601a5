import { formatPrice } from 'contract/money.ts';
import { defaultLocale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { DraftMail, JobPayloads } from '../../../kit/outbox.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import { words } from '../../../words/words.ts';

/** Tells the executive of a sale in the store, without the buyer. Null if there is no address to write to. */
export async function writeStoreSaleMail(
  db: Db,
  { orderId, executiveId }: JobPayloads['store-mail'],
  storefrontUrl: string,
): Promise<DraftMail | null> {
  const order = await db
    .selectFrom('orders')
    .select(['number', 'units', 'total_cents'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const owner = await db
    .selectFrom('accounts')
    .select(['email', 'name', 'lang'])
    .where('id', '=', executiveId)
    .executeTakeFirstOrThrow();
  if (owner.email === null || order.number === null) return null;
  const locale = owner.lang ?? defaultLocale;
  const say = words[locale].orderMails.store;
  const parts = [
    say.hello(owner.name),
    say.came(order.number, order.units ?? 0, formatPrice(order.total_cents ?? 0)),
    say.care,
    `${say.see}\n${toPageAddress(storefrontUrl, locale, '/executive/your-account/store')}`,
  ];
  return { to: owner.email, locale, subject: say.subject(order.number), text: parts.join('\n\n') };
}
