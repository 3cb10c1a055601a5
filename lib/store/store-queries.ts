import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { productTag } from '@/contract/cache-tags';
import { BackendUnavailable, readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import type { FoundStore } from './store';
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
