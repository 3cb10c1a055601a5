import type { Locale } from 'contract/codes.ts';
import type { LevelWire } from 'contract/schemas/prizes.ts';
import type { Db } from '../../schema.ts';
import { listLevels, readPoints } from './prizes.repository.ts';

/** What she has collected and the level that it comes to; none where the shop has no levels. */
export async function readStanding(
  db: Db,
  executiveId: string,
  locale: Locale,
): Promise<{ level: LevelWire | null; points: number }> {
  const points = await readPoints(db, executiveId);
  const level = (await listLevels(db)).findLast(({ pointsFrom }) => pointsFrom <= points);
  return {
    level: level ? { codigo: level.code, nombre: level.name[locale], puntosDesde: level.pointsFrom } : null,
    points,
  };
}
