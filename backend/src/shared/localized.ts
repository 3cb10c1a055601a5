import type { Locale } from 'contract/public-codes.ts';
import { type RawBuilder, sql } from 'kysely';

/** The text of one language of a localized column. The locale is a literal in the SQL, so that its index is used. */
export const textInLocale = (column: string, locale: Locale): RawBuilder<string> =>
  sql`(${sql.ref(column)} ->> ${sql.lit(locale)})`;
