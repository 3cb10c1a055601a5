import type { Db } from '../../../schema.ts';
import type { ReadShelf } from '../shelf/shelf.ts';
import { listMenu, type MenuRow } from './departments.repository.ts';

/** Only what holds something: an empty shelf is no place to send anybody. */
export async function getMenu(db: Db, readShelf: ReadShelf): Promise<MenuRow[]> {
  const shelf = await readShelf();
  return (await listMenu(db)).filter(({ id }) => shelf.countOf(id) > 0);
}
