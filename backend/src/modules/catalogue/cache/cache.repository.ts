import { type Locale, locales } from 'contract/public-codes.ts';
import { caches } from 'contract/shop/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { type FacetColumn, facetColumns } from './facet-tables.ts';

/** Each list comes as one text, because parsing a hundred thousand arrays would take seconds. */
export type CacheRow = Record<FacetColumn, string | null> & {
  id: number;
  reference: string;
  collection: string;
  rank: number;
  launched: number;
  /** Hash of its names: it changes when the product's place in the alphabet may change. */
  name_hash: number;
  price_from: number;
  price_to: number;
  available: boolean;
  colors: string;
  sizes: string;
  open: string;
  departments: string;
  words: string[] | null;
};

export const separators = { value: '\x1f', list: '\x1e', kind: '\x1d' } as const;

const columns = sql`
  c.product_id as id, p.reference, p.collection, ${facetColumns}, p.rank,
  floor(extract(epoch from p.launched_at))::float8 as launched, hashtext(p.name::text) as name_hash, c.price_from, c.price_to, c.available,
  array_to_string(c.colors, ${separators.value}) as colors, array_to_string(c.sizes, ${separators.value}) as sizes,
  array_to_string(c.open, ${separators.list}) as open, array_to_string(c.departments, ${separators.value}) as departments,
  (
    select array_agg(array_to_string(w.named, ${separators.value}) || ${separators.kind}::text
      || array_to_string(w.other, ${separators.value}) order by array_position(${[...locales]}::text[], w.locale))
    from product_words w where w.product_id = c.product_id
  ) as words`;

export async function listCacheRows(db: Db, after: number, most: number): Promise<CacheRow[]> {
  const { rows } = await sql<CacheRow>`
    select ${columns} from product_cards c join products p on p.id = c.product_id
    where c.product_id > ${after} and p.id > ${after} order by c.product_id limit ${most}`.execute(db);
  return rows;
}

export async function listCacheRowsOfProducts(db: Db, productIds: number[]): Promise<CacheRow[]> {
  const { rows } = await sql<CacheRow>`
    select ${columns} from product_cards c join products p on p.id = c.product_id
    where c.product_id = any(${productIds}::integer[])`.execute(db);
  return rows;
}

export async function getCatalogueVersion(db: Db): Promise<number> {
  const row = await db
    .selectFrom('cache_versions')
    .select('version')
    .where('name', '=', caches.catalogue)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export async function listProductsChangedSince(db: Db, version: number): Promise<number[]> {
  const rows = await db.selectFrom('listing_changes').select('product_id').where('version', '>', version).execute();
  return rows.map(({ product_id }) => product_id);
}

export async function listSizeCodes(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('sizes').select('code').orderBy('position').orderBy('code').execute();
  return rows.map(({ code }) => code);
}

/** Every product sorted by name, with the language's collation. */
export async function listProductIdsInNameOrder(db: Db, locale: Locale): Promise<number[]> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(p.id::text, ',' order by (p.name ->> ${sql.lit(locale)}) collate "und-x-icu", p.id) as ids
    from product_cards c join products p on p.id = c.product_id`.execute(db);
  return (rows[0]?.ids?.split(',') ?? []).map(Number);
}
