import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';

/** Who sells, with address and register, as the shop's legal notice says it. */
export async function readSeller(db: Db, locale: Locale): Promise<string> {
  const holder = await db
    .selectFrom('content_blocks')
    .select('texts')
    .where('screen', '=', 'customer-care/imprint')
    .where('code', '=', 'holder')
    .executeTakeFirst();
  return holder?.texts[locale]?.texto ?? '';
}
