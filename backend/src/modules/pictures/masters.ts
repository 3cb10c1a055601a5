import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DrawingSpec, loadDrawings } from '../../kit/demo.ts';
import { contentHash, type FindMaster, nullIfMissing } from './picture-store.ts';

/** What an address stands for: a drawing of the demo, a file in the operator's folder, or an uploaded portrait. */
export type PictureSpec = DrawingSpec | { photograph: string } | { portrait: string };

type Source = {
  /** What an address stands for. */
  find: (hash: string) => Promise<PictureSpec | null>;
  /** The operator's folder of photographs. */
  folder: string;
  readPortrait: (hash: string) => Promise<Buffer | null>;
};

/** Drawings are made on demand, photographs read from the operator's folder, portraits from the database. */
export const createFindMaster =
  ({ find, folder, readPortrait }: Source): FindMaster =>
  async (hash) => {
    const spec = await find(hash);
    if (!spec) return null;
    if ('portrait' in spec) {
      const portrait = await readPortrait(spec.portrait);
      return portrait && { kind: 'raster', data: portrait };
    }
    if (!('photograph' in spec)) return { kind: 'svg', data: (await loadDrawings()).draw(spec) };
    const data = await readFile(join(folder, spec.photograph)).catch(nullIfMissing);
    // A file replaced since the start is another picture, which gets its own address at the next start.
    return data && contentHash(data) === hash ? { kind: 'raster', data } : null;
  };
