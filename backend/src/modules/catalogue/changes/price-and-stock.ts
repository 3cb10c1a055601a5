import type { warehouses } from 'contract/codes.ts';
import { caches } from 'contract/shop/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { Outbox } from '../../../kit/outbox.ts';
import { bumpCacheVersion } from '../../../shared/bump-cache-version.ts';
import { absent } from '../../../shared/errors.ts';
import { queueStockChanges } from '../../../shared/queue-stock-changes.ts';
import { mailBackInStock } from '../restock/restock-notices.ts';
import { publishProducts } from './publish.ts';

type Change = { db: Db; outbox: Outbox; now: Date };
/** A price from a moment on; a sale price may end. */
export type NewPrice = {
  article: string;
  kind: 'regular' | 'sale';
  cents: number;
  campaign?: string;
  from: Date;
  to?: Date;
};

const step = 500;
// Used for the first announcement, when no earlier one is recorded.
const firstCampaignsSince = (now: Date) => new Date(now.getTime() - 86_400_000);
// For an article without a price so far there is no recorded time.
const firstPricesSince = (now: Date) => new Date(now.getTime() - 30 * 86_400_000);

/** Adds a price; a regular one ends the regular price before it. History is never rewritten. */
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
  { db, outbox }: Change,
  code: string,
  warehouse: (typeof warehouses)[keyof typeof warehouses],
  quantity: number,
) {
  await db.transaction().execute(async (trx) => {
    const article = await requireArticle(trx, code);
    const before = await countOffered(trx, article);
    await trx
      .insertInto('stock')
      .values({ article_id: article.id, warehouse, quantity })
      .onConflict((conflict) => conflict.columns(['article_id', 'warehouse']).doUpdateSet({ quantity }))
      .execute();
    const visible = before !== (await countOffered(trx, article));
    await queueStockChanges(trx, outbox, [{ productId: article.product_id, visible }]);
    await mailBackInStock(trx, outbox, article.id);
  });
}

/** Publishes prices that began or ended since the last run. In small steps, to hold locks briefly. */
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

/** Announces campaigns that began or ended since the last announcement. */
export async function publishDueCampaigns({ db, outbox, now }: Change): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      select from campaigns c
        left join cache_versions told on told.name = ${caches.campaigns}
        cross join lateral (values (c.starts_at), (c.ends_at)) moments(at)
      where at <= ${now} and at > coalesce(told.changed_at, ${firstCampaignsSince(now)})
      limit 1`.execute(trx);
    if (rows.length > 0) await bumpCacheVersion(trx, outbox, caches.campaigns);
  });
}

/** Locks the article, so that two changes of one price are serialised. */
async function requireArticle(trx: Db, code: string) {
  const article = await trx
    .selectFrom('articles')
    .select(['id', 'product_id', 'max_quantity'])
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!article) throw absent();
  return article;
}

/** The quantity that a product page offers. */
async function countOffered(trx: Db, { id, max_quantity }: { id: number; max_quantity: number }): Promise<number> {
  const { quantity } = await trx
    .selectFrom('stock')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('quantity'), sql<number>`0`).as('quantity'))
    .where('article_id', '=', id)
    .executeTakeFirstOrThrow();
  return Math.min(Number(quantity), max_quantity);
}
