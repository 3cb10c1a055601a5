import type { Locale } from 'contract/codes.ts';
import type { Localized } from 'contract/schemas/common.ts';
import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

/** A word that was asked for, and the numbers of the words of the shop that it may mean. */
export type Term = { word: string; lexeme: string; whole: number[]; beginning: number[]; inside: number[] };
export type Alike = { word: string; id: number; candidate: string; lexeme: string };

const mostWords = 8;
const shortestInside = 4;
const mostAlike = 20;

/** Spelt as asked: the same stem, the same beginning (the last word may still be being typed), or a part of a compound. */
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

/** Words that share the most of their letters in threes; nothing where the extension is missing. */
export async function listAlike(db: Db, words: string[], locale: Locale): Promise<Alike[]> {
  if (words.length === 0 || !(await hasTrigrams(db))) return [];
  const { rows } = await sql<Alike>`
    select t.word, near.id, near.word as candidate, near.lexeme
    from unnest(${words}::text[]) t(word)
      cross join lateral (
        select s.id, s.word, s.lexeme from search_words s
        where s.locale = ${sql.lit(locale)} and s.word % t.word
        order by similarity(s.word, t.word) desc, s.id
        limit ${mostAlike}
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

/** Departments in whose name or whose parent's each of these begins a word, the general ones first. */
export async function suggestDepartments(db: Db, words: string[], locale: Locale): Promise<SuggestedDepartment[]> {
  if (words.length === 0) return [];
  const spoken = (name: string) =>
    sql`regexp_replace(search_fold(${sql.ref(name)} ->> ${sql.lit(locale)}) collate "und-x-icu", '[^[:alnum:]]+', ' ', 'g')`;
  const { rows } = await sql<SuggestedDepartment>`
    select d.id, d.name, d.slug, parent.name as parent
    from departments d left join departments parent on parent.id = d.parent_id
    where ' ' || ${spoken('d.name')} like any (${words.map((word) => `% ${word}%`)}::text[])
      and concat(' ', ${spoken('d.name')}, ' ', ${spoken('parent.name')}) like all (${words.map((word) => `% ${word}%`)}::text[])
    order by d.parent_id nulls first, d.position
  `.execute(db);
  return rows;
}
