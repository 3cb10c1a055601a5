import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

export type FilterRow = { color: string; size: string; reference: string; available: number };

/** What can be chosen together in these products, in the order of their ids. */
export async function listFilterRows(db: Db, ids: number[]): Promise<FilterRow[]> {
  const { rows } = await sql<FilterRow>`
    select v.color_code as color, a.size_code as size, p.reference,
      (a.size_code = any(string_to_array(c.open[array_position(c.colors, v.color_code)], chr(31))))::integer as available
    from unnest(${ids}::integer[]) with ordinality asked(id, place)
      join products p on p.id = asked.id
      join product_cards c on c.product_id = p.id
      join articles a on a.product_id = p.id
      join current_prices r on r.article_id = a.id
      join variants v on v.id = a.variant_id
      join sizes z on z.code = a.size_code
    order by asked.place, v.position, z.position
  `.execute(db);
  return rows;
}
