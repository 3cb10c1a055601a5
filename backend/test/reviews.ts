import type { OpenDatabase } from '../src/database/database.ts';
import type { ReviewState } from '../src/database/tables/reviews.ts';

/** A product without other reviews, with reviews in these states. */
export async function aReviewedProduct(
  { db }: OpenDatabase,
  states: readonly ReviewState[],
  titleOf = (at: number) => `Número ${at}`,
) {
  const product = await db
    .selectFrom('products')
    .select(['id', 'reference'])
    .where('id', 'not in', db.selectFrom('reviews').select('product_id'))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const reviews = await db
    .insertInto('reviews')
    .values(
      states.map((state, at) => ({
        product_id: product.id,
        invitation_id: null,
        state,
        stars: 5 - at,
        fit: 'JUSTA' as const,
        name: 'Ana',
        size: null,
        title: titleOf(at),
        body: 'Bien.',
        locale: 'es' as const,
        written_at: new Date('2026-03-01T10:00:00Z'),
      })),
    )
    .returning('id')
    .execute();
  return { ...product, ids: reviews.map(({ id }) => id) };
}
