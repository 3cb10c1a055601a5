import type { Selectable } from 'kysely';
import type { CheckoutTables } from '../../database/tables/checkout.ts';

type Row = Selectable<CheckoutTables['addresses']>;
type PostalColumns = Pick<Row, 'line1' | 'line2' | 'postal_code' | 'town' | 'country_code'>;

/** The lines below the name. */
export const toPlaceLines = ({ line1, line2, postal_code, town, country_code }: PostalColumns): string[] => [
  line1,
  ...(line2 === null ? [] : [line2]),
  `${postal_code} ${town}, ${country_code}`,
];

/** Recipient and address of a parcel, as in letters, papers and the office. */
export const toPostal = (address: PostalColumns & Pick<Row, 'name' | 'surname'>): string[] => [
  `${address.name} ${address.surname}`,
  ...toPlaceLines(address),
];
