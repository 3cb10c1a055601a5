import 'server-only';
import { headers } from 'next/headers';
import { callBackend } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { ExecutiveSearch, FoundExecutives } from './executives';
import { toFoundExecutives, toSearchWire } from './executives-mappers';

/** An address may name a page that is no more: then the last one is found. */
export async function findExecutives(search: ExecutiveSearch): Promise<Result<FoundExecutives>> {
  const found = await findPage(search);
  if (!found.ok || found.data.page <= found.data.pages || found.data.pages === 0) return found;
  return findPage({ ...search, page: found.data.pages });
}

async function findPage(search: ExecutiveSearch): Promise<Result<FoundExecutives>> {
  // The backend counts by visitor, not by the storefront that asks for her.
  const from = (await headers()).get('x-forwarded-for');
  const result = await callBackend('findExecutives', {
    body: toSearchWire(search),
    ...(from !== null && { headers: { 'x-forwarded-for': from } }),
  });
  return mapResult(result, toFoundExecutives);
}

/** Countries where there are executives; none where they cannot be read, and the search does without. */
export async function listExecutiveCountries(locale: Locale): Promise<{ code: string; name: string }[]> {
  const result = await callBackend('listClubCountries', { params: { x: 'CLU' } });
  return result.ok ? result.data.map(({ codigo, nombre }) => ({ code: codigo, name: nombre[locale] })) : [];
}
