import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import type { Club } from './prizes';
import { toClub } from './prizes-mappers';

const none: Club = { levels: [], prizes: [] };

/** Of the campaign in force; between two campaigns there is none. */
async function getClub(locale: Locale): Promise<Club> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('campanas');
  const wire = await readPublic('readPrizes', { body: { idioma: locale } });
  if (!wire) cacheLife('absent');
  return wire ? toClub(wire) : none;
}

async function noClub(): Promise<Club> {
  'use cache';
  cacheLife('absent');
  return none;
}

/** An outage of this one call does not take the page with it. */
export const getClubOrNone = (locale: Locale): Promise<Club> => getClub(locale).catch(noClub);
