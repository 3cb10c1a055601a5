import type { Metadata } from 'next';
import { brand } from '@/lib/brand';
import { alternatesOf } from '@/lib/i18n/alternates';
import { toRegionalLocale } from '@/lib/i18n/regional-locale';
import { type Locale, locales } from '@/lib/i18n/routing';
import { shareCardHeight, shareCardPath, shareCardWidth } from './share-card-path';
import { shorten } from './shorten';

type Page = {
  locale: Locale;
  title: string;
  /** The title already contains the shop's name. */
  wholeTitle?: boolean;
  description: string;
  /** Canonical address and translations; a page whose path is the same in every language passes its path. */
  at: string | { canonical: string; languages: Record<string, string> };
  /** The share card; that of the shop when the page has none. */
  card?: string;
};

/** F026, F027: the complete head of a public page. Addresses are paths; the layout knows the origin. */
export function pageMetadata({ locale, title, wholeTitle = false, description, at, card }: Page): Metadata {
  const alternates = typeof at === 'string' ? alternatesOf(locale, at) : at;
  const short = shorten(description);
  return {
    title: wholeTitle ? { absolute: title } : title,
    description: short,
    alternates,
    openGraph: {
      type: 'website',
      siteName: brand.name,
      locale: toRegionalLocale(locale),
      alternateLocale: locales.filter((each) => each !== locale).map(toRegionalLocale),
      url: alternates.canonical,
      title,
      description: short,
      images: {
        url: shareCardPath(locale, card),
        type: 'image/jpeg',
        width: shareCardWidth,
        height: shareCardHeight,
        alt: title,
      },
    },
    // Title, text and picture are those of Open Graph.
    twitter: { card: 'summary_large_image' },
  };
}
