import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';

export type Campaign = { code: string; name: string; start: Date; end: Date };

/** E07: the campaigns in force, the leading one first. */
export async function listCampaigns(locale: Locale): Promise<Campaign[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('campanas');
  const wire = await readPublic('readShop');
  if (!wire) cacheLife('absent');
  return (wire ?? []).map(({ campana: { codigo, nombre, inicio, fin } }) => ({
    code: codigo,
    name: nombre[locale],
    start: new Date(inicio),
    end: new Date(fin),
  }));
}
