import type { Localized } from 'contract/common/schemas.ts';
import { eachFacet, type FacetName } from 'contract/facets.ts';
import type { Locale, SizeGuideName } from 'contract/public-codes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { textInLocale } from '../../../shared/localized.ts';
import type { ColorRow, FilmRow, PictureRow } from '../../../shared/media.mapper.ts';
import { facetTables } from '../cache/facet-tables.ts';
import { type CardRow, cardColumns, sizeColumns } from '../cards/cards.repository.ts';

export type PartyRow = { name: string; address: string; email: string };
export type ProductRow = CardRow & {
  gender: 1 | 2;
  department_id: number;
  collection: string;
  description: Localized;
  type_name: Localized;
  size_guide: SizeGuideName | null;
  features: Record<FacetName, Localized | null>;
  support_code: string | null;
  legal_complete: boolean;
  composition: { part: Localized; fibres: { fibre: Localized; percent: number }[] }[] | null;
  care: Localized[] | null;
  manufacturer: PartyRow | null;
  responsible: PartyRow | null;
  warnings: Localized[];
  animal_parts: boolean;
  sealed_hygiene: boolean;
  origin: string | null;
  changed_at: Date;
};
export type ArticleRow = {
  code: string;
  size: string;
  band: string | null;
  cup: string | null;
  price: number;
  sale_price: number | null;
  lowest30: number | null;
  max_quantity: number;
  stock: number;
};
export type VariantRow = ColorRow & { pictures: PictureRow[]; film: FilmRow | null; articles: ArticleRow[] };

const party = (id: string) => sql<PartyRow | null>`(
  select json_build_object('name', name, 'address', address, 'email', email) from parties where id = ${sql.ref(id)})`;

/** The product's name per facet. */
const features = sql<Record<FacetName, Localized | null>>`json_build_object(${sql.join(
  Object.values(
    eachFacet((name) => {
      const { of, column, names } = facetTables[name];
      const own = sql`(select n.name from ${sql.table(names)} n where n.code = ${sql.ref(`${of}.${column}`)})`;
      return sql`${sql.lit(name)}, ${own}`;
    }),
  ),
)})`;

/** By its reference in any case, or by its address in this language. */
export async function getProduct(db: Db, key: string, locale: Locale): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select ${cardColumns}, c.legal_complete, p.gender, p.department_id, p.collection, p.description, p.support_code,
      p.warnings, p.animal_parts, p.sealed_hygiene, p.origin, p.changed_at, t.name as type_name, t.size_guide,
      ${features} as features,
      ${party('p.manufacturer_id')} as manufacturer, ${party('p.responsible_id')} as responsible,
      (
        select json_agg(json_build_object('part', g.name, 'fibres', (
          select json_agg(json_build_object('fibre', f.name, 'percent', (fibre ->> 1)::integer) order by at)
          from jsonb_array_elements(part -> 'fibres') with ordinality of_part(fibre, at) join fibres f on f.code = fibre ->> 0
        )) order by part_at)
        from jsonb_array_elements(p.composition) with ordinality of_product(part, part_at)
          join garment_parts g on g.code = part ->> 'part'
      ) as composition,
      (
        select json_agg(k.name order by at)
        from unnest(p.care) with ordinality symbols(code, at) join care_symbols k using (code)
      ) as care
    from products p
      join product_cards c on c.product_id = p.id
      join product_types t on t.code = p.type_code
    where p.id = coalesce(
      (select id from products where upper(reference) = ${key.toUpperCase()}),
      (select id from products where ${textInLocale('slug', locale)} = ${key})
    )
  `.execute(db);
  return rows[0];
}

export async function listVariants(db: Db, productId: number): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select o.code, o.name, o.hex, o.swatch,
      (
        select coalesce(json_agg(json_build_object('hash', k.hash, 'view', k.view, 'width', i.width, 'height', i.height,
          'dominant', i.dominant) order by k.position), '[]')
        from variant_pictures k join pictures i on i.hash = k.hash
        where k.variant_id = v.id
      ) as pictures,
      (
        select json_build_object('hash', f.hash, 'story', f.story, 'added', f.added_at::date, 'formats', array_remove(array[
          case when f.mp4 is not null then 'mp4' end, case when f.webm is not null then 'webm' end], null))
        from films f where f.variant_id = v.id
      ) as film,
      json_agg(json_build_object('code', a.code, 'size', a.size_code, 'band', z.band, 'cup', z.cup, 'price', r.price,
        'sale_price', r.sale_price, 'lowest30', r.lowest30, 'max_quantity', a.max_quantity,
        'stock', (select coalesce(sum(s.quantity), 0) from stock s where s.article_id = a.id)) order by z.position) as articles
    from variants v
      join colors o on o.code = v.color_code
      join articles a on a.variant_id = v.id
      join current_prices r on r.article_id = a.id
      join sizes z on z.code = a.size_code
    where v.product_id = ${productId}
    group by v.id, o.code
    order by v.position
  `.execute(db);
  return rows;
}

