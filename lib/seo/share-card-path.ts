import type { Locale } from '@/lib/i18n/routing';

export const shareCardWidth = 1200;
export const shareCardHeight = 630;

/** Address of the picture that a shared link shows: of a place of the catalogue by its slug, or of the shop. */
export const shareCardPath = (locale: Locale, slug = '') => `/share-cards/${locale}${slug && `/${slug}`}.jpg`;
