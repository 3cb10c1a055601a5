import { locale as rootLocale } from 'next/root-params';
import { _createCache } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { shopZone } from './date-locale';
import { defaultLocale, isLocale } from './routing';

/** Caches parsed messages across pages: next-intl would parse them again for each page. */
const kept = { _cache: _createCache() };

/** A route handler has to name its language, because Next gives it to components only. */
export default getRequestConfig(async ({ locale: named }) => {
  const asked = named ?? (await rootLocale());
  const locale = isLocale(asked) ? asked : defaultLocale;
  return {
    ...kept,
    locale,
    messages: (await import(`../../messages/${locale}.json`)).default,
    timeZone: shopZone,
    // X07: a missing translation shows its key, and the page still renders.
    onError: () => {},
    getMessageFallback: ({ namespace, key }) => (namespace ? `${namespace}.${key}` : key),
  };
});
