import type { Address } from '@/lib/order/delivery';

type AddressPlace = Pick<Address, 'line1' | 'line2' | 'postalCode' | 'town'>;

/** The lines of an address between name and country, as printed on a parcel. */
export const placeLines = ({ line1, line2, postalCode, town }: AddressPlace): string[] =>
  [line1, line2, `${postalCode} ${town}`].filter(Boolean);

/** All lines below the name. */
export function addressLines({ country, ...place }: AddressPlace & Pick<Address, 'country'>, locale: string): string[] {
  const land = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
  return [...placeLines(place), land];
}

export const fullName = ({ firstName, lastName }: Pick<Address, 'firstName' | 'lastName'>) =>
  [firstName, lastName].filter(Boolean).join(' ');
