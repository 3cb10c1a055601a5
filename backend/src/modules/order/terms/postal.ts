import type { AddressRow } from './conditions.repository.ts';

type Place = Pick<AddressRow, 'line1' | 'line2' | 'postal_code' | 'town' | 'country_code'>;

/** What stands under a name. */
export const toPlaceLines = ({ line1, line2, postal_code, town, country_code }: Place): string[] => [
  line1,
  ...(line2 === null ? [] : [line2]),
  `${postal_code} ${town}, ${country_code}`,
];

/** To whom and where a parcel goes, as letters and papers write it. */
export const toPostal = (address: Place & Pick<AddressRow, 'name' | 'surname'>): string[] => [
  `${address.name} ${address.surname}`,
  ...toPlaceLines(address),
];
