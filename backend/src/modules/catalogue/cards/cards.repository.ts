import type { Localized } from 'contract/common/schemas.ts';
import type { SizeGuideName } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { ColorRow, PictureRow } from '../../../shared/media.mapper.ts';

export type CardRow = {
  id: number;
  reference: string;
  type_code: string;
  name: Localized;
  slug: Localized;
  launched_at: Date;
  price_from: number;
  price_to: number;
  before_from: number | null;
  before_to: number | null;
  lowest30: number | null;
  few: boolean;
  available: boolean;
  colors: string[];
  sizes: string[];
  /** Set if `sizeColumns` were selected. */
  size_guide?: SizeGuideName | null;
  in_stock?: string[];
  /** Set for products worn with another one. */
  completes_set?: boolean;
};
export type CardColorRow = ColorRow & { product_id: number; first: PictureRow | null; second: PictureRow | null };

export const cardColumns = sql`
  p.id, p.reference, p.type_code, p.name, p.slug, p.launched_at, c.price_from, c.price_to, c.before_from, c.before_to,
  c.lowest30, c.few, c.available, c.colors, c.sizes`;

/** For finding a shopper's own size on a card; listings have an index for that. */
export const sizeColumns = sql`
  (select t.size_guide from product_types t where t.code = p.type_code) as size_guide,
  array(
    select distinct a.size_code from articles a
    where a.product_id = p.id and c.legal_complete
      and exists (select 1 from stock s where s.article_id = a.id and s.quantity > 0)
  ) as in_stock`;

/** In the order of the ids. */
export async function listCardsById(db: Db, ids: number[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns}
    from unnest(${ids}::integer[]) with ordinality asked(id, place)
      join products p on p.id = asked.id
      join product_cards c on c.product_id = p.id
    order by asked.place
  `.execute(db);
  return rows;
}

export async function listCardsByReference(db: Db, references: string[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns}, ${sizeColumns}
    from products p join product_cards c on c.product_id = p.id
    where upper(p.reference) = any(${references}::text[])
  `.execute(db);
  return rows;
}

/** The colours of many products in one query, each with its first picture; the first colour also with its second. */
export async function listCardColors(db: Db, productIds: number[]): Promise<CardColorRow[]> {
  if (productIds.length === 0) return [];
  const picture = (position: number) => sql`(
    select json_build_object('hash', k.hash, 'view', k.view, 'width', i.width, 'height', i.height, 'dominant', i.dominant)
    from variant_pictures k join pictures i on i.hash = k.hash
    where k.variant_id = v.id and k.position = ${position}
  )`;
  const { rows } = await sql<CardColorRow>`
    select v.product_id, o.code, o.name, o.hex, o.swatch, ${picture(1)} as first,
      case when v.color_code = c.colors[1] then ${picture(2)} end as second
    from variants v join colors o on o.code = v.color_code join product_cards c on c.product_id = v.product_id
    where v.product_id = any(${productIds}::integer[])
    order by v.product_id, v.position
  `.execute(db);
  return rows;
}
