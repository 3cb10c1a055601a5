import type { Localized } from 'contract/schemas/common.ts';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

export type DepartmentAddress = { slug: Localized; products: number; changed_at: Date };
export type ProductAddress = { id: number; slug: Localized; changed_at: Date; picture: string | null };

export async function listDepartmentAddresses(db: Db): Promise<DepartmentAddress[]> {
  const { rows } = await sql<DepartmentAddress>`
    select d.slug, d.changed_at, count(*)::integer as products
    from departments d
      join product_departments shelf on shelf.department_id = d.id
      join product_cards c on c.product_id = shelf.product_id
    group by d.id
    order by d.gender, d.position
  `.execute(db);
  return rows;
}

export async function countProducts(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from product_cards`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The products after this id. New ones come at the end, so that no part that was read already moves. */
export async function listProductAddresses(db: Db, after: number, most: number): Promise<ProductAddress[]> {
  const { rows } = await sql<ProductAddress>`
    select p.id, p.slug, p.changed_at, (
      select k.hash from variants v join variant_pictures k on k.variant_id = v.id
      where v.product_id = p.id and v.color_code = c.colors[1]
      order by k.position limit 1
    ) as picture
    from product_cards c join products p on p.id = c.product_id
    where c.product_id > ${after}
    order by c.product_id
    limit ${most}
  `.execute(db);
  return rows;
}
