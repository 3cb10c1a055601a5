import type { Locale } from 'contract/public-codes.ts';
import { caches } from 'contract/shop/schemas.ts';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import { bumpCacheVersion } from '../../shared/bump-cache-version.ts';
import { absent } from '../../shared/errors.ts';
import { published } from './states.ts';

/** Only of published reviews. */
export const findTranslation = (db: Db, id: number, locale: Locale) =>
  db
    .selectFrom('review_translations as t')
    .innerJoin('reviews as r', 'r.id', 't.review_id')
    .select(['t.title', 't.body', 't.service'])
    .where('r.id', '=', id)
    .where('r.state', '=', published)
    .where('t.locale', '=', locale)
    .executeTakeFirst();

export type TranslationInput = {
  /** Null removes the existing translation. */
  words: { title: string; body: string } | null;
  /** Who translated it: an operator, or a service by name. */
  by: { operatorId: string } | { service: string };
  /** When the translation to be replaced was written, as the caller last saw it; null where there was none. */
  seenAt: Date | null;
};
type TranslationContext = Pick<Kit, 'db' | 'outbox' | 'now'>;

/**
 * The only way to save a translation, for operators and for any translation service. False where another one was saved
 * in the meantime. Notifies the storefront in the same transaction.
 */
export const saveTranslation = (
  { db, outbox, now }: TranslationContext,
  id: number,
  locale: Locale,
  translated: TranslationInput,
) =>
  db.transaction().execute(async (trx): Promise<boolean> => {
    const { words, by, seenAt } = translated;
    // A simultaneous rejection waits, and then deletes the translation.
    const review = await trx
      .selectFrom('reviews as r')
      .innerJoin('products as p', 'p.id', 'r.product_id')
      .select('p.reference')
      .where('r.id', '=', id)
      .where('r.state', '=', published)
      .where('r.locale', '!=', locale)
      .forUpdate('r')
      .executeTakeFirst();
    if (!review) throw absent();
    const place = trx.selectFrom('review_translations').where('review_id', '=', id).where('locale', '=', locale);
    const before = await place.select('at').executeTakeFirst();
    if ((before?.at.getTime() ?? null) !== (seenAt?.getTime() ?? null)) return false;
    await trx.deleteFrom('review_translations').where('review_id', '=', id).where('locale', '=', locale).execute();
    if (words) {
      const who =
        'service' in by ? { service: by.service, operator_id: null } : { service: null, operator_id: by.operatorId };
      const row = { review_id: id, locale, ...words, ...who, at: now() };
      await trx.insertInto('review_translations').values(row).execute();
    }
    await bumpCacheVersion(trx, outbox, caches.reviews, [`${caches.reviews}:${review.reference}`]);
    return true;
  });
