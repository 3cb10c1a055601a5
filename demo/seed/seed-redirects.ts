import type { Db } from 'backend/src/database/schema.ts';
import { type Locale, locales } from 'contract/public-codes.ts';
import { text } from './goods/localized.ts';
import { insertRows } from './insert-rows.ts';

const pathOf = (locale: Locale, slug: string) => `${locale === 'es' ? '' : `/${locale}`}/catalogue/${slug}`;
/** Colours below a style, further pages below a department. */
const andBelow = '/*';

/** Styles of earlier catalogues, with the type whose first style replaces each, or nothing. */
const oldStyles = [
  { slug: text('sujetador-alma-v0931'), successor: 'bra-full-cup' },
  { slug: text('braguita-alma-v0932'), successor: 'brief-classic' },
  { slug: text('faja-serena-v0874'), successor: 'shaper-short' },
  { slug: text('liguero-nuit-v0815'), successor: null },
  { slug: text('medias-brisa-v0702'), successor: null },
];
const oldDepartments = [
  { slug: text('corseteria'), successor: 'bras' },
  { slug: text('outlet-verano-2025'), successor: null },
];

export async function seedRedirects(db: Db): Promise<void> {
  const styles = await db
    .selectFrom('products')
    .distinctOn('type_code')
    .select(['type_code', 'slug'])
    .orderBy('type_code')
    .orderBy('id')
    .execute();
  const departments = await db.selectFrom('departments').select(['code', 'slug']).execute();
  const moved = [
    ...oldStyles.map(({ slug, successor }) => ({ slug, to: styles.find(({ type_code }) => type_code === successor) })),
    ...oldDepartments.map(({ slug, successor }) => ({
      slug,
      to: departments.find(({ code }) => code === successor),
    })),
  ];
  const rows = moved.flatMap(({ slug, to }) =>
    locales.map((locale) => ({
      path: pathOf(locale, slug[locale]) + andBelow,
      target: to ? pathOf(locale, to.slug[locale]) : null,
    })),
  );
  await insertRows(db, 'redirects', rows);
}
