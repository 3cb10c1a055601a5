import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { caches } from 'contract/shop/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import { bumpCacheVersion } from '../../shared/bump-cache-version.ts';
import { absent, invalid } from '../../shared/errors.ts';
import type { Portrait, Portraits } from '../pictures/portraits.ts';
import { isAliasFree, lockAliases } from './alias.ts';
import { storeFields } from './own-store-fields.mapper.ts';
import { getStore, openStore } from './store.repository.ts';
import { creditedStates } from './store-credits.repository.ts';

/** Undefined leaves a field as it is. */
export type StoreChange = {
  alias?: string | undefined;
  paused?: boolean | undefined;
  hours?: string | undefined;
  greeting?: string | undefined;
  story?: string | undefined;
  /** Null removes it. */
  portrait?: Buffer | null | undefined;
  whatsapp?: string | null | undefined;
  email?: string | null | undefined;
  favourites?: { reference: string; sentence: string }[] | undefined;
};

/** Enough for printed addresses to last, unless a store is renamed every week. */
const mostFormer = 10;

type Ports = { portraits: Portraits };

export async function changeStore(
  db: Db,
  executiveId: string,
  { portrait: sent, ...change }: StoreChange,
  ports: Pick<Kit, 'outbox'> & Ports,
): Promise<void> {
  // Processed before the transaction, because it is slow and the transaction locks all aliases.
  const portrait = sent && (await ports.portraits.draw(sent));
  if (sent && !portrait) throw invalid({ [storeFields.portrait]: fieldProblemKeys.pattern });
  const gone = await db.transaction().execute((trx) => writeChange(trx, executiveId, { ...change, portrait }, ports));
  if (gone !== null) await ports.portraits.forget(gone);
}

type DrawnStoreChange = Omit<StoreChange, 'portrait'> & { portrait: Portrait | null | undefined };

/**
 * Saves a change completely or not at all, and notifies the storefront of each alias that the store's pages may be
 * cached under. Returns the portrait that is no longer used.
 */
async function writeChange(
  trx: Db,
  executiveId: string,
  change: DrawnStoreChange,
  { outbox, portraits }: Pick<Kit, 'outbox'> & Ports,
): Promise<string | null> {
  await lockAliases(trx);
  const was = await getStore(trx, executiveId);
  if (!was) throw absent();
  await openStore(trx, executiveId);
  const wanted = change.alias ?? was.alias;
  const letGo = wanted === was.alias ? [] : await rename(trx, executiveId, was.alias, wanted);
  if (change.favourites) await replaceFavourites(trx, executiveId, change.favourites);
  const portrait = change.portrait && (await portraits.keep(trx, change.portrait));
  await trx
    .updateTable('stores')
    .set({
      changed_at: sql`now()`,
      ...(change.paused !== undefined && { paused: change.paused }),
      ...(change.hours !== undefined && { hours: change.hours }),
      ...(change.greeting !== undefined && { greeting: change.greeting }),
      ...(change.story !== undefined && { story: change.story }),
      ...(change.whatsapp !== undefined && { whatsapp: change.whatsapp }),
      ...(change.email !== undefined && { email: change.email }),
      ...(portrait !== undefined && { portrait }),
    })
    .where('executive_id', '=', executiveId)
    .execute();
  const before = was.portrait?.hash;
  const isGone =
    portrait !== undefined && before !== undefined && before !== portrait && (await portraits.drop(trx, before));
  await bumpCacheVersion(trx, outbox, caches.stores, await listTags(trx, executiveId, [...letGo, wanted]));
  return isGone ? before : null;
}

/** Returns the former aliases that are released, because renaming must not reserve names without limit. */
async function rename(trx: Db, executiveId: string, own: string, alias: string): Promise<string[]> {
  if (!(await isAliasFree(trx, { executiveId, alias, own })))
    throw invalid({ [storeFields.alias]: fieldProblemKeys.taken });
  await trx
    .deleteFrom('store_former_aliases')
    .where('alias', '=', alias.toLowerCase())
    .where('executive_id', '=', executiveId)
    .execute();
  await trx.updateTable('executives').set({ alias }).where('account_id', '=', executiveId).execute();
  if (alias.toLowerCase() === own.toLowerCase()) return [];
  await trx
    .insertInto('store_former_aliases')
    .values({ alias: own.toLowerCase(), executive_id: executiveId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows } = await sql<{ alias: string }>`
    delete from store_former_aliases where alias in (
      select alias from store_former_aliases where executive_id = ${executiveId}
      order by left_at desc, alias offset ${mostFormer}
    ) returning alias`.execute(trx);
  return rows.map(({ alias: former }) => former);
}

async function replaceFavourites(trx: Db, executiveId: string, favourites: NonNullable<StoreChange['favourites']>) {
  const { rows } = await sql<{ id: number; place: number }>`
    select p.id, asked.place::integer from unnest(${favourites.map(({ reference }) => reference.toUpperCase())}::text[])
      with ordinality asked(reference, place)
      join products p on upper(p.reference) = asked.reference`.execute(trx);
  const isEachOnce = new Set(rows.map(({ id }) => id)).size === favourites.length;
  if (!isEachOnce) throw invalid({ [storeFields.favourites]: fieldProblemKeys.absent });
  await trx.deleteFrom('store_favourites').where('executive_id', '=', executiveId).execute();
  if (rows.length === 0) return;
  await trx
    .insertInto('store_favourites')
    .values(
      rows.map(({ id, place }) => ({
        executive_id: executiveId,
        position: place,
        product_id: id,
        sentence: favourites[place - 1]?.sentence ?? '',
      })),
    )
    .execute();
}

/** Pages are cached under the present and all former aliases; a new alias may be cached as absent. */
async function listTags(trx: Db, executiveId: string, others: string[]): Promise<string[]> {
  const { rows } = await sql<{ alias: string }>`
    select lower(alias) as alias from executives where account_id = ${executiveId}
    union select alias from store_former_aliases where executive_id = ${executiveId}`.execute(trx);
  const aliases = new Set([...rows.map(({ alias }) => alias), ...others.map((alias) => alias.toLowerCase())]);
  return [...aliases].toSorted().map((alias) => `${caches.stores}:${alias}`);
}

/** Over the last thirty days. */
export async function getStoreFigures(db: Db, executiveId: string, now: Date) {
  const { rows } = await sql<{ visits: number; orders: number; cents: number }>`
    with since as (select ${now}::timestamptz - interval '30 days' as moment)
    select
      coalesce((
        select sum(visits) from store_visits, since where executive_id = ${executiveId} and day > since.moment::date
      ), 0)::integer as visits,
      count(o.id)::integer as orders, coalesce(sum(o.total_cents), 0)::integer as cents
    from store_credits c, since, orders o
    where c.executive_id = ${executiveId} and c.at > since.moment and o.id = c.order_id
      and o.state = any(${creditedStates}::text[])`.execute(db);
  return rows[0] ?? { visits: 0, orders: 0, cents: 0 };
}
