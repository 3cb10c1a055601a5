import type { Locale } from '@/lib/i18n/routing';
import { de } from './words/de';
import { en } from './words/en';
import { es, type Words } from './words/es';

const words: Record<Locale, Words> = { es, en, de };

/** The gallery is a workshop: its words stay out of the shop's messages. */
export function getGalleryWords(locale: Locale): Words {
  return words[locale];
}
