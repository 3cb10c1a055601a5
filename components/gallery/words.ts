import { de } from './words/de';
import { en } from './words/en';
import { es } from './words/es';

export type Words = typeof es;

const words: Record<string, Words> = { es, en, de };

/** The gallery is a workshop: its words stay out of the shop's messages. */
export function getWords(locale: string): Words {
  return words[locale] ?? es;
}
