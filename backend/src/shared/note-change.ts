import type { cacheNames } from 'contract/schemas/shop.ts';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { Outbox } from '../kit/outbox.ts';

type CacheName = (typeof cacheNames)[number];

/** A notice names at most so many tags: the storefront refuses what is longer. */
const tagsANotice = 400;

/**
 * Says that what stands behind a name has changed: raises its version and tells the storefront, both or neither.
 * `only` names finer tags instead of the whole name's, such as one product's.
 */
export async function noteChange(trx: Db, outbox: Outbox, name: CacheName, only?: string[]): Promise<number> {
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
