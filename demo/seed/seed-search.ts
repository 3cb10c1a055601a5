import type { Db } from 'backend/src/database/schema.ts';
import { meanings, pages } from '../words/meanings.ts';
import { insertRows } from './insert-rows.ts';

export async function seedSearch(db: Db): Promise<void> {
  await insertRows(
    db,
    'search_pages',
    Object.entries(pages).map(([path, { name }]) => ({ path, name })),
  );
  await insertRows(db, 'search_meanings', meanings);
}
