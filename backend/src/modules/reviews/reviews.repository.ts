import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { offsetOf, type Page } from '../../shared/pagination.mapper.ts';
import { hashToken } from '../../shared/secrets.ts';

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

export type ReviewSort = 'newest' | 'best' | 'worst';
export type ReviewChoice = { sort: ReviewSort; stars?: number | undefined; size?: string | undefined };
type PublishedListing = { productId: number; locale: Locale; page: Page; choice: ReviewChoice };

/** Published ones only; shoppers' reads all go through this. */
const published = (db: Db, productId: number) =>
  db.selectFrom('reviews').where('product_id', '=', productId).where('state', '=', 'PUBLICADA');

function chosen(db: Db, productId: number, { stars, size }: ReviewChoice) {
  let query = published(db, productId);
  if (stars !== undefined) query = query.where('stars', '=', stars);
  if (size !== undefined) query = query.where('size', '=', size);
  return query;
}

export function listPublishedReviews(db: Db, { productId, locale, page, choice }: PublishedListing) {
  const query = chosen(db, productId, choice)
    .select(['id', 'name', 'written_at', 'stars', 'fit', 'size', 'title', 'body', 'locale'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('review_translations as t')
          .select('t.review_id')
          .whereRef('t.review_id', '=', 'reviews.id')
          .where('t.locale', '=', locale),
      ).as('translated'),
    );
  const sorted = choice.sort === 'newest' ? query : query.orderBy('stars', choice.sort === 'best' ? 'desc' : 'asc');
  return sorted
    .orderBy(sql`locale = ${sql.lit(locale)}`, 'desc')
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset(offsetOf(page))
    .execute();
}

export async function countPublishedReviews(db: Db, productId: number, choice: ReviewChoice): Promise<number> {
  const { count } = await chosen(db, productId, choice)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The sizes that reviews name, in the order in which sizes are shown. */
export async function listReviewedSizes(db: Db, productId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sizes')
    .select('code')
    .where('code', 'in', published(db, productId).where('size', 'is not', null).select(sql<string>`size`.as('size')))
    .orderBy('position')
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
}

/** The review written with a used invitation. */
export function findReviewByToken(db: Db, token: string) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('review_invitations as i', 'i.id', 'r.invitation_id')
    .select(['r.state', 'r.stars', 'r.fit', 'r.name', 'r.title', 'r.body'])
    .where('i.token_hash', '=', hashToken(token))
    .executeTakeFirst();
}
