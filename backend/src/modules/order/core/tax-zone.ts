import { zones as taxZones } from 'contract/codes.ts';
import type { TaxZone, VatZone } from '../../../database/tables/checkout.ts';
import type { Remark } from './remark.mapper.ts';

export type PostalZone = { code: string; first: string; last: string };
export type DeliveryZone = { country: string; zone: TaxZone };

const outsideVat: readonly string[] = [taxZones.canaries, taxZones.ceuta, taxZones.melilla];

/** Letters and digits only: 1200-195 and D02 AF30 are compared as strings. */
const bare = (code: string) => code.replaceAll(/[^0-9A-Z]/g, '');

/**
 * The tax zone of a postal code. A special zone that we cannot ship to is not served, and neither is a country without
 * a shipping method.
 */
export function toTaxZone(postalCode: string, zones: readonly PostalZone[], served: boolean): TaxZone {
  if (!served) return taxZones.notServed;
  const code = bare(postalCode);
  const special = zones.find(({ first, last }) => bare(first) <= code && code <= bare(last));
  if (!special) return taxZones.general;
  return outsideVat.includes(special.code) ? (special.code as VatZone) : taxZones.notServed;
}

/** Outside the VAT area: the sale is an export, and the buyer owes the tax of the place at import. */
export const isExport = (zone: TaxZone): boolean => outsideVat.includes(zone);
export const isServed = (zone: TaxZone): zone is VatZone =>
  zone !== taxZones.notServed && zone !== taxZones.thirdCountry;

const notices: Partial<Record<TaxZone, string>> = {
  [taxZones.canaries]: 'shipping.notice.canaryImport',
  [taxZones.ceuta]: 'shipping.notice.ceutaImport',
  [taxZones.melilla]: 'shipping.notice.melillaImport',
  [taxZones.notServed]: 'shipping.notice.notServed',
  [taxZones.thirdCountry]: 'shipping.notice.notServed',
};

/** What the buyer has to know about a place before the order (V09). */
export function zoneNoticesOf(zone: TaxZone): Remark[] {
  const key = notices[zone];
  return key ? [{ key }] : [];
}
