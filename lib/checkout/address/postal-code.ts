import type { Zone } from '@/lib/order/order-codes';
import type { Country, State } from './address';

/** The zone of a postal code by the country's own table, so that a notice is shown before anything is sent. */
export function zoneOf(country: Country | undefined, postalCode: string): { zone: Zone; name: string } | null {
  const code = postalCode.trim().toUpperCase();
  return country?.zones.find(({ from, to }) => code.length === from.length && code >= from && code <= to) ?? null;
}

/** In Spain the first two digits of a postal code are the province. */
export const findStateByPostalCode = (states: State[], postalCode: string): State | undefined =>
  states.find(({ code }) => code === postalCode.trim().slice(0, 2));

export const isPostalCode = ({ postalPattern }: Pick<Country, 'postalPattern'>, code: string): boolean =>
  new RegExp(postalPattern).test(code.trim().toUpperCase());

/** Digits only: a phone then shows the numeric keyboard. */
export const isNumericPostalCode = ({ postalExample }: Pick<Country, 'postalExample'>): boolean =>
  /^\d+$/.test(postalExample);
