import type { AnswerOf, BodyOf } from 'contract/calls.ts';
import type { Locale } from 'contract/codes.ts';
import type { Db } from '../../../schema.ts';
import { absent } from '../../../shared/errors.ts';
import { withColors } from '../cards/cards.service.ts';
import { getCrumbs, listMenu, type MenuRow } from '../departments/departments.repository.ts';
import type { ReadShelf } from '../shelf/shelf.ts';
import { toProduct } from './product.mapper.ts';
import { getProduct, listRelated, listVariants } from './product.repository.ts';

const relatedByDefault = 8;

/** Only what holds something: an empty shelf is no place to send anybody. */
export async function getMenu(db: Db, readShelf: ReadShelf, locale: Locale): Promise<AnswerOf<'readMenu'>> {
  const shelf = await readShelf();
  const rows = (await listMenu(db)).filter(({ id }) => shelf.countOf(id) > 0);
  const under = (parent: MenuRow) => rows.filter(({ parent_id }) => parent_id === parent.id);
  return rows
    .filter(({ parent_id }) => parent_id === null)
    .map((root) => ({
      orden: root.gender,
      descripcion: root.name[locale],
      url: root.slug[locale],
      categorias: under(root).map((category) => ({
        url: category.slug[locale],
        description: category.name[locale],
        subcategory: under(category).map((leaf) => ({
          url: leaf.slug[locale],
          descripcion: leaf.name[locale],
          label: leaf.group_label?.[locale] ?? '',
          orderLabel: leaf.group_position,
        })),
      })),
    }));
}

export async function getProductDetail(
  db: Db,
  request: BodyOf<'readProduct'>,
  now: Date,
): Promise<AnswerOf<'readProduct'>> {
  const { idioma: locale, producto, codColor: color } = request;
  const row = await getProduct(db, producto.trim(), locale);
  if (!row) throw absent();
  const variants = await listVariants(db, row.id);
  const crumbs = await getCrumbs(db, row.department_id);
  return toProduct(row, { variants, crumbs, color, locale, now });
}

export async function getRelated(
  db: Db,
  request: BodyOf<'listRelatedProducts'>,
  now: Date,
): Promise<AnswerOf<'listRelatedProducts'>> {
  const rows = await listRelated(db, request.referencia, request.maximo ?? relatedByDefault);
  if (!rows) throw absent();
  return withColors(db, rows, request.idioma, now);
}
