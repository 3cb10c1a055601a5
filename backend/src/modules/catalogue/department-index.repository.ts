import type { Localized } from 'contract/schemas/common.ts';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { type CardRow, type ColorRow, cardColumns } from './listing.repository.ts';

export type IndexRow = CardRow & {
  support_code: string | null;
  /** In the order of the colours: code, front picture, sizes in stock. */
  shelf: { code: string; hash: string | null; dominant: string | null; second: string | null; open: string[] }[];
};
export type IndexWords = {
  colors: ColorRow[];
  sizes: { code: string; band: string | null; cup: string | null }[];
  types: { code: string; name: Localized }[];
  supports: { code: string; name: Localized }[];
};

export async function countDepartment(db: Db, departmentId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total
    from product_departments shelf join product_cards c on c.product_id = shelf.product_id
    where shelf.department_id = ${departmentId}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/** Every product of the department as recommended. */
export async function listIndexRows(db: Db, departmentId: number): Promise<IndexRow[]> {
  const { rows } = await sql<IndexRow>`
    select ${cardColumns}, p.support_code, (
      select json_agg(json_build_object('code', v.color_code, 'hash', first.hash, 'dominant', i.dominant,
        'second', second.hash, 'open', (
          select coalesce(json_agg(a.size_code), '[]')
          from articles a join current_prices r on r.article_id = a.id
          where a.variant_id = v.id and c.legal_complete
            and exists (select from stock s where s.article_id = a.id and s.quantity > 0)
        )) order by v.position)
      from variants v
        left join variant_pictures first on first.variant_id = v.id and first.position = 1
        left join pictures i on i.hash = first.hash
        left join variant_pictures second on second.variant_id = v.id and second.position = 2 and v.position = 1
      where v.product_id = p.id and v.color_code = any(c.colors)
    ) as shelf
    from product_departments shelf
      join products p on p.id = shelf.product_id
      join product_cards c on c.product_id = p.id
    where shelf.department_id = ${departmentId}
    order by shelf.rank, shelf.product_id
  `.execute(db);
  return rows;
}

type Codes = { colors: string[]; sizes: string[]; types: string[]; supports: string[] };

/** What these codes are called, in the order in which each list is shown. */
export async function listWords(db: Db, codes: Codes): Promise<IndexWords> {
  const { rows } = await sql<IndexWords>`
    select
      (select coalesce(json_agg(json_build_object('code', code, 'name', name, 'hex', hex, 'swatch', swatch)
        order by position), '[]') from colors where code = any(${codes.colors}::text[])) as colors,
      (select coalesce(json_agg(json_build_object('code', code, 'band', band, 'cup', cup) order by position), '[]')
        from sizes where code = any(${codes.sizes}::text[])) as sizes,
      (select coalesce(json_agg(json_build_object('code', code, 'name', name) order by position), '[]')
        from product_types where code = any(${codes.types}::text[])) as types,
      (select coalesce(json_agg(json_build_object('code', code, 'name', name) order by position), '[]')
        from support_levels where code = any(${codes.supports}::text[])) as supports
  `.execute(db);
  return rows[0] as IndexWords;
}
