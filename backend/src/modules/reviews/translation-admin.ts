import { type Locale, locales } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import { absent } from '../../shared/errors.ts';
import { published } from './states.ts';
import { saveTranslation, type TranslationInput } from './translations.ts';

const mostOfOne = 200;

const listed = (db: Db) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.id', 'p.reference', 'r.title', 'r.locale', 'r.written_at as at'])
    .select(sql<Locale[]>`array(select t.locale from review_translations t where t.review_id = r.id)`.as('translated'))
    .where('r.state', '=', published)
    .orderBy('r.id', 'desc');

/** What operators read and write of translations of reviews. */
export const createTranslationAdmin = (kit: Pick<Kit, 'db' | 'outbox' | 'now'>) => ({
  /** Reviews that lack a language, the latest first. */
  list: (from: number, most: number) =>
    listed(kit.db)
      .where(
        sql<boolean>`(select count(*) from review_translations t where t.review_id = r.id) < ${locales.length - 1}`,
      )
      .limit(most)
      .offset(from)
      .execute(),

  search: (reference: string) =>
    listed(kit.db).where(sql`upper(p.reference)`, '=', reference).limit(mostOfOne).execute(),

  async read(id: number, locale: Locale) {
    const review = await kit.db
      .selectFrom('reviews as r')
      .innerJoin('products as p', 'p.id', 'r.product_id')
      .select(['r.id', 'p.reference', 'r.title', 'r.body', 'r.locale', 'r.name', 'r.stars', 'r.written_at as at'])
      .where('r.id', '=', id)
      .where('r.state', '=', published)
      .where('r.locale', '!=', locale)
      .executeTakeFirst();
    if (!review) throw absent();
    const translation = await kit.db
      .selectFrom('review_translations as t')
      .leftJoin('operators as o', 'o.id', 't.operator_id')
      .select(['t.title', 't.body', 't.at'])
      .select(sql<string>`coalesce(o.name, t.service)`.as('by'))
      .where('t.review_id', '=', id)
      .where('t.locale', '=', locale)
      .executeTakeFirst();
    return { ...review, translation: translation ?? null };
  },

  keep: (id: number, locale: Locale, translated: TranslationInput) => saveTranslation(kit, id, locale, translated),
});
