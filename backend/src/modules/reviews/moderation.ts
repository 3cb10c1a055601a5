import { productTag } from 'contract/cache-tags.ts';
import { caches } from 'contract/shop/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Outbox } from '../../kit/outbox.ts';
import { bumpCacheVersion } from '../../shared/bump-cache-version.ts';
import { absent } from '../../shared/errors.ts';
import { published, type rejected, waiting } from './states.ts';

type Moderation = {
  db: Db;
  outbox: Outbox;
  /** Notifies listings of a product whose rating has changed. */
  publish: (trx: Db, productIds: number[]) => Promise<void>;
};
type Decision = typeof published | typeof rejected;

export function listReviewsToModerate(db: Db) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.id', 'p.reference', 'r.stars', 'r.fit', 'r.name', 'r.title', 'r.body', 'r.locale', 'r.written_at'])
    .where('r.state', '=', waiting)
    .orderBy('r.written_at')
    .orderBy('r.id')
    .execute();
}

/** Publishes or rejects a review, even if it was decided before. Returns whether shoppers see a change. */
export async function decideReview(
  { db, outbox, publish }: Moderation,
  id: number,
  decision: Decision,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const review = await trx
      .selectFrom('reviews as r')
      .innerJoin('products as p', 'p.id', 'r.product_id')
      .select(['r.product_id', 'p.reference', 'p.rating_code'])
      .where('r.id', '=', id)
      // Locks the product too, because two decisions at once would each add up without the other's review.
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!review) throw absent();
    // Read after the lock, because another decision may just have been committed.
    const { state } = await trx.selectFrom('reviews').select('state').where('id', '=', id).executeTakeFirstOrThrow();
    if (state === decision) return false;
    await trx.updateTable('reviews').set({ state: decision }).where('id', '=', id).execute();
    if (state !== published && decision !== published) return false;
    await sql`select refresh_review_summaries(${[review.product_id]}::integer[])`.execute(trx);
    if ((await readRating(trx, review.product_id)) !== review.rating_code) await publish(trx, [review.product_id]);
    await bumpCacheVersion(trx, outbox, caches.reviews, [
      `${caches.reviews}:${review.reference}`,
      productTag(review.reference),
    ]);
    return true;
  });
}

async function readRating(trx: Db, productId: number): Promise<string | null> {
  const row = await trx.selectFrom('products').select('rating_code').where('id', '=', productId).executeTakeFirst();
  return row?.rating_code ?? null;
}
