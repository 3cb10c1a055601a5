import type { Locale } from '@/lib/i18n/routing';

export const shareCardWidth = 1200;
export const shareCardHeight = 630;

/** The address of a share card: of a catalogue page by its slug, or of the shop. */
export const shareCardPath = (locale: Locale, slug = '') => `/share-cards/${locale}${slug && `/${slug}`}.jpg`;
