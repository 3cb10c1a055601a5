import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { shopZone } from './date-locale';
import { defaultLocale, isLocale } from './routing';

export default getRequestConfig(async () => {
  const asked = await rootLocale();
  const locale = isLocale(asked) ? asked : defaultLocale;
  return {
    locale,
    messages: (await import(`../../messages/${locale}.json`)).default,
    timeZone: shopZone,
    // X07: a missing translation shows its key, and the page stands.
    onError: () => {},
    getMessageFallback: ({ namespace, key }) => (namespace ? `${namespace}.${key}` : key),
  };
});
