import type { Localized } from 'contract/common/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';

export type DepartmentAddress = { id: number; slug: Localized; changed_at: Date };
export type ProductAddress = {
  id: number;
  reference: string;
  slug: Localized;
  colors: string[];
  changed_at: Date;
  picture: string | null;
};

export async function listDepartmentAddresses(db: Db): Promise<DepartmentAddress[]> {
  return db
    .selectFrom('departments')
    .select(['id', 'slug', 'changed_at'])
    .orderBy('gender')
    .orderBy('position')
    .execute();
}

/** The products after this id. New ones have higher ids, so parts that were read already do not shift. */
export async function listProductAddresses(db: Db, after: number, most: number): Promise<ProductAddress[]> {
  const { rows } = await sql<ProductAddress>`
    select p.id, p.reference, p.slug, c.colors, p.changed_at, c.pictures -> 0 ->> 0 as picture
    from product_cards c join products p on p.id = c.product_id
    where c.product_id > ${after}
    order by c.product_id
    limit ${most}
  `.execute(db);
  return rows;
}
