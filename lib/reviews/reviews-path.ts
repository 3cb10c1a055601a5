import { referencePattern } from '../../contract/public-rules.ts';
import { type Locale, localePath } from '../i18n/routing.ts';

const references = new RegExp(referencePattern);
const pages = /^(?:[2-9]|[1-9]\d{1,3})$/;

/** The page of all reviews of a product; as for listings the first page has no number. */
export const reviewsPath = (reference: string, page = 1) =>
  `/reviews/${reference.toLowerCase()}${page > 1 ? `/${page}` : ''}`;

export const reviewsHref = (locale: Locale, reference: string, page = 1) =>
  localePath(locale, reviewsPath(reference, page));

/** Null for what cannot be such an address; a reference in capitals would be a second address of the same page. */
export function parseReviewsPath(segments: string[]): { reference: string; page: number } | null {
  const [reference = '', page, ...more] = segments;
  if (more.length > 0 || !references.test(reference) || reference !== reference.toLowerCase()) return null;
  if (page !== undefined && !pages.test(page)) return null;
  return { reference, page: Number(page ?? 1) };
}
