import { facetNames } from 'contract/facets.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { Refusal } from '../../../shared/errors.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import { facetTables } from '../cache/facet-tables.ts';
import { assertMeaning, deleteMeaningRow, normalisedPhrase, type PhraseMeaning, writeMeaning } from './meanings.ts';

// Operators' entries for the search.

/** A language has some three hundred; a table that every search reads must not grow without limit. */
export const maxMeanings = 2000;
const mostShown = 50;
/** Serialised, because two entries of the same new word would be two rows with one key. */
const lock = (trx: Db) => sql`select pg_advisory_xact_lock(hashtext('search meanings'))`.execute(trx);

type Row = { phrase: string; codes: string[]; as_set: boolean; page: string | null };
/** As it is typed: codes, with a plus between them for a set, or the path of a page. */
const toTarget = ({ codes, as_set, page }: Row): string => page ?? codes.join(as_set ? ' + ' : ' ');

export function parseMeaning(typed: string): PhraseMeaning {
  if (typed.startsWith('/')) return { page: typed };
  const codes = [...new Set(typed.split(/[\s,+]+/).filter(Boolean))];
  return { codes, asSet: codes.length > 1 && typed.includes('+') };
}

type MeaningEdit = { phrase: string; target: string; seen: string; operatorId: string };

export const createMeaningsAdmin = ({ db, config, now }: Kit) => ({
  async list(locale: Locale, typed: string, from: number, most: number) {
    let query = db.selectFrom('search_meanings').where('locale', '=', locale);
    if (typed !== '')
      query = query.where(({ eb, or }) =>
        or([
          eb(sql<number>`strpos(phrase, ${normalisedPhrase(typed)})`, '>', 0),
          eb(sql<boolean>`${typed} = any(codes)`, '=', true),
          eb('page', '=', typed),
        ]),
      );
    const rows = await query
      .select(['phrase', 'codes', 'as_set', 'page'])
      .orderBy('phrase')
      .offset(from)
      .limit(most)
      .execute();
    return rows.map((row) => ({
      phrase: row.phrase,
      target: toTarget(row),
      tryAt: toPageAddress(config.storefrontUrl, locale, `/search?${new URLSearchParams({ q: row.phrase })}`),
    }));
  },

  /** Its present target, as typed; empty where the search does not know the phrase. */
  find: async (locale: Locale, phrase: string): Promise<string> => (await findTarget(db, locale, phrase)) ?? '',

  /** The names of all possible targets, by code or path. */
  async names(locale: Locale): Promise<Map<string, string>> {
    const tables = ['departments', 'colors', ...facetNames.map((name) => facetTables[name].names)];
    const parts = tables.map((table) => sql`select code, name ->> ${locale} as name from ${sql.table(table)}`);
    const pages = sql`select path as code, name ->> ${locale} as name from search_pages`;
    const { rows } = await sql<{ code: string; name: string }>`
      ${sql.join([...parts, pages], sql` union all `)} order by code`.execute(db);
    return new Map(rows.map(({ code, name }) => [code, name]));
  },

  changes: (locale: Locale, phrase: string | null) =>
    db
      .selectFrom('meaning_changes as c')
      .innerJoin('operators as o', 'o.id', 'c.operator_id')
      .select(['c.at', 'o.name as operator', 'c.phrase', 'c.before', 'c.after'])
      .where('c.locale', '=', locale)
      .$if(phrase !== null, (query) => query.where('c.phrase', '=', normalisedPhrase(phrase ?? '')))
      .orderBy('c.id', 'desc')
      .limit(mostShown)
      .execute(),

  /** Missing fields, `phrase` or `codes`, and unknown codes. */
  async check(phrase: string, target: string): Promise<{ missing: string[]; unknown: string[] }> {
    const said = parseMeaning(target);
    try {
      await assertMeaning(db, phrase, said);
      return { missing: [], unknown: [] };
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 422) throw error;
      const fields = Object.entries(error.fields ?? {});
      const of = (key: string) => fields.flatMap(([field, found]) => (found === key ? [field] : []));
      const unknown = of(fieldProblemKeys.absent);
      return {
        missing: of(fieldProblemKeys.required),
        unknown: said.page && unknown.length > 0 ? [said.page] : unknown,
      };
    }
  },

  /** Saves the word and who entered it, both or neither. An empty target deletes it. */
  teach: (locale: Locale, { phrase, target, seen, operatorId }: MeaningEdit): Promise<'done' | 'taken' | 'full'> =>
    db.transaction().execute(async (trx) => {
      await lock(trx);
      const before = await findTarget(trx, locale, phrase);
      if ((before ?? '') !== seen) return 'taken';
      if (target === '') await deleteMeaningRow(trx, locale, phrase);
      else {
        if (before === null && (await count(trx, locale)) >= maxMeanings) return 'full';
        await writeMeaning(trx, locale, phrase, parseMeaning(target));
      }
      await trx
        .insertInto('meaning_changes')
        .values({
          ...{ locale, phrase: normalisedPhrase(phrase), operator_id: operatorId, at: now() },
          ...{ before, after: await findTarget(trx, locale, phrase) },
        })
        .execute();
      return 'done';
    }),
});

async function findTarget(db: Db, locale: Locale, phrase: string): Promise<string | null> {
  const row = await db
    .selectFrom('search_meanings')
    .select(['phrase', 'codes', 'as_set', 'page'])
    .where('locale', '=', locale)
    .where('phrase', '=', normalisedPhrase(phrase))
    .executeTakeFirst();
  return row ? toTarget(row) : null;
}

async function count(db: Db, locale: Locale): Promise<number> {
  const { rows } = await db
    .selectFrom('search_meanings')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('locale', '=', locale)
    .executeTakeFirstOrThrow();
  return Number(rows);
}
