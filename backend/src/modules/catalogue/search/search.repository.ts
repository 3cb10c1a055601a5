import type { Localized } from 'contract/common/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';

/** A word of the query, and the numbers of the shop's words that it may mean. */
export type Term = { word: string; lexeme: string; whole: number[]; beginning: number[]; inside: number[] };
/** Without a number it occurs only in a meaning. */
export type SimilarWord = { word: string; id: number | null; candidate: string; lexeme: string };
/** What a phrase stands for: codes of the catalogue, each with its department if it has one, or a page. */
export type SearchMeaning = {
  phrase: string;
  lexemes: string[];
  codes: { code: string; department: number | null }[];
  /** The types are asked for as a set. */
  asSet: boolean;
  page: string | null;
};

const mostWords = 8;
const shortestInside = 4;
const mostAlike = 20;

/** Exact matches: the same stem, the same beginning (the last word may be incomplete), or a part of a compound. */
export async function listTerms(db: Db, text: string, locale: Locale): Promise<Term[]> {
  const own = sql`s.locale = ${sql.lit(locale)}`;
  const { rows } = await sql<Term>`
    with term as (
      select word, n, search_lexeme(${sql.lit(locale)}, word) as lexeme
      from regexp_split_to_table(search_fold(${text}) collate "und-x-icu", '[^[:alnum:]]+') with ordinality t(word, n)
      where word <> ''
      order by n limit ${mostWords}
    )
    select word, lexeme,
      array(select s.id from search_words s where ${own} and s.lexeme = term.lexeme) as whole,
      array(
        select s.id from search_words s where ${own} and s.word ~>=~ term.word and s.word ~<~ (term.word || chr(1114111))
      ) as beginning,
      array(
        select s.id from search_words s
        where ${own} and length(term.word) >= ${shortestInside} and s.word like '%' || term.word || '%'
      ) as inside
    from term order by n
  `.execute(db);
  return rows;
}

/** Synonyms: every phrase that contains one of these words. */
export async function listMeanings(db: Db, words: string[], locale: Locale): Promise<SearchMeaning[]> {
  if (words.length === 0) return [];
  const last = words.at(-1) as string;
  const { rows } = await sql<SearchMeaning>`
    select m.phrase, m.lexemes, m.page, m.as_set as "asSet", (
        select coalesce(json_agg(json_build_object('code', c.code, 'department', d.id) order by c.n), '[]')
        from unnest(m.codes) with ordinality c(code, n) left join departments d on d.code = c.code
      ) as codes
    from search_meanings m
    where m.locale = ${sql.lit(locale)}
      and (m.lexemes && ${words}::text[] or ' ' || m.phrase like ${`% ${last}%`})
  `.execute(db);
  return rows;
}

/** The colours among these codes, and those named by a word with one of these stems. */
export async function listColors(
  db: Db,
  { stems, codes }: { stems: string[]; codes: string[] },
  locale: Locale,
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct c.code
    from colors c, unnest(search_split(c.name ->> ${sql.lit(locale)})) word
    where search_lexeme(${sql.lit(locale)}, word) = any(${stems}::text[]) or c.code = any(${codes}::text[])
  `.execute(db);
  return rows.map(({ code }) => code);
}

/** Products with an article that has one of these codes. */
export async function listProductsByCode(db: Db, codes: string[]): Promise<{ id: number; reference: string }[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ id: number; reference: string }>`
    select distinct p.id, p.reference from articles a join products p on p.id = a.product_id
    where upper(a.code) = any(${codes}::text[])`.execute(db);
  return rows;
}

export async function listSearchPages(db: Db, paths: string[]): Promise<{ path: string; name: Localized }[]> {
  if (paths.length === 0) return [];
  const rows = await db.selectFrom('search_pages').selectAll().where('path', 'in', paths).execute();
  return rows.toSorted((one, other) => paths.indexOf(one.path) - paths.indexOf(other.path));
}

/** The words with the most trigrams in common; nothing where the extension is missing. */
export async function listSimilarWords(db: Db, words: string[], locale: Locale): Promise<SimilarWord[]> {
  if (words.length === 0 || !(await hasTrigrams(db))) return [];
  const { rows } = await sql<SimilarWord>`
    with meant as (
      select distinct w.word, m.lexemes[w.n] as lexeme
      from search_meanings m, unnest(string_to_array(m.phrase, ' ')) with ordinality w(word, n)
      where m.locale = ${sql.lit(locale)}
    )
    select t.word, near.id, near.word as candidate, near.lexeme
    from unnest(${words}::text[]) t(word)
      cross join lateral (
        (
          select s.id, s.word, s.lexeme from search_words s
          where s.locale = ${sql.lit(locale)} and s.word % t.word
          order by similarity(s.word, t.word) desc, s.id
          limit ${mostAlike}
        )
        union all
        (
          select null, m.word, m.lexeme from meant m
          where m.word % t.word
          order by similarity(m.word, t.word) desc, m.word
          limit ${mostAlike}
        )
      ) near
  `.execute(db);
  return rows;
}

async function hasTrigrams(db: Db): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from pg_extension where extname = 'pg_trgm') as there`.execute(db);
  return rows[0]?.there === true;
}

export type SuggestedDepartment = { id: number; name: Localized; slug: Localized; parent: Localized | null };

/** These, and departments whose words (or their parent's) begin with each of the words, top-level ones first. */
export async function suggestDepartments(
  db: Db,
  { words, ids }: { words: string[]; ids: number[] },
  locale: Locale,
): Promise<SuggestedDepartment[]> {
  if (words.length === 0 && ids.length === 0) return [];
  const spoken = (name: string) =>
    sql`regexp_replace(search_fold(${sql.ref(name)} ->> ${sql.lit(locale)}) collate "und-x-icu", '[^[:alnum:]]+', ' ', 'g')`;
  const { rows } = await sql<SuggestedDepartment>`
    select d.id, d.name, d.slug, parent.name as parent
    from departments d left join departments parent on parent.id = d.parent_id
    where d.id = any(${ids}::integer[])
      or ' ' || ${spoken('d.name')} like any (${words.map((word) => `% ${word}%`)}::text[])
      and concat(' ', ${spoken('d.name')}, ' ', ${spoken('parent.name')}) like all (${words.map((word) => `% ${word}%`)}::text[])
    order by array_position(${ids}::integer[], d.id), d.parent_id nulls first, d.position
  `.execute(db);
  return rows;
}
