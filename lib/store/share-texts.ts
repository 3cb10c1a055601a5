import 'server-only';
import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/routing';

/** What she writes to a client who reads another language than she does. Nothing in it is about anybody. */
export async function getShareTexts(locales: readonly Locale[], brandName: string): Promise<Record<Locale, string>> {
  const texts = locales.map(async (locale) => {
    const messages = (await import(`../../messages/${locale}.json`)).default;
    return [locale, createTranslator({ locale, messages })('store.own.share.text', { brand: brandName })];
  });
  return Object.fromEntries(await Promise.all(texts));
}
