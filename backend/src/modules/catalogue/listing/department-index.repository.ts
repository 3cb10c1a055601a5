import type { Localized } from 'contract/common/schemas.ts';
import { type FacetName, facetNames } from 'contract/facets.ts';
import type { SizeGuideName } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { ColorRow } from '../../../shared/media.mapper.ts';
import { type FacetColumn, facetColumns, facetTables } from '../cache/facet-tables.ts';
import { type CardRow, cardColumns } from '../cards/cards.repository.ts';

/** Per colour, in order: hash and dominant colour of the first picture; then the first colour's second picture. */
type Pictures = ([hash: string | null, dominant: string | null] | string | null)[];
export type IndexRow = CardRow & Record<FacetColumn, string | null> & { open: string[]; pictures: Pictures };
export type IndexNames = Record<FacetName, { code: string; name: Localized }[]> & {
  colors: ColorRow[];
  sizes: { code: string; band: string | null; cup: string | null }[];
  /** Per type, in order. */
  guides: (SizeGuideName | null)[];
};

/** In the order of the ids. */
export async function listIndexRows(db: Db, ids: number[]): Promise<IndexRow[]> {
  const { rows } = await sql<IndexRow>`
    select ${cardColumns}, ${facetColumns}, c.open, c.pictures
    from unnest(${ids}::integer[]) with ordinality asked(id, place)
      join products p on p.id = asked.id
      join product_cards c on c.product_id = p.id
    order by asked.place
  `.execute(db);
  return rows;
}

type Codes = Record<FacetName, string[]> & { colors: string[]; sizes: string[] };

/** The names of these codes, in the order in which each list is shown. */
export async function listIndexNames(db: Db, codes: Codes): Promise<IndexNames> {
  const facets = facetNames.map(
    (name) => sql`
      (select coalesce(json_agg(json_build_object('code', code, 'name', name) order by position), '[]')
        from ${sql.table(facetTables[name].names)} where code = any(${codes[name]}::text[])) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<IndexNames>`
    select
      (select coalesce(json_agg(json_build_object('code', code, 'name', name, 'hex', hex, 'swatch', swatch)
        order by position), '[]') from colors where code = any(${codes.colors}::text[])) as colors,
      (select coalesce(json_agg(json_build_object('code', code, 'band', band, 'cup', cup) order by position), '[]')
        from sizes where code = any(${codes.sizes}::text[])) as sizes,
      (select coalesce(json_agg(size_guide order by position), '[]') from product_types
        where code = any(${codes.types}::text[])) as guides,
      ${sql.join(facets)}
  `.execute(db);
  return rows[0] as IndexNames;
}
