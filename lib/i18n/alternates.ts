import { type Locale, localePath, locales } from './routing';

/** Canonical address and translations, for pages whose path is the same in every language. */
export function alternatesOf(locale: Locale, path: string) {
  return {
    canonical: localePath(locale, path),
    languages: { ...Object.fromEntries(locales.map((each) => [each, localePath(each, path)])), 'x-default': path },
  };
}
