import type { GuideType } from 'contract/solution-guide.ts';
import type { Insertable } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { SolutionGuideTables } from '../../database/tables/solution-guide.ts';

export async function listGuideTypes(db: Db, guide: GuideType): Promise<string[]> {
  const rows = await db.selectFrom('guide_types').select('type_code').where('guide', '=', guide).execute();
  return rows.map(({ type_code }) => type_code);
}

export type WishRow = Omit<SolutionGuideTables['guide_wishes'], 'guide'>;

/** All wishes of a guide: a few dozen rows. */
export const listGuideWishes = (db: Db, guide: GuideType): Promise<WishRow[]> =>
  db
    .selectFrom('guide_wishes')
    .select(['question', 'option', 'facet', 'code', 'weight'])
    .where('guide', '=', guide)
    .execute();

export async function addGuideAnswers(db: Db, given: Insertable<SolutionGuideTables['guide_answers']>): Promise<void> {
  await db.insertInto('guide_answers').values(given).execute();
}
