import { type Locale, locales } from 'contract/public-codes.ts';
import { caches } from 'contract/shop/schemas.ts';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import { bumpCacheVersion } from '../../shared/bump-cache-version.ts';
import { absent } from '../../shared/errors.ts';

// Operators' changes of the shop's texts.

type Texts = Record<string, string>;
type Change = { texts: Texts; version: number; operatorId: string };

const mostShown = 50;
/** The role of a text that is the heading of the others. */
const headingRole = 'titulo';

export const createContentAdmin = ({ db, outbox, now }: Kit) => ({
  async list(locale: Locale) {
    const rows = await db
      .selectFrom('content_blocks')
      .select(['id', 'screen', 'code', 'texts'])
      .orderBy('screen')
      .orderBy('position')
      .execute();
    return rows.map(({ texts, ...row }) => ({ ...row, title: texts[locale]?.[headingRole] ?? row.code }));
  },

  async read(id: number, locale: Locale) {
    const block = await db
      .selectFrom('content_blocks')
      .select(['id', 'screen', 'code', 'texts', 'version'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!block) throw absent();
    const changes = await db
      .selectFrom('content_changes as c')
      .innerJoin('operators as o', 'o.id', 'c.operator_id')
      .select(['c.at', 'o.name as operator', 'c.before', 'c.after'])
      .where('c.block_id', '=', id)
      .where('c.locale', '=', locale)
      .orderBy('c.id', 'desc')
      .limit(mostShown)
      .execute();
    const texts = block.texts[locale];
    return { ...block, texts, title: texts[headingRole] ?? block.code, headingRole, changes };
  },

  /** Saves the text and who changed it, both or neither, and notifies the storefront in the same transaction. */
  change: (id: number, locale: Locale, change: Change): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const block = await lock(trx, id);
      const { texts, version, operatorId } = change;
      if (block.version !== version) return false;
      const before = block.texts[locale];
      const at = now();
      const all = Object.fromEntries(locales.map((each) => [each, each === locale ? texts : block.texts[each]]));
      await trx
        .updateTable('content_blocks')
        .set({ texts: JSON.stringify(all), version: version + 1, changed_at: at })
        .where('id', '=', id)
        .execute();
      await trx
        .insertInto('content_changes')
        .values({
          ...{ block_id: id, locale, operator_id: operatorId, at },
          ...{ before: JSON.stringify(before), after: JSON.stringify(texts) },
        })
        .execute();
      await bumpCacheVersion(trx, outbox, caches.content, [`${caches.content}:${block.screen}`]);
      return true;
    }),
});

async function lock(trx: Db, id: number) {
  const block = await trx
    .selectFrom('content_blocks')
    .select(['screen', 'texts', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!block) throw absent();
  return block;
}
