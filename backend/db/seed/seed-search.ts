import type { Db } from '../../src/database/schema.ts';
import { insertRows } from './insert-rows.ts';
import { meanings, pages } from './words/meanings.ts';

export async function seedSearch(db: Db): Promise<void> {
  await insertRows(
    db,
    'search_pages',
    Object.entries(pages).map(([path, { name }]) => ({ path, name })),
  );
  await insertRows(db, 'search_meanings', meanings);
}
