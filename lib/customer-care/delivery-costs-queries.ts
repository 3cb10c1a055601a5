import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import type { DeliveryPlace } from './delivery-costs';
import { toDeliveryPlaces } from './delivery-costs-mappers';

async function readDeliveryPlaces(locale: Locale): Promise<DeliveryPlace[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('contenidos');
  const wire = await readPublic('listDeliveryCosts');
  if (!wire) cacheLife('absent');
  return toDeliveryPlaces(wire ?? [], locale);
}

/** The page that is made without them is soon made anew. */
async function noPlaces(): Promise<DeliveryPlace[]> {
  'use cache';
  cacheLife('absent');
  return [];
}

/** From the table that orders are priced by; none where nobody can tell. */
export const listDeliveryPlaces = (locale: Locale): Promise<DeliveryPlace[]> =>
  readDeliveryPlaces(locale).catch(noPlaces);
