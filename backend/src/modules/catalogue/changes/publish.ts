import { departmentTag, productTag } from 'contract/cache-tags.ts';
import { caches } from 'contract/shop/schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { Outbox, StockChange } from '../../../kit/outbox.ts';
import { bumpCacheVersion } from '../../../shared/bump-cache-version.ts';
import { unique } from '../../../shared/unique.ts';

type PublishedState = { digest: string; departments: number[]; words: string | null };

/**
 * Recomputes the read tables of these products and notifies the storefront, in the transaction of the change. Every
 * change of a price, stock or text of the catalogue ends with this. Every product is announced; a department only where
 * one of its products shows, counts or sorts differently, and the menu where a department filled or emptied.
 */
export async function publishProducts(trx: Db, outbox: Outbox, productIds: number[], now: Date): Promise<void> {
  if (productIds.length === 0) return;
  const recompute = sql`select refresh_products(${productIds}::integer[], ${now}::timestamptz)`;
  const before = await refresh(trx, productIds, recompute);
  await announce(trx, outbox, productIds, now, before);
}

/**
 * As `publishProducts`, but without notices where nothing visible changed: 50 pieces instead of 51. Of what is computed
 * only cards depend on stock; prices and search words do not.
 */
export async function publishStock(trx: Db, outbox: Outbox, changes: readonly StockChange[], now: Date): Promise<void> {
  const ids = changes.map(({ productId }) => productId);
  if (ids.length === 0) return;
  const before = await refresh(trx, ids, sql`select refresh_cards(${ids}::integer[])`);
  const after = await readPublishedStates(trx, ids);
  const announced = changes
    .filter(({ productId: id, visible }) => visible || isListedDifferently(before.get(id), after.get(id)))
    .map(({ productId }) => productId);
  if (announced.length > 0) await announce(trx, outbox, announced, now, before);
}

async function refresh(
  trx: Db,
  productIds: number[],
  recompute: RawBuilder<unknown>,
): Promise<Map<number, PublishedState>> {
  // Serialised: two at once would each compute without the other's uncommitted change, and write a stale result.
  await sql`
    select from products where id = any(${productIds}::integer[]) order by id for no key update`.execute(trx);
  const before = await readPublishedStates(trx, productIds);
  await recompute.execute(trx);
  return before;
}

async function readPublishedStates(trx: Db, productIds: number[]): Promise<Map<number, PublishedState>> {
  const { rows } = await sql<PublishedState & { product_id: number }>`
    select product_id, digest, departments, (
        select md5(string_agg(w.named::text || w.other::text, ' ' order by w.locale))
        from product_words w where w.product_id = c.product_id
      ) as words
    from product_cards c
    where product_id = any(${productIds}::integer[])`.execute(trx);
  return new Map(rows.map((row) => [row.product_id, row]));
}

/** Whether anything changed that the caches read: what listings show, and the words that only a search reads. */
const isListedDifferently = (one: PublishedState | undefined, other: PublishedState | undefined) =>
  one?.digest !== other?.digest || one?.words !== other?.words;

async function announce(trx: Db, outbox: Outbox, productIds: number[], now: Date, before: Map<number, PublishedState>) {
  const { rows: products } = await sql<{ reference: string }>`
    update products set changed_at = ${now} where id = any(${productIds}::integer[]) returning reference`.execute(trx);
  const after = await readPublishedStates(trx, productIds);
  const changed = productIds.filter((id) => before.get(id)?.digest !== after.get(id)?.digest);
  const touched = unique(changed.flatMap((id) => [before, after].flatMap((at) => at.get(id)?.departments ?? [])));
  const { rows: departments } = await sql<{ code: string }>`
    update departments set changed_at = ${now} where id in (
      select id from departments where id = any(${touched}::integer[]) order by id for no key update)
    returning code`.execute(trx);
  const tags = [
    ...products.map(({ reference }) => productTag(reference)),
    ...departments.map(({ code }) => departmentTag(code)),
  ];
  const version = await bumpCacheVersion(trx, outbox, caches.catalogue, tags.sort());
  // The version is taken last: its row is locked until the commit, so a reader of a version sees all changes up to it.
  const relisted = productIds.filter((id) => isListedDifferently(before.get(id), after.get(id)));
  if (relisted.length > 0)
    await sql`
      insert into listing_changes select id, ${version} from unnest(${relisted}::integer[]) id
      on conflict (product_id) do update set version = excluded.version`.execute(trx);
  if (await filledOrEmptied(trx, changed, before, after)) await bumpCacheVersion(trx, outbox, 'menu', ['menu']);
}

/** Only products that came, went or moved can do that; all others stay in their departments. */
async function filledOrEmptied(
  trx: Db,
  changed: number[],
  before: Map<number, PublishedState>,
  after: Map<number, PublishedState>,
): Promise<boolean> {
  const left = (from: typeof before, to: typeof before) =>
    unique(
      changed.flatMap((id) =>
        (from.get(id)?.departments ?? []).filter((department) => !to.get(id)?.departments.includes(department)),
      ),
    );
  const suspects = unique([...left(before, after), ...left(after, before)]);
  if (suspects.length === 0) return false;
  const { rows } = await sql<{ department_id: number }>`
    select d.id as department_id from unnest(${suspects}::integer[]) d(id)
    where exists (
      select from product_departments shelf join product_cards c on c.product_id = shelf.product_id
      where shelf.department_id = d.id and shelf.product_id <> all(${changed}::integer[])
    )`.execute(trx);
  const held = new Set(rows.map(({ department_id }) => department_id));
  const holds = (at: typeof before, department: number) =>
    changed.some((id) => at.get(id)?.departments.includes(department));
  return suspects.some((id) => !held.has(id) && holds(before, id) !== holds(after, id));
}
