import type { Localized } from 'contract/common/schemas.ts';
import { facetNames } from 'contract/facets.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { absent, invalid } from '../../../shared/errors.ts';
import { facetTables } from '../cache/facet-tables.ts';

/** What a phrase means: types or colours by their codes, the first most important; or a page. */
export type PhraseMeaning = { codes?: string[]; asSet?: boolean; page?: string };

export function listAllMeanings(db: Db, locale: Locale) {
  return db
    .selectFrom('search_meanings')
    .select(['phrase', 'codes', 'as_set', 'page'])
    .where('locale', '=', locale)
    .orderBy('phrase')
    .execute();
}

/** Applies from the next search on, because nothing of it is cached. */
export async function setMeaning(db: Db, locale: Locale, phrase: string, said: PhraseMeaning): Promise<void> {
  await assertMeaning(db, phrase, said);
  await db.transaction().execute((trx) => writeMeaning(trx, locale, phrase, said));
}

/** Refuses a phrase without a letter, and unknown codes or pages. */
export async function assertMeaning(db: Db, phrase: string, { codes = [], page }: PhraseMeaning): Promise<void> {
  if (!/[\p{L}\p{N}]/u.test(phrase)) throw invalid({ phrase: fieldProblemKeys.required });
  if (codes.length === 0 && page === undefined) throw invalid({ codes: fieldProblemKeys.required });
  const unknown = await listUnknown(db, codes);
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map((code) => [code, fieldProblemKeys.absent])));
  if (page !== undefined && !(await hasPage(db, page))) throw invalid({ page: fieldProblemKeys.absent });
}

/** Writes what was asserted before, in the caller's transaction. */
export async function writeMeaning(trx: Db, locale: Locale, phrase: string, said: PhraseMeaning): Promise<void> {
  const { codes = [], page = null, asSet = false } = said;
  // The phrase is stored in the form that is compared, so one that differs only in an accent is the same.
  await deleteMeaningRow(trx, locale, phrase);
  await trx.insertInto('search_meanings').values({ locale, phrase, codes, as_set: asSet, page }).execute();
}

export async function removeMeaning(db: Db, locale: Locale, phrase: string): Promise<void> {
  if ((await deleteMeaningRow(db, locale, phrase)) === 0n) throw absent();
}

export async function setSearchPage(db: Db, path: string, name: Localized): Promise<void> {
  await db
    .insertInto('search_pages')
    .values({ path, name: JSON.stringify(name) })
    .onConflict((given) => given.column('path').doUpdateSet({ name: JSON.stringify(name) }))
    .execute();
}

/** A phrase as the table has it. */
export const normalisedPhrase = (phrase: string) => sql<string>`array_to_string(search_split(${phrase}), ' ')`;

export async function deleteMeaningRow(db: Db, locale: Locale, phrase: string): Promise<bigint> {
  const { numDeletedRows } = await db
    .deleteFrom('search_meanings')
    .where('locale', '=', locale)
    .where('phrase', '=', normalisedPhrase(phrase))
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
