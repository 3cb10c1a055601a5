import { facetNames } from 'contract/facets.ts';
import { fieldKeys } from 'contract/field-keys.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Localized } from 'contract/schemas/common.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { absent, invalid } from '../../../shared/errors.ts';
import { facetTables } from '../shelf/facet-tables.ts';

/** What the shop says of a phrase: garments or colours by their codes, the first leads; or a page. */
export type Said = { codes?: string[]; asSet?: boolean; page?: string };

export function listAllMeanings(db: Db, locale: Locale) {
  return db
    .selectFrom('search_meanings')
    .select(['phrase', 'codes', 'as_set', 'page'])
    .where('locale', '=', locale)
    .orderBy('phrase')
    .execute();
}

/** Heeded from the next search on: nothing of it is kept anywhere. */
export async function setMeaning(db: Db, locale: Locale, phrase: string, said: Said): Promise<void> {
  const { codes = [], page = null, asSet = false } = said;
  if (!/[\p{L}\p{N}]/u.test(phrase)) throw invalid({ phrase: fieldKeys.required });
  if (codes.length === 0 && page === null) throw invalid({ codes: fieldKeys.required });
  const unknown = await listUnknown(db, codes);
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map((code) => [code, fieldKeys.absent])));
  await db.transaction().execute(async (trx) => {
    if (page !== null && !(await hasPage(trx, page))) throw invalid({ page: fieldKeys.absent });
    const row = { locale, phrase, codes, as_set: asSet, page };
    // The phrase is written as it is compared, so one that differs in an accent only is the same.
    await removeRow(trx, locale, phrase);
    await trx.insertInto('search_meanings').values(row).execute();
  });
}

export async function removeMeaning(db: Db, locale: Locale, phrase: string): Promise<void> {
  if ((await removeRow(db, locale, phrase)) === 0n) throw absent();
}

export async function setPage(db: Db, path: string, name: Localized): Promise<void> {
  await db
    .insertInto('search_pages')
    .values({ path, name: JSON.stringify(name) })
    .onConflict((given) => given.column('path').doUpdateSet({ name: JSON.stringify(name) }))
    .execute();
}

async function removeRow(db: Db, locale: Locale, phrase: string): Promise<bigint> {
  const { numDeletedRows } = await db
    .deleteFrom('search_meanings')
    .where('locale', '=', locale)
    .where('phrase', '=', sql<string>`array_to_string(search_split(${phrase}), ' ')`)
    .executeTakeFirstOrThrow();
  return numDeletedRows;
}

async function listUnknown(db: Db, codes: string[]): Promise<string[]> {
  const tables = ['departments', 'colors', ...facetNames.map((name) => facetTables[name].names)];
  const known = sql.join(
    tables.map((table) => sql`select code from ${sql.table(table)}`),
    sql` union all `,
  );
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${codes}::text[]) code where code not in (${known})`.execute(db);
  return rows.map(({ code }) => code);
}

async function hasPage(db: Db, path: string): Promise<boolean> {
  return (await db.selectFrom('search_pages').select('path').where('path', '=', path).executeTakeFirst()) !== undefined;
}
