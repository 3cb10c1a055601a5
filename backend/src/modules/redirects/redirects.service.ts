import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { ownPathPattern, redirectsMax } from 'contract/rules.ts';
import { caches } from 'contract/shop/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Outbox } from '../../kit/outbox.ts';
import { bumpCacheVersion } from '../../shared/bump-cache-version.ts';
import { absent, conflict, invalid } from '../../shared/errors.ts';

type Change = { db: Db; outbox: Outbox };

const ownPath = new RegExp(ownPathPattern);

export function listRedirects(db: Db) {
  return db.selectFrom('redirects').select(['path', 'target']).orderBy('path').limit(redirectsMax).execute();
}

/** At the end of a path: the path and everything below it. */
const below = '/*';
const toTop = (path: string) => (path.endsWith(below) ? path.slice(0, -below.length) : path);

/**
 * Redirects `path` to `target`, or marks it as gone; with a star at its end also everything below it. Redirects never
 * chain: those that led to `path` are changed to the new target, and a target that is itself redirected is refused.
 */
export async function setRedirect({ db, outbox }: Change, path: string, target: string | null): Promise<void> {
  const top = toTop(path);
  if (!ownPath.test(path) || top === '/' || top === '') throw invalid({ path: fieldProblemKeys.pattern });
  const isOnward = target === top || (path !== top && target?.startsWith(`${top}/`));
  if (target !== null && (!ownPath.test(target) || target.endsWith(below) || isOnward))
    throw invalid({ target: fieldProblemKeys.pattern });
  await db.transaction().execute(async (trx) => {
    // Serialised, because two simultaneous changes could make a chain that neither of them sees.
    await sql`lock table redirects in share row exclusive mode`.execute(trx);
    const moved = trx
      .selectFrom('redirects')
      .select('path')
      .where('path', 'in', [target ?? '', `${target ?? ''}${below}`]);
    if (await moved.executeTakeFirst()) throw conflict();
    const { count } = await trx
      .selectFrom('redirects')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('path', '<>', path)
      .executeTakeFirstOrThrow();
    if (count >= redirectsMax) throw conflict();
    await trx.updateTable('redirects').set({ target }).where('target', '=', top).execute();
    await trx
      .insertInto('redirects')
      .values({ path, target })
      .onConflict((given) => given.column('path').doUpdateSet({ target }))
      .execute();
    await bumpCacheVersion(trx, outbox, caches.redirects);
  });
}

export async function removeRedirect({ db, outbox }: Change, path: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('redirects').where('path', '=', path).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw absent();
    await bumpCacheVersion(trx, outbox, caches.redirects);
  });
}
