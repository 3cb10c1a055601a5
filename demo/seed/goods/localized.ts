import type { Localized } from 'contract/common/schemas.ts';
import { defaultLocale, type Locale, locales } from 'contract/public-codes.ts';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';

const words: Record<Exclude<Locale, 'es'>, Readonly<Record<string, string>>> = { en, de };

export const mapLocalized = (make: (locale: Locale) => string): Localized =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Localized;

/** A Spanish text with its words in the other languages. `meaning` distinguishes Spanish homonyms. */
export function text(spanish: string, meaning = ''): Localized {
  const key = meaning ? `${spanish} (${meaning})` : spanish;
  return mapLocalized((locale) => {
    if (locale === defaultLocale) return spanish;
    const found = words[locale as keyof typeof words][key];
    if (found === undefined) throw new Error(`no words in ${locale} for "${key}"`);
    return found;
  });
}

const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A word of an address: German umlauts spelt out, other accents dropped. */
export function toSlug(value: string, locale: Locale = defaultLocale): string {
  const spelt =
    locale === 'de'
      ? value.toLowerCase().replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
      : value.toLowerCase();
  return spelt
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
