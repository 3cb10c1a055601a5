import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';

/** The seller with address and register, as in the legal notice. */
export async function readSeller(db: Db, locale: Locale): Promise<string> {
  const holder = await db
    .selectFrom('content_blocks')
    .select('texts')
    .where('screen', '=', 'customer-care/imprint')
    .where('code', '=', 'holder')
    .executeTakeFirst();
  return holder?.texts[locale]?.texto ?? '';
}
