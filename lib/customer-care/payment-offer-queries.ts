import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { brand } from '@/lib/brand';
import { readPublic } from '@/lib/http/backend';
import { emptyOnOutage } from '@/lib/http/empty-on-outage';
import type { OfferedPayment } from './payment-offer';
import { toOfferedPayments } from './payment-offer-mappers';

async function readOfferedPayments(): Promise<OfferedPayment[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('contenidos');
  const wire = await readPublic('listGuestPaymentMethods', { params: { x: brand.country }, query: {} });
  if (!wire) cacheLife('absent');
  return wire ? toOfferedPayments(wire) : [];
}

/** The methods for a guest's order, as the checkout gets them; empty during an outage. */
export const listOfferedPayments = (): Promise<OfferedPayment[]> => readOfferedPayments().catch(emptyOnOutage);
