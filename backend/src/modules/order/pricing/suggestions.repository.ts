import type { Locale } from 'contract/public-codes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { RewardArticle } from '../../prizes/rewards.ts';
import type { Bag } from '../core/bag.ts';
import { pointsOf } from '../core/totals.ts';

export type SuggestedProduct = { productId: number; reference: string; name: string; code: string; cents: number };

/** The number of articles considered for reaching a prize. */
const mostLookedAt = 80;
const mostSuggested = 8;
/** A step up costs more, but less than half as much again. */
const stepUp = { from: 1.05, to: 1.5 };

/** The article shown for a style: an available one, in a size of the bag if the style has it. */
const shownArticle = (sizes: readonly string[]) => sql`
  select a.code, coalesce(r.sale_price, r.price) as cents
  from articles a join current_prices r on r.article_id = a.id
  where a.product_id = near.id and exists (select from stock s where s.article_id = a.id and s.quantity > 0)
  order by a.size_code = any(${sizes}::text[]) desc, a.id
  limit 1`;

const namesOf = ({ lines }: Bag) => ({
  products: [...new Set(lines.map(({ article }) => article.productId))],
  collections: [...new Set(lines.map(({ article }) => article.collection))],
  sizes: [...new Set(lines.map(({ article }) => article.size))],
});

async function listNear(db: Db, sizes: readonly string[], near: RawBuilder<unknown>, locale: Locale = 'es') {
  const { rows } = await sql<SuggestedProduct>`
    select near.id as "productId", near.reference, near.name ->> ${sql.lit(locale)} as name, shown.code, shown.cents
    from (${near}) near cross join lateral (${shownArticle(sizes)}) shown
    order by near.place`.execute(db);
  return rows;
}

/** One article per style that goes with the bag and is not in it: the same collections first. */
export async function listRewardCandidates(db: Db, bag: Bag, { locale }: { locale: Locale }): Promise<RewardArticle[]> {
  const { products, collections, sizes } = namesOf(bag);
  const near = sql`
    select p.id, p.reference, p.name,
      row_number() over (order by p.collection = any(${collections}::text[]) desc, p.rank, p.id) as place
    from products p join product_cards c on c.product_id = p.id
    where c.available and p.id <> all(${products}::integer[])
    order by place
    limit ${mostLookedAt}`;
  const rows = await listNear(db, sizes, near, locale);
  return rows.map(({ code, reference, name, cents }) => ({
    code,
    reference,
    name,
    cents,
    points: pointsOf(cents, bag.campaign.pointCents),
  }));
}

/** Styles of the collections in the bag, of a type that is not in it. */
export async function listSameCollection(db: Db, bag: Bag): Promise<SuggestedProduct[]> {
  const { products, collections, sizes } = namesOf(bag);
  const types = [...new Set(bag.lines.map(({ article }) => article.type))];
  return listNear(
    db,
    sizes,
    sql`
      select p.id, p.reference, p.name,
        row_number() over (order by p.type_code = any(${types}::text[]), p.rank, p.id) as place
      from products p join product_cards c on c.product_id = p.id
      where c.available and p.collection = any(${collections}::text[]) and p.id <> all(${products}::integer[])
      order by place
      limit ${mostSuggested}`,
  );
}

/** Styles of the type and for the gender of something in the bag that cost a little more. */
export async function listUpgrades(db: Db, bag: Bag): Promise<SuggestedProduct[]> {
  const { products, sizes } = namesOf(bag);
  return listNear(
    db,
    sizes,
    sql`
      select q.id, q.reference, q.name, row_number() over (order by min(q.rank), q.id) as place
      from products p
        join product_cards own on own.product_id = p.id
        join products q on q.type_code = p.type_code and q.gender = p.gender
        join product_cards c on c.product_id = q.id
      where p.id = any(${products}::integer[]) and q.id <> all(${products}::integer[]) and c.available
        and c.price_from between own.price_from * ${stepUp.from}::numeric and own.price_from * ${stepUp.to}::numeric
      group by q.id
      order by place
      limit ${mostSuggested}`,
  );
}
