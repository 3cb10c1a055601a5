import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { createTranslator } from 'next-intl';
import { productTag } from '@/contract/cache-tags';
import { BackendUnavailable, callBackend, readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { OwnStore } from './own-store';
import { toOwnStore } from './own-store-mappers';
import type { FoundStore } from './personal-store';
import { toFoundStore } from './store-mappers';

/** Null when there is no such store. Aliases ignore case, and are cached once. */
export const getStore = (locale: Locale, alias: string): Promise<FoundStore | null> =>
  readStore(locale, alias.toLowerCase());

async function readStore(locale: Locale, alias: string): Promise<FoundStore | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('tiendas', `tiendas:${alias}`);
  const wire = await readPublic('findStore', { body: { alias, idioma: locale } });
  const found = wire && toFoundStore(wire, locale);
  // A store with unreadable data is not a missing one: throwing keeps the last good page.
  if (wire && !found && wire.estado !== 'DESCONOCIDA')
    throw new BackendUnavailable('findStore', 'a store without data');
  if (!found) {
    // The alias may be taken in a minute.
    cacheLife('absent');
    return null;
  }
  for (const { product } of found.store.favourites) cacheTag(productTag(product.reference));
  return found;
}

export async function getOwnStore(asker: { token: string; locale: Locale }): Promise<Result<OwnStore | null>> {
  const { token, locale } = asker;
  const result = await callBackend('readOwnStore', { body: {}, token, headers: { 'accept-language': locale } });
  return mapResult(result, (wire) => toOwnStore(wire, locale));
}

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
