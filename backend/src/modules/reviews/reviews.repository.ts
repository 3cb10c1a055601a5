import type { Locale } from 'contract/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { offsetOf, type Page } from '../../shared/pagination.ts';
import { hashToken } from './invitations.ts';

export async function findProductId(db: Db, reference: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where(sql`upper(reference)`, '=', reference.toUpperCase())
    .executeTakeFirst();
  return found?.id;
}

export function getSummary(db: Db, productId: number) {
  return db.selectFrom('review_summaries').selectAll().where('product_id', '=', productId).executeTakeFirst();
}

/** Published ones only: there is no other way to read reviews for a shopper. */
export function listPublished(db: Db, { productId, locale, page }: { productId: number; locale: Locale; page: Page }) {
  return db
    .selectFrom('reviews')
    .select(['id', 'name', 'written_at', 'stars', 'fit', 'size', 'title', 'body', 'locale'])
    .where('product_id', '=', productId)
    .where('state', '=', 'PUBLICADA')
    .orderBy(sql`locale = ${sql.lit(locale)}`, 'desc')
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset(offsetOf(page))
    .execute();
}

/** What was written by an invitation that is used up. */
export function findWritten(db: Db, token: string) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('review_invitations as i', 'i.id', 'r.invitation_id')
    .select(['r.state', 'r.stars', 'r.fit', 'r.name', 'r.title', 'r.body'])
    .where('i.token_hash', '=', hashToken(token))
    .executeTakeFirst();
}
