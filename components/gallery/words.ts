import type { Locale } from '@/lib/i18n/routing';
import { de } from './words/de';
import { en } from './words/en';
import { es, type GalleryWords } from './words/es';

const words: Partial<Record<Locale, GalleryWords>> = { en, de };

/** The gallery is for developers: its words stay out of the shop's messages, and are Spanish if not translated. */
export function getGalleryWords(locale: Locale): GalleryWords {
  return words[locale] ?? es;
}
