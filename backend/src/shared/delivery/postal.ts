import type { Selectable } from 'kysely';
import type { CheckoutTables } from '../../database/tables/checkout.ts';

type Row = Selectable<CheckoutTables['addresses']>;
type PostalColumns = Pick<Row, 'line1' | 'line2' | 'postal_code' | 'town' | 'country_code'>;

/** What stands under a name. */
export const toPlaceLines = ({ line1, line2, postal_code, town, country_code }: PostalColumns): string[] => [
  line1,
  ...(line2 === null ? [] : [line2]),
  `${postal_code} ${town}, ${country_code}`,
];

/** To whom and where a parcel goes, as letters, papers and the office write it. */
export const toPostal = (address: PostalColumns & Pick<Row, 'name' | 'surname'>): string[] => [
  `${address.name} ${address.surname}`,
  ...toPlaceLines(address),
];
