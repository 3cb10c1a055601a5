import type { Db } from '../../../database/schema.ts';
import { toGuestKey, toGuestPath } from '../../../shared/links/guest-link.ts';
import { toNoReviewsPath } from '../../../shared/links/no-reviews-link.ts';
import type { Secret } from '../../../shared/secrets.ts';

/** A guest's pages: the order, the store of the order, and the opt-out of review requests. */
export type GuestPages = { order: string; store: string; noReviews: string };

/** Null if the buyer has an account. */
export async function findGuestPages(db: Db, secret: Secret, orderId: string): Promise<GuestPages | null> {
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('guests as g', 'g.id', 'o.guest_id')
    .select(['g.alias', 'g.email', 'o.number'])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  const { alias, number, email } = row;
  return {
    order: toGuestPath({ alias, number: number ?? '', key: toGuestKey(secret, orderId) }),
    store: `/my-store/${alias}/welcome`,
    noReviews: toNoReviewsPath(secret, email),
  };
}
