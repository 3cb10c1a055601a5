import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import type { Club } from './prizes';
import { toClub } from './prizes-mappers';

const none: Club = { levels: [], prizes: [] };

/** For the current campaign; empty between campaigns. */
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

/** An outage of this call does not affect the page. */
export const getClubOrNone = (locale: Locale): Promise<Club> => getClub(locale).catch(noClub);
