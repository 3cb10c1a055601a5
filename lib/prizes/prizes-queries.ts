import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { AnswerOf } from '@/contract/calls/table';
import { readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import type { Club } from './prizes';

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

/** Levels from the lowest, prizes from the nearest. */
export const toClub = ({ niveles, premios }: AnswerOf<'readPrizes'>): Club => ({
  levels: niveles
    .map(({ codigo, nombre, puntosDesde, beneficios }) => ({
      code: codigo,
      name: nombre,
      pointsFrom: puntosDesde,
      benefits: beneficios,
    }))
    .toSorted((one, other) => one.pointsFrom - other.pointsFrom),
  prizes: premios
    .map(({ codigo, nombre, descripcion, puntos, nivel, agotado }) => ({
      code: codigo,
      name: nombre,
      description: descripcion,
      points: puntos,
      level: nivel,
      isGone: agotado,
    }))
    .toSorted((one, other) => one.points - other.points),
});
