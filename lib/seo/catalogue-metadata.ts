import type { Metadata } from 'next';
import type { DepartmentOrProduct } from '@/lib/catalogue/catalogue-queries';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { departmentHeading } from './department-heading';
import { pageMetadata } from './page-metadata';
import { shorten } from './shorten';

type HeadWords = { head: Words<'seo.head'>; department: Words<'listing.department'> };

/**
 * F026: title and description of a catalogue page, unique for each. A department is named with its parents, since two
 * may have the same name; a product with its reference, and its colour when the address has one; a page of a listing
 * with its number.
 */
export function catalogueMetadata(place: DepartmentOrProduct, locale: Locale, words: HeadWords): Metadata {
  if (place.kind === 'product') {
    const { name, reference, description, href, alternates, variants, shown, isColourPage } = place.product;
    const named = isColourPage ? `${name}, ${variants[shown]?.name}` : name;
    return pageMetadata({
      locale,
      title: `${named} · ${reference}`,
      description: `${named} (${reference}). ${description}`,
      at: alternates,
      card: slugOf(href),
    });
  }
  const { name, description, slug, crumbs, alternates, page, pages, total } = place.department;
  const own = crumbs.length === 0 ? departmentHeading(place.department, words.department, locale) : name;
  const path = [own, ...crumbs.map(({ label }) => label).toReversed()].join(' · ');
  const values = { path, page, pages, count: total, description };
  return pageMetadata({
    locale,
    title: page === 1 ? path : fill(words.head.pageTitle, values),
    description: fill(page === 1 ? words.head.departmentDescription : words.head.pageDescription, {
      ...values,
      description: shorten(description, 100),
    }),
    at: alternates,
    card: slug,
  });
}

/** One share card per product, whichever colour is shared. */
const slugOf = (path: string) => path.replace(/^.*\/catalogue\//, '');
