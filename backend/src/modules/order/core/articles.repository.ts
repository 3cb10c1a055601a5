import { warehouses } from 'contract/codes.ts';
import type { Localized } from 'contract/common/schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { ColorRow, PictureRow } from '../../../shared/media.mapper.ts';
import { type Campaign, isInForce } from './campaigns.ts';

/** An article as an order sees it at one moment: its price in a campaign and its stock. */
export type Article = {
  id: number;
  code: string;
  productId: number;
  reference: string;
  name: Localized;
  type: string;
  collection: string;
  color: ColorRow;
  size: string;
  band: string | null;
  cup: string | null;
  picture: PictureRow | null;
  sealed: boolean;
  maxQuantity: number;
  grams: number;
  /** Its legal data for this market are complete. */
  sellable: boolean;
  /** Null if it is not in the campaign. */
  price: number | null;
  salePrice: number | null;
  lowest30: number | null;
  /** The price once the campaign has closed; null if it is not sold any more then. */
  closing: number | null;
  europe: number;
  central: number;
};

export type PricingMoment = { campaign: Campaign; now: Date };

const askedAt = (at: Date) => sql<number | null>`(
  select least(
    (array_agg(x.cents order by x.valid_from desc, x.id desc) filter (where x.kind = 'regular'))[1],
    min(x.cents) filter (where x.kind = 'sale')
  )
  from prices x
  where x.article_id = a.id and x.valid_from <= ${at} and (x.valid_to is null or x.valid_to > ${at})
  having bool_or(x.kind = 'regular')
)`;

/**
 * The price at the instant itself, because current prices are computed by a job, which may be late or may have run
 * since the caller read them. A reduction is announced only if both agree. Before a campaign begins its prices are
 * those of its first moment.
 */
function priceColumns({ campaign, now }: PricingMoment) {
  if (!isInForce(campaign, now))
    return sql`${askedAt(campaign.startsAt)} as price, null::integer as "salePrice", null::integer as lowest30,
      ${askedAt(campaign.endsAt)} as closing`;
  const agreed = sql`coalesce(r.sale_price, r.price) = asked.cents`;
  return sql`case when ${agreed} then r.price else asked.cents end as price,
    case when ${agreed} then r.sale_price end as "salePrice", case when ${agreed} then r.lowest30 end as lowest30,
    case when ${agreed} and coalesce(r.next_change > ${campaign.endsAt}, true) then asked.cents
      else ${askedAt(campaign.endsAt)} end as closing`;
}

/** Whether an article's current price differs from the given one: a cheap second look at articles priced before. */
export async function hasOtherPrices(
  db: Db,
  given: readonly { articleId: number; cents: number | null }[],
  { campaign, now }: PricingMoment,
): Promise<boolean> {
  const { rows } = await sql`
    select from unnest(
        ${given.map(({ articleId }) => articleId)}::integer[], ${given.map(({ cents }) => cents)}::integer[]
      ) a(id, cents)
    where a.cents is distinct from ${askedAt(isInForce(campaign, now) ? now : campaign.startsAt)}
    limit 1`.execute(db);
  return rows.length > 0;
}

const quantity = (warehouse: string) => sql<number>`coalesce((
  select s.quantity from stock s where s.article_id = a.id and s.warehouse = ${sql.lit(warehouse)}), 0)`;

async function listWhere(db: Db, moment: PricingMoment, condition: RawBuilder<unknown>): Promise<Article[]> {
  const { rows } = await sql<Article>`
    select a.id, a.code, a.product_id as "productId", p.reference, p.name, p.type_code as type, p.collection,
      json_build_object('code', o.code, 'name', o.name, 'hex', o.hex, 'swatch', o.swatch) as color,
      a.size_code as size, z.band, z.cup, p.sealed_hygiene as sealed, a.max_quantity as "maxQuantity",
      a.grams,
      coalesce(c.legal_complete, legal_is_complete(p)) as sellable,
      (
        select json_build_object('hash', k.hash, 'view', k.view, 'width', i.width, 'height', i.height,
          'dominant', i.dominant)
        from variant_pictures k join pictures i on i.hash = k.hash
        where k.variant_id = v.id
        order by k.position
        limit 1
      ) as picture,
      ${quantity(warehouses.europe)} as europe, ${quantity(warehouses.central)} as central,
      ${priceColumns(moment)}
    from articles a
      join variants v on v.id = a.variant_id
      join colors o on o.code = v.color_code
      join sizes z on z.code = a.size_code
      join products p on p.id = a.product_id
      left join product_cards c on c.product_id = p.id
      left join current_prices r on r.article_id = a.id
      cross join lateral (select ${askedAt(moment.now)} as cents) asked
    where ${condition}
    order by a.product_id, v.position, z.position`.execute(db);
  return rows;
}

export async function listArticlesById(db: Db, ids: readonly number[], moment: PricingMoment): Promise<Article[]> {
  return ids.length === 0 ? [] : listWhere(db, moment, sql`a.id = any(${ids}::integer[])`);
}

/** By their codes in upper case. */
export async function listArticlesByCode(db: Db, codes: readonly string[], moment: PricingMoment): Promise<Article[]> {
  return codes.length === 0 ? [] : listWhere(db, moment, sql`upper(a.code) = any(${codes}::text[])`);
}

/** All colours and sizes of styles, by their references in upper case. */
export async function listArticlesByReference(
  db: Db,
  references: readonly string[],
  moment: PricingMoment,
): Promise<Article[]> {
  if (references.length === 0) return [];
  return listWhere(
    db,
    moment,
    sql`a.product_id in (select id from products where upper(reference) = any(${references}::text[]))`,
  );
}

export async function listArticlesOfProducts(
  db: Db,
  ids: readonly number[],
  moment: PricingMoment,
): Promise<Article[]> {
  return ids.length === 0 ? [] : listWhere(db, moment, sql`a.product_id = any(${ids}::integer[])`);
}

export const currentPriceOf = ({ price, salePrice }: Article): number | null => salePrice ?? price;

/** In stock or not. */
export const isInCampaign = ({ sellable, price }: Article): boolean => sellable && price !== null;

/** Pieces that can be promised now. */
export const freePieces = (article: Article): number => (isInCampaign(article) ? article.europe + article.central : 0);
