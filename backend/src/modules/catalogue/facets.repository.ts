import type { Localized } from 'contract/schemas/common.ts';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { allOf, type FilterChoice, toConditions, toWhere } from './filters.ts';
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
  const chosen = toConditions(choice);
  const stockOnly = choice.soloDisponibles === true;
  // In stock only, colour and size must meet in one article; otherwise V08 asks each of the product.
  const openColor = stockOnly ? sql`code = any(open_colors)` : sql`m_size`;
  const openSize = stockOnly ? sql`code = any(open_sizes)` : sql`m_color`;

  const { rows } = await sql<FacetRows>`
    with row as materialized (
      select p.type_code, p.support_code, c.price_from, c.price_to, c.colors, c.sizes,
        ${chosen.color} as m_color, ${chosen.size} as m_size, ${chosen.type} as m_type, ${chosen.support} as m_support,
        ${chosen.price} as m_price, ${allOf([chosen.color, chosen.size, chosen.available])} as m_article
        ${stockOnly ? sql`, ${openValues(choice)}` : sql``}
      from product_departments shelf
        join products p on p.id = shelf.product_id
        join product_cards c on c.product_id = p.id
      where shelf.department_id = ${departmentId} and ${chosen.reference}
    ),
    by_color as (
      select code, count(*) filter (where ${openColor} and m_type and m_support and m_price)::integer as products
      from row, unnest(colors) code group by code
    ),
    by_size as (
      select code, count(*) filter (where ${openSize} and m_type and m_support and m_price)::integer as products
      from row, unnest(sizes) code group by code
    ),
    by_type as (
      select type_code as code, count(*) filter (where m_article and m_support and m_price)::integer as products
      from row group by type_code
    ),
    by_support as (
      select support_code as code, count(*) filter (where m_article and m_type and m_price)::integer as products
      from row where support_code is not null group by support_code
    ),
    whole as (
      select count(*) filter (where m_price)::integer as total, min(price_from) as price_from, max(price_to) as price_to
      from row where m_article and m_type and m_support
    )
    select whole.*,
      (select json_agg(json_build_object('code', o.code, 'name', o.name, 'hex', o.hex, 'swatch', o.swatch,
        'products', b.products) order by o.position) from by_color b join colors o on o.code = b.code) as colors,
      (select json_agg(json_build_object('code', z.code, 'band', z.band, 'cup', z.cup, 'products', b.products)
        order by z.position) from by_size b join sizes z on z.code = b.code) as sizes,
      (select json_agg(json_build_object('code', t.code, 'name', t.name, 'products', b.products)
        order by t.position) from by_type b join product_types t on t.code = b.code) as types,
      (select json_agg(json_build_object('code', l.code, 'name', l.name, 'products', b.products)
        order by l.position) from by_support b join support_levels l on l.code = b.code) as supports
    from whole
  `.execute(db);
  return rows[0] as FacetRows;
}

/** Which colours are in stock in the chosen sizes, and which sizes in the chosen colours. */
function openValues({ colores, tallas }: FilterChoice) {
  const inStock = sql`
    from articles a join variants v on v.id = a.variant_id join current_prices r on r.article_id = a.id
    where a.product_id = p.id and c.legal_complete
      and exists (select from stock s where s.article_id = a.id and s.quantity > 0)`;
  const inColors = colores?.length ? sql`and v.color_code = any(${colores}::text[])` : sql``;
  const inSizes = tallas?.length ? sql`and a.size_code = any(${tallas}::text[])` : sql``;
  return sql`
    (select coalesce(array_agg(distinct v.color_code), '{}') ${inStock} ${inSizes}) as open_colors,
    (select coalesce(array_agg(distinct a.size_code), '{}') ${inStock} ${inColors}) as open_sizes`;
}

/** What can be chosen together in the products that the choice leaves; nothing when there is more of it than `most`. */
export async function listFilterRows(
  db: Db,
  departmentId: number,
  choice: FilterChoice,
  most: number,
): Promise<FilterRow[]> {
  const { rows } = await sql<FilterRow>`
    with found as materialized (
      select p.id, p.reference, c.legal_complete, shelf.rank
      from product_departments shelf
        join products p on p.id = shelf.product_id
        join product_cards c on c.product_id = p.id
      where shelf.department_id = ${departmentId} and ${toWhere(choice)}
    )
    select v.color_code as color, a.size_code as size, f.reference,
      (f.legal_complete and exists (select from stock s where s.article_id = a.id and s.quantity > 0))::integer as available
    from found f
      join articles a on a.product_id = f.id
      join current_prices r on r.article_id = a.id
      join variants v on v.id = a.variant_id
      join sizes z on z.code = a.size_code
    where (select count(*) from found join articles on articles.product_id = found.id) <= ${most}
    order by f.rank, f.id, v.position, z.position
  `.execute(db);
  return rows;
}
