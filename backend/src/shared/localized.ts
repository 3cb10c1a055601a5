import type { Locale } from 'contract/public-codes.ts';
import { type RawBuilder, sql } from 'kysely';

/** The text of one language of a localized column. The locale is one of three literals, so that its index serves. */
export const inLocale = (column: string, locale: Locale): RawBuilder<string> =>
  sql`(${sql.ref(column)} ->> ${sql.lit(locale)})`;
