import { slugMaxLength, slugPattern } from '../../contract/public-rules.ts';
import { type Locale, localePath } from '../i18n/routing.ts';

const slugs = new RegExp(slugPattern);
const pages = /^(?:[2-9]|[1-9]\d{1,3})$/;
const colourMaxLength = 20;

/** The possible meanings of an address; only the backend knows which one exists. */
export type CatalogueAddress =
  | { kind: 'department'; slug: string; page: number }
  | { kind: 'product'; slug: string; colour: string | null };

/**
 * Further pages of a department end in a number, a colour of a product in its code in lower case; the first page and
 * the product itself have neither, so that each page has one address. A product's address is one word, so there are
 * never more than two meanings, the likelier first, and an unknown address costs two calls at most. Empty for what
 * cannot be an address of the catalogue.
 */
export function parseCataloguePath(segments: string[]): CatalogueAddress[] {
  const whole = segments.join('/');
  if (whole.length > slugMaxLength || !segments.every(isWord)) return [];
  const [first = '', second = ''] = segments;
  const last = segments.at(-1) ?? '';
  const page = segments.length > 1 && pages.test(last) ? Number(last) : 1;
  const slug = page === 1 ? whole : segments.slice(0, -1).join('/');
  const found: CatalogueAddress[] = [];
  if (slugs.test(slug)) found.push({ kind: 'department', slug, page });
  if (segments.length === 1) found.unshift({ kind: 'product', slug: first, colour: null });
  if (segments.length === 2 && second.length <= colourMaxLength)
    found.push({ kind: 'product', slug: first, colour: second });
  return found;
}

const isWord = (segment: string) => slugs.test(segment) && !segment.includes('/');

export const catalogueHref = (locale: Locale, slug: string, page = 1) =>
  localePath(locale, `/catalogue/${slug}${page > 1 ? `/${page}` : ''}`);

/** The page of a product in one of its colours. */
export const colourHref = (productHref: string, code: string) => `${productHref}/${code.toLowerCase()}`;
