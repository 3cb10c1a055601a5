import type { VatZone, Zone } from './purchase-tables.ts';

export type PostalZone = { code: string; first: string; last: string };
export type Place = { country: string; zone: Zone };

const outsideVat: readonly string[] = ['CANARIAS', 'CEUTA', 'MELILLA'];

/** Letters and figures only: 1200-195 and D02 AF30 are compared as they are sorted. */
const bare = (code: string) => code.replaceAll(/[^0-9A-Z]/g, '');

/**
 * The tax zone of a postal code. A special zone that is none of those that we know how to send to is not served, and
 * neither is a country to which no way of sending leads.
 */
export function toZone(postalCode: string, zones: readonly PostalZone[], served: boolean): Zone {
  if (!served) return 'NO_SERVIDO';
  const code = bare(postalCode);
  const special = zones.find(({ first, last }) => bare(first) <= code && code <= bare(last));
  if (!special) return 'GENERAL';
  return outsideVat.includes(special.code) ? (special.code as VatZone) : 'NO_SERVIDO';
}

/** Outside the VAT area: the sale is an export, and the buyer owes the tax of the place at import. */
export const isExport = (zone: Zone): boolean => outsideVat.includes(zone);
export const isServed = (zone: Zone): zone is VatZone => zone !== 'NO_SERVIDO' && zone !== 'TERCER_PAIS';

const importNotices: Partial<Record<Zone, string>> = {
  CANARIAS: 'shipping.notice.canaryImport',
  CEUTA: 'shipping.notice.ceutaImport',
  MELILLA: 'shipping.notice.melillaImport',
  NO_SERVIDO: 'shipping.notice.notServed',
  TERCER_PAIS: 'shipping.notice.notServed',
};

/** What has to be known about a place before the order (V09). */
export function noticesOf(zone: Zone): { clave: string }[] {
  const clave = importNotices[zone];
  return clave ? [{ clave }] : [];
}
