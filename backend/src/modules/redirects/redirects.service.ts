import { fieldKeys } from 'contract/field-keys.ts';
import { ownPathPattern, redirectsMax } from 'contract/rules.ts';
import { sql } from 'kysely';
import { noteChange } from '../../jobs/cache-notice.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import type { Db } from '../../schema.ts';
import { absent, conflict, invalid } from '../../shared/errors.ts';

type Change = { db: Db; outbox: Outbox };

const ownPath = new RegExp(ownPathPattern);

export function listRedirects(db: Db) {
  return db.selectFrom('redirects').select(['path', 'target']).orderBy('path').limit(redirectsMax).execute();
}

/**
 * What stood at `path` is at `target` now, or gone. Whoever follows a redirect arrives at once: what led to `path` leads
 * to the new target, and a target that has itself moved is refused.
 */
export async function setRedirect({ db, outbox }: Change, path: string, target: string | null): Promise<void> {
  if (!ownPath.test(path) || path === '/') throw invalid({ de: fieldKeys.pattern });
  if (target !== null && (!ownPath.test(target) || target === path)) throw invalid({ a: fieldKeys.pattern });
  await db.transaction().execute(async (trx) => {
    // One after the other, or two changes at one moment could make a chain that neither of them sees.
    await sql`lock table redirects in share row exclusive mode`.execute(trx);
    const moved = trx
      .selectFrom('redirects')
      .select('path')
      .where('path', '=', target ?? '');
    if (await moved.executeTakeFirst()) throw conflict();
    const { count } = await trx
      .selectFrom('redirects')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('path', '<>', path)
      .executeTakeFirstOrThrow();
    if (count >= redirectsMax) throw conflict();
    await trx.updateTable('redirects').set({ target }).where('target', '=', path).execute();
    await trx
      .insertInto('redirects')
      .values({ path, target })
      .onConflict((given) => given.column('path').doUpdateSet({ target }))
      .execute();
    await noteChange(trx, outbox, 'redirecciones');
  });
}

export async function removeRedirect({ db, outbox }: Change, path: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('redirects').where('path', '=', path).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw absent();
    await noteChange(trx, outbox, 'redirecciones');
  });
}
