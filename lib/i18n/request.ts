import { locale as rootLocale } from 'next/root-params';
import { _createCache } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { shopZone } from './date-locale';
import { defaultLocale, isLocale } from './routing';

/** A text with gaps is read once, not once for each page: next-intl would begin anew with each. */
const kept = { _cache: _createCache() };

/** A route handler has to name its language: Next tells it only to components. */
export default getRequestConfig(async ({ locale: named }) => {
  const asked = named ?? (await rootLocale());
  const locale = isLocale(asked) ? asked : defaultLocale;
  return {
    ...kept,
    locale,
    messages: (await import(`../../messages/${locale}.json`)).default,
    timeZone: shopZone,
    // X07: a missing translation shows its key, and the page stands.
    onError: () => {},
    getMessageFallback: ({ namespace, key }) => (namespace ? `${namespace}.${key}` : key),
  };
});
