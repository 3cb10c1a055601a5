import type { AnswerOf } from '@/contract/calls/table';
import type { Locale } from '@/lib/i18n/routing';
import { maybeCents } from '@/lib/money';
import type { DeliveryPlace } from './delivery-costs';

/** By place, in the order in which the backend names them. A way whose price nobody can read is left out. */
export function toDeliveryPlaces(wire: AnswerOf<'listDeliveryCosts'>, locale: Locale): DeliveryPlace[] {
  const places = new Map<string, DeliveryPlace>();
  for (const { pais, lugar, codigo, nombre, precio, gratisDesde, diasDesde, diasHasta } of wire) {
    const cents = maybeCents(precio);
    if (cents === null) continue;
    const key = `${pais} ${lugar[locale]}`;
    const place = places.get(key) ?? { name: lugar[locale], ways: [] };
    place.ways.push({
      code: codigo,
      name: nombre[locale],
      cents,
      freeFromCents: maybeCents(gratisDesde),
      daysFrom: diasDesde,
      daysTo: diasHasta,
    });
    places.set(key, place);
  }
  return [...places.values()];
}
