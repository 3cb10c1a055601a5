import type { Localized } from 'contract/schemas/common.ts';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { allOf, type FilterChoice, toConditions } from './filters.ts';
import type { ColorRow } from './listing.repository.ts';

type Counted = { products: number };
export type FacetRows = {
  total: number;
  price_from: number | null;
  price_to: number | null;
  colors: (ColorRow & Counted)[] | null;
  sizes: ({ code: string; band: string | null; cup: string | null } & Counted)[] | null;
  types: ({ code: string; name: Localized } & Counted)[] | null;
  supports: ({ code: string; name: Localized } & Counted)[] | null;
};
export type FilterRow = { color: string; size: string; reference: string; available: number };

/**
 * Each facet counts what choosing its value would leave, so it heeds every choice but its own. Values that would leave
 * nothing stay in the list with 0: what was ticked must not vanish.
 */
export async function countFacets(db: Db, departmentId: number, choice: FilterChoice): Promise<FacetRows> {
  const stockOnly = choice.soloDisponibles === true;
  const chosen = toConditions(choice);
  // In stock only, colour and size must meet in one article; otherwise V08 asks each of the product.
  const color =
    stockOnly && choice.colores?.length ? sql<boolean>`v.color_code = any(${choice.colores}::text[])` : chosen.color;
  const size =
    stockOnly && choice.tallas?.length ? sql<boolean>`a.size_code = any(${choice.tallas}::text[])` : chosen.size;
  const inStock = sql`(c.legal_complete and exists (select from stock s where s.article_id = a.id and s.quantity > 0))`;

  const { rows } = await sql<FacetRows>`
    with row as materialized (
      select p.id, v.color_code, a.size_code, p.type_code, p.support_code, c.price_from, c.price_to,
        ${color} as m_color, ${size} as m_size, ${chosen.type} as m_type, ${chosen.support} as m_support,
        ${chosen.price} as m_price, ${stockOnly ? inStock : sql`true`} as m_stock
      from product_departments shelf
        join products p on p.id = shelf.product_id
        join product_cards c on c.product_id = p.id
        join articles a on a.product_id = p.id
        join current_prices r on r.article_id = a.id
        join variants v on v.id = a.variant_id
      where shelf.department_id = ${departmentId} and ${chosen.reference}
    ),
    by_color as (
      select color_code as code,
        count(distinct id) filter (where m_size and m_type and m_support and m_price and m_stock)::integer as products
      from row group by color_code
    ),
    by_size as (
      select size_code as code,
        count(distinct id) filter (where m_color and m_type and m_support and m_price and m_stock)::integer as products
      from row group by size_code
    ),
    by_type as (
      select type_code as code,
        count(distinct id) filter (where m_color and m_size and m_support and m_price and m_stock)::integer as products
      from row group by type_code
    ),
    by_support as (
      select support_code as code,
        count(distinct id) filter (where m_color and m_size and m_type and m_price and m_stock)::integer as products
      from row where support_code is not null group by support_code
    )
    select
      (select count(distinct id)::integer from row
       where m_color and m_size and m_type and m_support and m_price and m_stock) as total,
      (select min(price_from) from row where m_color and m_size and m_type and m_support and m_stock) as price_from,
      (select max(price_to) from row where m_color and m_size and m_type and m_support and m_stock) as price_to,
      (select json_agg(json_build_object('code', o.code, 'name', o.name, 'hex', o.hex, 'swatch', o.swatch,
        'products', b.products) order by o.position) from by_color b join colors o on o.code = b.code) as colors,
      (select json_agg(json_build_object('code', z.code, 'band', z.band, 'cup', z.cup, 'products', b.products)
        order by z.position) from by_size b join sizes z on z.code = b.code) as sizes,
      (select json_agg(json_build_object('code', t.code, 'name', t.name, 'products', b.products)
        order by t.position) from by_type b join product_types t on t.code = b.code) as types,
      (select json_agg(json_build_object('code', l.code, 'name', l.name, 'products', b.products)
        order by l.position) from by_support b join support_levels l on l.code = b.code) as supports
  `.execute(db);
  return rows[0] as FacetRows;
}

/** What can be chosen together in the products that the choice leaves, or null when there is more of it than `most`. */
export async function listFilterRows(
  db: Db,
  departmentId: number,
  choice: FilterChoice,
  most: number,
): Promise<FilterRow[] | null> {
  const { rows } = await sql<FilterRow>`
    select v.color_code as color, a.size_code as size, p.reference,
      (c.legal_complete and exists (select from stock s where s.article_id = a.id and s.quantity > 0))::integer as available
    from product_departments shelf
      join products p on p.id = shelf.product_id
      join product_cards c on c.product_id = p.id
      join articles a on a.product_id = p.id
      join current_prices r on r.article_id = a.id
      join variants v on v.id = a.variant_id
      join sizes z on z.code = a.size_code
    where shelf.department_id = ${departmentId} and ${allOf(toConditions(choice))}
    order by shelf.rank, shelf.product_id, v.position, z.position
    limit ${most + 1}
  `.execute(db);
  return rows.length > most ? null : rows;
}
