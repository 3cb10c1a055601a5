import type { AnswerOf } from '@/contract/calls/table';

type Answer = AnswerOf<'listReviews'>;

export const fits = ['small', 'trueToSize', 'large'] as const;
export type Fit = (typeof fits)[number];

export type Review = Answer['reviews'][number];
/** The text of a review in another language. */
export type Translation = AnswerOf<'readReviewTranslation'>;
export type Invitation = AnswerOf<'readInvitation'>;

export type ReviewSummary = {
  count: number;
  average: number;
  /** The numbers of ratings with one, two, ... five stars. */
  stars: number[];
  fit: Record<Fit, number>;
};

export type ReviewPage = Pick<Answer, 'reviews' | 'total' | 'page' | 'pages'> & {
  /** Null without reviews, and when the backend gives no summary. */
  summary: ReviewSummary | null;
  /** Sizes that reviewers say they bought. */
  sizes: string[];
};

export function toReviewPage({ average, stars, fit, sizes = [], reviews, total, page, pages }: Answer): ReviewPage {
  const count = stars.reduce((sum, each) => sum + each, 0);
  const summary = average === null || count === 0 ? null : { count, average, stars, fit };
  return { summary, reviews, sizes, total, page, pages };
}

/** The most frequent answer, or null when two are equal: no sentence would be true. */
export function prevailingFit(fit: Record<Fit, number>): Fit | null {
  const [first, second] = fits.toSorted((a, b) => fit[b] - fit[a]);
  return first && second && fit[first] > fit[second] ? first : null;
}
