import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { emptyOnOutage, readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';

export type Campaign = { code: string; name: string; start: Date; end: Date };

async function readCampaigns(locale: Locale): Promise<Campaign[]> {
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

/** E07: the current campaigns, the leading one first. Empty during an outage, so that the page still renders. */
export const listCampaigns = (locale: Locale): Promise<Campaign[]> => readCampaigns(locale).catch(emptyOnOutage);
