import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { readPublic } from '@/lib/http/backend';
import { emptyOnOutage } from '@/lib/http/empty-on-outage';
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

/** From the table by which orders are priced; empty during an outage. */
export const listDeliveryPlaces = (locale: Locale): Promise<DeliveryPlace[]> =>
  readDeliveryPlaces(locale).catch(emptyOnOutage);
