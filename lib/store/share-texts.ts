import 'server-only';
import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/routing';

const keys = { store: 'store.own.share.text', readyBag: 'store.ready.desk.message' } as const;

type ShareOptions = { locales: readonly Locale[]; brand: string };

/** Texts to share with clients who read another language than the executive; they contain no personal data. */
export async function getShareTexts(
  of: keyof typeof keys,
  { locales, brand }: ShareOptions,
): Promise<Record<Locale, string>> {
  const texts = locales.map(async (locale) => {
    const messages = (await import(`../../messages/${locale}.json`)).default;
    return [locale, createTranslator({ locale, messages })(keys[of], { brand })];
  });
  return Object.fromEntries(await Promise.all(texts));
}
