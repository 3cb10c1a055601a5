import { sql } from 'kysely';
import { noteChange } from '../../jobs/cache-notice.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import type { Db } from '../../schema.ts';
import { absent } from '../../shared/errors.ts';
import { tellWaiting } from './restock.ts';

type Change = { db: Db; outbox: Outbox; now: Date };
export type NewPrice = {
  article: string;
  kind: 'regular' | 'sale';
  cents: number;
  campaign?: string;
  from: Date;
  to?: Date;
};

/**
 * Brings what is read of these products up to date and tells the storefront, in the transaction of the change itself.
 * Whoever changes a price, stock or text of the catalogue ends with this.
 */
export async function publishProducts(trx: Db, outbox: Outbox, productIds: number[], now: Date): Promise<void> {
  if (productIds.length === 0) return;
  // One after the other, or each would compute from what it saw before the other committed, and write that last.
  await sql`
    select from products where id = any(${productIds}::integer[]) order by id for no key update`.execute(trx);
  await sql`select refresh_products(${productIds}::integer[], ${now}::timestamptz)`.execute(trx);
  const { rows } = await sql<{ reference: string }>`
    update products set changed_at = ${now} where id = any(${productIds}::integer[]) returning reference`.execute(trx);
  await sql`
    update departments set changed_at = ${now} where id in (
      select id from departments where id in (
        select department_id from product_departments where product_id = any(${productIds}::integer[]))
      order by id for no key update)`.execute(trx);
  await noteChange(trx, outbox, 'catalogo', [
    'catalogo',
    ...rows.slice(0, mostNamed).map(({ reference }) => `catalogo:${reference}`),
  ]);
}

const step = 500;
// An article that has never had a price has no row that says when its first one begins.
const firstPricesSince = (now: Date) => new Date(now.getTime() - 30 * 86_400_000);

// A notice names so many products one by one; the tag of the whole catalogue stands in it anyway.
const mostNamed = 200;

/** Adds a price; a regular one ends the regular price before it. Nothing of the history is rewritten. */
export async function changePrice({ db, outbox, now }: Change, price: NewPrice): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const article = await requireArticle(trx, price.article);
    if (price.kind === 'regular') {
      await trx
        .updateTable('prices')
        .set({ valid_to: price.from })
        .where('article_id', '=', article.id)
        .where('kind', '=', 'regular')
        .where('valid_from', '<', price.from)
        .where((row) => row.or([row('valid_to', 'is', null), row('valid_to', '>', price.from)]))
        .execute();
    }
    await trx
      .insertInto('prices')
      .values({
        article_id: article.id,
        kind: price.kind,
        cents: price.cents,
        campaign_code: price.campaign ?? null,
        valid_from: price.from,
        valid_to: price.to ?? null,
      })
      .execute();
    await publishProducts(trx, outbox, [article.product_id], now);
  });
}

export async function changeStock(
  { db, outbox, now }: Change,
  code: string,
  warehouse: 'Bodega central' | 'Bodega Europa',
  quantity: number,
) {
  await db.transaction().execute(async (trx) => {
    const article = await requireArticle(trx, code);
    await trx
      .insertInto('stock')
      .values({ article_id: article.id, warehouse, quantity })
      .onConflict((conflict) => conflict.columns(['article_id', 'warehouse']).doUpdateSet({ quantity }))
      .execute();
    await publishProducts(trx, outbox, [article.product_id], now);
    await tellWaiting(trx, outbox, article.id);
  });
}

/** Prices that began or ended by themselves since they were last computed. Small steps, so that nobody waits for them. */
export async function publishDuePrices({ db, outbox, now }: Change): Promise<number> {
  let published = 0;
  for (;;) {
    const count = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ product_id: number }>`
        select distinct a.product_id from (
          (select article_id from current_prices where next_change <= ${now} order by next_change limit ${step})
          union all
          (select p.article_id from prices p
           where p.kind = 'regular' and p.valid_from between ${firstPricesSince(now)} and ${now}
             and (p.valid_to is null or p.valid_to > ${now})
             and not exists (select from current_prices c where c.article_id = p.article_id)
           limit ${step})
        ) due join articles a on a.id = due.article_id`.execute(trx);
      await publishProducts(
        trx,
        outbox,
        rows.map(({ product_id }) => product_id),
        now,
      );
      return rows.length;
    });
    published += count;
    if (count === 0) return published;
  }
}

/** Locks the article, so that two changes of one price follow each other. */
async function requireArticle(trx: Db, code: string) {
  const article = await trx
    .selectFrom('articles')
    .select(['id', 'product_id'])
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!article) throw absent();
  return article;
}