export type RelationKind = 'companion' | 'rival';

/** How closely a companion matches: one chosen only by type ranks after both and makes no set. */
const ofFamily = 1;
const ofFabric = 2;

/**
 * Companions are worn with it: of its collection first, then of its fabric, then of types that go with its own, its
 * colour preferred. Rivals are worn instead of it. Sold-out products come last.
 */
export async function listRelated(
  db: Db,
  reference: string,
  kinship: RelationKind,
  most: number,
): Promise<CardRow[] | null> {
  const found = await db
    .selectFrom('products as p')
    .innerJoin('product_cards as c', 'c.product_id', 'p.id')
    .innerJoin('product_types as t', 't.code', 'p.type_code')
    .select([
      'p.id',
      'p.collection',
      'p.material_code',
      'p.department_id',
      'p.gender',
      'p.type_code',
      't.worn',
      't.goes_with',
      'c.colors',
    ])
    .where(sql`upper(p.reference)`, '=', reference.toUpperCase())
    .executeTakeFirst();
  if (!found) return null;

  const companions = (where: RawBuilder<unknown>, nearness: number) => sql`
    (select p.id, p.rank, ${sql.lit(nearness)} as nearness
     from products p join product_types t on t.code = p.type_code
     where ${where} and p.gender = ${found.gender} and p.type_code <> ${found.type_code}
       and not t.worn && ${found.worn}::text[]
     order by p.rank limit ${most})`;
  // One of each type in turn, so that the closest type does not fill the row.
  const goingWith = sql`
    (select id, rank, ${sql.lit(ofFabric)} + turn as nearness
     from unnest(${found.goes_with}::text[]) with ordinality going(code, place)
       cross join lateral (
         select id, rank, row_number() over (order by is_alike desc, rank) as turn
         from (
           select p.id, p.rank, c.colors[1] = any(${found.colors}::text[]) as is_alike
           from products p join product_cards c on c.product_id = p.id
           where p.type_code = going.code and p.gender = ${found.gender} and p.collection <> ${found.collection}
             and p.material_code is distinct from ${found.material_code}
           order by p.rank limit ${2 * most}
         ) first
       ) of_type
     order by turn, place limit ${most})`;
  const near =
    kinship === 'companion'
      ? sql`${companions(sql`p.collection = ${found.collection}`, ofFamily)} union all ${companions(
          sql`p.material_code = ${found.material_code} and p.collection <> ${found.collection}`,
          ofFabric,
        )} union all ${goingWith}`
      : sql`
        select id, rank, 1 as nearness from products
        where department_id = ${found.department_id} and id <> ${found.id} order by rank limit ${most}`;
  const { rows } = await sql<CardRow>`
    with near as (${near})
    select ${cardColumns}, ${sizeColumns},
      ${sql.lit(kinship === 'companion')} and near.nearness <= ${sql.lit(ofFabric)} as completes_set
    from near join products p on p.id = near.id join product_cards c on c.product_id = p.id
    order by c.available desc, near.nearness, near.rank, p.id
    limit ${most}
  `.execute(db);
  return rows;
}
