import 'server-only';
import { headers } from 'next/headers';
import { callBackend } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { ExecutiveSearch, FoundExecutives } from './executives';
import { toFoundExecutives, toSearchWire } from './executives-mappers';

/** When the address names a page after the last one, the last one is returned. */
export async function findExecutives(search: ExecutiveSearch): Promise<Result<FoundExecutives>> {
  const found = await findPage(search);
  if (!found.ok || found.data.page <= found.data.pages || found.data.pages === 0) return found;
  return findPage({ ...search, page: found.data.pages });
}

async function findPage(search: ExecutiveSearch): Promise<Result<FoundExecutives>> {
  // The visitor's address, because the backend's rate limit counts visitors, not the storefront.
  const from = (await headers()).get('x-forwarded-for');
  const result = await callBackend('findExecutives', {
    body: toSearchWire(search),
    ...(from !== null && { headers: { 'x-forwarded-for': from } }),
  });
  return mapResult(result, toFoundExecutives);
}

/** Countries with executives; empty when they cannot be read, because the search works without. */
export async function listExecutiveCountries(locale: Locale): Promise<{ code: string; name: string }[]> {
  const result = await callBackend('listClubCountries', { params: { x: 'CLU' } });
  return result.ok ? result.data.map(({ codigo, nombre }) => ({ code: codigo, name: nombre[locale] })) : [];
}
