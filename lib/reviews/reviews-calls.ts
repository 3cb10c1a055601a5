import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import type { Failure } from '@/lib/result';
import { noReviewFilter, type ReviewFilter } from './review-filter';
import type { ReviewValues } from './review-form';
import { type Invitation, type ReviewPage, type Translation, toReviewPage } from './reviews-mappers';

/** The contract's limit per call. */
export const reviewsPerCall = 20;

type Answer<T> = { ok: true; data: T } | Failure;

export async function listMoreReviews(
  locale: Locale,
  reference: string,
  page: number,
  { sort, stars, size }: ReviewFilter = noReviewFilter,
): Promise<Answer<ReviewPage>> {
  const asked = { ...(stars && { stars }), ...(size && { size }) };
  const order = sort === noReviewFilter.sort || sort === 'mine' ? {} : { sort };
  const result = await post<'listReviews'>('/api/public/opiniones/consultar', {
    body: { locale, reference, ...order, ...asked, page, perPage: reviewsPerCall },
  });
  return result.ok ? { ok: true, data: toReviewPage(result.data) } : result;
}

/** Hardly any product has more reviews: the latest of them are read. */
const mostLookedThrough = 10;

/** Reads all reviews, to sort them in the browser: the backend does not learn the reader's size. */
export async function listAllReviews(
  locale: Locale,
  reference: string,
  choice: ReviewFilter,
): Promise<Answer<ReviewPage>> {
  const first = await listMoreReviews(locale, reference, 1, choice);
  if (!first.ok) return first;
  const pages = Math.min(first.data.pages, mostLookedThrough);
  const rest = await Promise.all(
    Array.from({ length: pages - 1 }, (_, place) => listMoreReviews(locale, reference, place + 2, choice)),
  );
  const failed = rest.find((each) => !each.ok);
  if (failed) return failed;
  const reviews = [first, ...rest].flatMap((each) => (each.ok ? each.data.reviews : []));
  return { ok: true, data: { ...first.data, reviews, pages: 1 } };
}

export const readTranslation = (locale: Locale, id: number): Promise<Answer<Translation>> =>
  post<'readReviewTranslation'>('/api/public/opiniones/traducir', { body: { locale, id } });

export const readInvitation = (locale: Locale, token: string): Promise<Answer<Invitation>> =>
  post<'readInvitation'>('/api/public/opiniones/invitacion', { body: { locale, invitation: token } });

export const sendReview = (locale: Locale, token: string, values: ReviewValues) =>
  post<'writeReview'>('/api/public/opiniones/escribir', {
    body: { ...values, locale, invitation: token, stars: Number(values.stars) },
  });

/** By the token of a mail. */
export const unsubscribeFromReviewMails = (token: string) =>
  post<'stopReviewMails'>('/api/public/opiniones/noPedir', { body: { token } });
