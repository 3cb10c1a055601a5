import type { Locale } from 'contract/codes.ts';
import type { Localized } from 'contract/schemas/common.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { offsetOf, type Page } from '../../shared/pagination.ts';
import { type FilterChoice, toLikePattern, toWhere } from './filters.ts';
import { type CardRow, cardColumns } from './listing.repository.ts';

const configs = { es: 'spanish', en: 'english', de: 'german' } as const;
const mostWords = 8;
const shortestMisspelt = 4;
// One letter left out of eight still is more alike than this.
const leastLikeness = 0.5;

export type Search = { text: string; choice: FilterChoice; locale: Locale; page: Page };
type Found = { rows: CardRow[]; total: number };

const toWords = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords);

/** By a part of the reference, or by words that begin like this: the last one may still be being typed. */
export async function searchExactly(db: Db, { text, choice, locale, page }: Search): Promise<Found> {
  const words = toWords(text);
  const config = sql.lit(configs[locale]);
  const query = sql`to_tsquery(${config}::regconfig, fold(${words.map((word) => `'${word}':*`).join(' & ')}))`;
  const byWords = words.length > 0 ? sql<boolean>`s.document @@ ${query}` : sql<boolean>`false`;
  const rank = words.length > 0 ? sql`ts_rank(s.document, ${query})` : sql`0::real`;
  return find(db, {
    locale,
    choice,
    page,
    match: sql`(upper(p.reference) like ${toLikePattern(text.trim())} or ${byWords})`,
    order: sql`upper(p.reference) = ${text.trim().toUpperCase()} desc, upper(p.reference) like ${toLikePattern(text.trim())} desc, ${rank} desc`,
  });
}

/** By words that look alike. Short words are left to the exact search: anything looks like them. */
export async function searchMisspelt(db: Db, { text, choice, locale, page }: Search): Promise<Found> {
  const words = toWords(text).filter((word) => word.length >= shortestMisspelt);
  if (words.length === 0 || !(await hasTrigrams(db))) return { rows: [], total: 0 };
  const match = sql<boolean>`(${sql.join(
    words.map((word) => sql`fold(${word}) <% s.words`),
    sql` and `,
  )})`;
  const likeness = sql.join(
    words.map((word) => sql`word_similarity(fold(${word}), s.words)`),
    sql` + `,
  );
  return db.transaction().execute(async (trx) => {
    await sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(leastLikeness)}`.execute(trx);
    return find(trx, { locale, choice, page, match, order: sql`${likeness} desc` });
  });
}

type Query = {
  locale: Locale;
  choice: FilterChoice;
  page: Page;
  match: RawBuilder<boolean>;
  order: RawBuilder<unknown>;
};

async function find(db: Db, { locale, choice, page, match, order }: Query): Promise<Found> {
  const from = sql`
    from product_search s
      join products p on p.id = s.product_id
      join product_cards c on c.product_id = p.id
    where s.locale = ${sql.lit(locale)} and ${match} and ${toWhere(choice)}`;
  const { rows } = await sql<CardRow & { total: number }>`
    select ${cardColumns}, count(*) over ()::integer as total ${from}
    order by ${order}, p.rank, p.id
    limit ${page.size} offset ${offsetOf(page)}
  `.execute(db);
  if (rows[0] || page.number === 1) return { rows, total: rows[0]?.total ?? 0 };
  const counted = await sql<{ total: number }>`select count(*)::integer as total ${from}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

async function hasTrigrams(db: Db): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from pg_extension where extname = 'pg_trgm') as there`.execute(db);
  return rows[0]?.there === true;
}

export type SuggestedDepartment = { name: Localized; slug: Localized; parent: Localized | null };

/** Departments whose name begins a word like the text, the general ones first. */
export async function suggestDepartments(
  db: Db,
  text: string,
  locale: Locale,
  most: number,
): Promise<SuggestedDepartment[]> {
  const { rows } = await sql<SuggestedDepartment>`
    select d.name, d.slug, parent.name as parent
    from departments d left join departments parent on parent.id = d.parent_id
    where ' ' || fold(d.name ->> ${sql.lit(locale)}) like '% ' || fold(${text.trim().replace(/[\\%_]/g, '\\$&')}) || '%'
      and exists (select from product_departments shelf where shelf.department_id = d.id)
    order by d.parent_id nulls first, d.position
    limit ${most}
  `.execute(db);
  return rows;
}
