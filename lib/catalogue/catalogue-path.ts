import { slugMaxLength, slugPattern } from '@/contract/rules';
import { type Locale, localePath } from '@/lib/i18n/routing';

const slugs = new RegExp(slugPattern);
const pages = /^(?:[2-9]|[1-9]\d{1,3})$/;

/**
 * A department's further pages have its address and a number behind it; the first page has none, so that each page has
 * one address. Null for what cannot be an address of the catalogue.
 */
export function parseCataloguePath(segments: string[]): { slug: string; page: number } | null {
  const last = segments.at(-1) ?? '';
  const page = segments.length > 1 && pages.test(last) ? Number(last) : 1;
  const slug = (page === 1 ? segments : segments.slice(0, -1)).join('/');
  return slug.length <= slugMaxLength && slugs.test(slug) ? { slug, page } : null;
}

export const catalogueHref = (locale: Locale, slug: string, page = 1) =>
  localePath(locale, `/catalogue/${slug}${page > 1 ? `/${page}` : ''}`);
