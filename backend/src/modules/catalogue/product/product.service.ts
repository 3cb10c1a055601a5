import type { ProductWire } from 'contract/catalogue/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import { absent } from '../../../shared/errors.ts';
import { toCardsWithColors } from '../cards/cards.mapper.ts';
import { getCrumbs } from '../departments/departments.repository.ts';
import { toProduct } from './product.mapper.ts';
import { getProduct, listRelated, listVariants, type RelationKind } from './product.repository.ts';

/** The key is a reference, or the product's address in this language. */
type ProductQuery = { key: string; color: string | undefined; locale: Locale; now: Date };

export async function getProductDetail(db: Db, { key, color, locale, now }: ProductQuery): Promise<ProductWire> {
  const row = await getProduct(db, key.trim(), locale);
  if (!row) throw absent();
  const variants = await listVariants(db, row.id);
  const crumbs = await getCrumbs(db, row.department_id);
  return toProduct(row, { variants, crumbs, color, locale, now });
}

type RelatedQuery = { reference: string; kinship: RelationKind; most: number; locale: Locale; now: Date };

export async function getRelated(db: Db, { reference, kinship, most, locale, now }: RelatedQuery) {
  const rows = await listRelated(db, reference, kinship, most);
  if (!rows) throw absent();
  return toCardsWithColors(db, rows, locale, now);
}
