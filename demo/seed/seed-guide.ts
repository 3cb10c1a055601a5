import type { Db } from 'backend/src/database/schema.ts';
import type { SolutionGuideTables } from 'backend/src/database/tables/solution-guide.ts';
import type { GuideType } from 'contract/solution-guide.ts';
import { guides } from './goods/guide.ts';
import { insertRows } from './insert-rows.ts';

type WishRow = SolutionGuideTables['guide_wishes'];

export async function seedGuide(db: Db): Promise<void> {
  const all = Object.entries(guides) as [GuideType, (typeof guides)[GuideType]][];
  await insertRows(
    db,
    'guide_types',
    all.flatMap(([guide, { types }]) => types.split(' ').map((type_code) => ({ guide, type_code }))),
  );
  await insertRows(
    db,
    'guide_wishes',
    all.flatMap(([guide, { questions }]) =>
      Object.entries(questions).flatMap(([question, { weight, ...options }]) =>
        Object.entries(options).flatMap(([option, facets]) =>
          Object.entries(facets).flatMap(([facet, codes]) =>
            codes
              .split(' ')
              .map((code) => ({ guide, question, option, facet: facet as WishRow['facet'], code, weight })),
          ),
        ),
      ),
    ),
  );
}
