import type { Localized } from 'contract/schemas/common.ts';

export const text = (es: string, en: string, de: string): Localized => ({ es, en, de });

const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A word of an address: German umlauts spelt out, other accents dropped. */
export function toSlug(value: string, locale: keyof Localized = 'es'): string {
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

export const mapLocalized = (make: (locale: keyof Localized) => string): Localized =>
  text(make('es'), make('en'), make('de'));
