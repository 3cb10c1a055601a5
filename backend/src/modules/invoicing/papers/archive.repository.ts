import { createHash } from 'node:crypto';
import type { PaperFile } from 'contract/common/schemas.ts';
import type { Db } from '../../../database/schema.ts';

const ofNumber = (db: Db, number: string) =>
  db.selectFrom('paper_archive').select(['file_name as name', 'bytes']).where('number', '=', number);

export const findArchivedPaper = async (db: Db, number: string): Promise<PaperFile | null> =>
  (await ofNumber(db, number).executeTakeFirst()) ?? null;

/** The stored paper: of several simultaneous callers the first one's. */
export async function archiveDrawing(db: Db, number: string, drawing: PaperFile, now: Date): Promise<PaperFile> {
  const { name, bytes } = drawing;
  const sha256 = createHash('sha256').update(bytes).digest();
  await db
    .insertInto('paper_archive')
    .values({ number, file_name: name, bytes: Buffer.from(bytes), sha256, drawn_at: now })
    .onConflict((clash) => clash.column('number').doNothing())
    .execute();
  return ofNumber(db, number).executeTakeFirstOrThrow();
}
