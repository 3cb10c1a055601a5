import type { Locale } from 'contract/public-codes.ts';
import type { FitName } from 'contract/reviews/schemas.ts';
import type { Db } from '../../database/schema.ts';
import type { ReviewState } from '../../database/tables/reviews.ts';
import { absent } from '../../shared/errors.ts';
import type { Page } from '../../shared/pagination.mapper.ts';
import { consumeInvitation, getInvitation } from './invitations.ts';
import {
  countPublishedReviews,
  findProductId,
  findReviewByToken,
  getSummary,
  listPublishedReviews,
  listReviewedSizes,
  type ReviewChoice,
} from './reviews.repository.ts';

const noReviews = { reviews: 0, stars: [0, 0, 0, 0, 0], small: 0, true_to_size: 0, large: 0 };

type ReviewListing = { reference: string; locale: Locale; page: Page; choice: ReviewChoice };

export async function listReviews(db: Db, asked: ReviewListing) {
  const { locale, page, choice } = asked;
  const productId = await findProductId(db, asked.reference);
  if (productId === undefined) throw absent();
  const summary = (await getSummary(db, productId)) ?? noReviews;
  const isAll = choice.stars === undefined && choice.size === undefined;
  return {
    rows: await listPublishedReviews(db, { productId, locale, page, choice }),
    summary,
    sizes: await listReviewedSizes(db, productId),
    total: isAll ? summary.reviews : await countPublishedReviews(db, productId, choice),
    page,
  };
}

export type ReviewDraft = {
  /** The invitation's token. */
  token: string;
  locale: Locale;
  stars: number;
  fit: FitName;
  showsSize: boolean;
  words: { name: string; title: string; body: string };
};

/**
 * Saves a review, once per invitation. If the answer was lost, the same review sent again with the same invitation gets
 * the first answer.
 */
export async function writeReview(db: Db, draft: ReviewDraft, now: Date): Promise<ReviewState> {
  const { token, locale, stars, fit, showsSize, words } = draft;
  return db.transaction().execute(async (trx) => {
    const invitation = await consumeInvitation(trx, token, now);
    if (!invitation) {
      const before = await findReviewByToken(trx, token);
      if (before && isSame(before, draft)) return before.state;
      await getInvitation(trx, token, { locale, now });
      throw absent();
    }
    const { state } = await trx
      .insertInto('reviews')
      .values({
        product_id: invitation.product_id,
        invitation_id: invitation.id,
        stars,
        fit,
        ...words,
        size: showsSize ? invitation.size : null,
        locale,
        written_at: now,
      })
      .returning('state')
      .executeTakeFirstOrThrow();
    return state;
  });
}

const isSame = (
  before: NonNullable<Awaited<ReturnType<typeof findReviewByToken>>>,
  { stars, fit, words: { name, title, body } }: ReviewDraft,
) =>
  before.stars === stars &&
  before.fit === fit &&
  before.name === name &&
  before.title === title &&
  before.body === body;
