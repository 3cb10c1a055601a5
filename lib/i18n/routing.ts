import { defaultLocale, type Locale, locales } from '../../contract/public-codes.ts';

export { defaultLocale, type Locale, locales };

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The default language has no prefix. */
export const localePath = (locale: Locale, path: string) => (locale === defaultLocale ? path : `/${locale}${path}`);

/** Splits a path of ours; without a prefix it is in the default language. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = path.split('/');
  if (!isLocale(first)) return { locale: defaultLocale, path };
  return { locale: first, path: `/${rest.join('/')}` };
}
