import type { Locale } from 'contract/public-codes.ts';
import { caches } from 'contract/schemas/shop.ts';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import { absent } from '../../shared/errors.ts';
import { noteChange } from '../../shared/note-change.ts';
import { published } from './states.ts';

/** Of what shoppers may read, and of nothing else. */
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
  /** Null takes away the translation that is there. */
  words: { title: string; body: string } | null;
  /** Who translated it: somebody of the office, or a service by its name. */
  by: { operatorId: string } | { service: string };
  /** When what stands there now was written, as far as who replaces it knows: null where nothing stood. */
  seenAt: Date | null;
};
type TranslationContext = Pick<Kit, 'db' | 'outbox' | 'now'>;

/**
 * The one door for translations, for the office and for whatever service an owner connects. False where somebody else
 * has written one since. The storefront is told in the same transaction.
 */
export const keepTranslation = (
  { db, outbox, now }: TranslationContext,
  id: number,
  locale: Locale,
  translated: TranslationInput,
) =>
  db.transaction().execute(async (trx): Promise<boolean> => {
    const { words, by, seenAt } = translated;
    // Who rejects it meanwhile waits, and takes the translation along.
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
    await noteChange(trx, outbox, caches.reviews, [`${caches.reviews}:${review.reference}`]);
    return true;
  });
