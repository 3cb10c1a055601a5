import type { cacheNames } from 'contract/shop/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { Outbox } from '../kit/outbox.ts';

type CacheName = (typeof cacheNames)[number];

/** Tags per notice at most: the storefront refuses longer ones. */
const tagsANotice = 400;

/**
 * Records a change of a cache name: raises its version and notifies the storefront, both or neither. `only` names finer
 * tags instead of the whole name's, such as one product's.
 */
export async function bumpCacheVersion(trx: Db, outbox: Outbox, name: CacheName, only?: string[]): Promise<number> {
  const { version } = await trx
    .insertInto('cache_versions')
    .values({ name, version: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ version: sql`cache_versions.version + 1`, changed_at: sql`now()` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  const tags = only ?? [name];
  for (let from = 0; from < tags.length; from += tagsANotice) {
    const part = from / tagsANotice;
    await outbox.send(trx, 'cache-notice', `${name} ${version}${part > 0 ? ` part ${part}` : ''}`, {
      name,
      version,
      tags: tags.slice(from, from + tagsANotice),
    });
  }
  return version;
}
