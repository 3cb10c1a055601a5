import { join } from 'node:path';
import type { Db } from 'backend/src/database/schema.ts';
import { readFilmFiles } from 'backend/src/modules/pictures/film-files.ts';
import { findProductColor, saveFilm } from 'backend/src/modules/pictures/films.repository.ts';
import { demoFilms } from './demo-films.ts';

/** A smaller shop may lack the styles of the films. */
export async function seedFilms(db: Db, today: Date): Promise<void> {
  for (const name of demoFilms) {
    const [reference = '', color = ''] = name.split('-');
    const variant = await findProductColor(db, reference, color);
    if (variant) await saveFilm(db, variant.id, await readFilmFiles(join(import.meta.dirname, 'films', name)), today);
  }
}
