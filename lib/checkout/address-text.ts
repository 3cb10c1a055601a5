import type { Address } from '@/lib/order/delivery';

type Place = Pick<Address, 'line1' | 'line2' | 'postalCode' | 'town' | 'country'>;

/** The lines of an address below the name, as they stand on a parcel. */
export function addressLines({ line1, line2, postalCode, town, country }: Place, locale: string): string[] {
  const land = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
  return [line1, line2, `${postalCode} ${town}`, land].filter(Boolean);
}

export const fullName = ({ firstName, lastName }: Pick<Address, 'firstName' | 'lastName'>) =>
  [firstName, lastName].filter(Boolean).join(' ');
