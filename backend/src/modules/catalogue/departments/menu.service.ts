import type { Db } from '../../../database/schema.ts';
import type { ReadCatalogueCache } from '../cache/catalogue-cache.ts';
import { listCardColors } from '../cards/cards.repository.ts';
import { listMenu, type MenuRow } from './departments.repository.ts';

/** The menu's rows, and each category's picture by the category's id. */
export type MenuParts = { rows: MenuRow[]; pictures: Map<number, string> };

/** Leaves out empty departments. A category has the picture of its first recommended product. */
export async function getMenu(db: Db, readCatalogueCache: ReadCatalogueCache): Promise<MenuParts> {
  const cache = await readCatalogueCache();
  const rows = (await listMenu(db)).filter(({ id }) => cache.countOf(id) > 0);
  const roots = new Set(rows.flatMap(({ id, parent_id }) => (parent_id === null ? [id] : [])));
  const categories = rows.filter(({ parent_id }) => parent_id !== null && roots.has(parent_id));
  const leaders = categories.map(({ id }) => {
    const [leader] = cache.idsOf(cache.inDepartment(id, 'recommended', 'es').subarray(0, 1));
    return [id, leader as number] as const;
  });
  const colours = await listCardColors(db, [...new Set(leaders.map(([, leader]) => leader))]);
  const pictures = leaders.flatMap(([category, leader]) => {
    const pictured = colours.find(({ product_id, first }) => product_id === leader && first !== null);
    return pictured?.first ? [[category, pictured.first.hash] as const] : [];
  });
  return { rows, pictures: new Map(pictures) };
}
