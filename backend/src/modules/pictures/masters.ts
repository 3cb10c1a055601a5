import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DrawingSpec, draw, drawingEdition } from 'garments/picture.ts';
import { contentHash, type Masters, nothingIfAbsent } from './derive.ts';

/** The address of a drawn picture; known without drawing it. */
export const pictureHash = (spec: DrawingSpec): string => contentHash(`${drawingEdition}:${canonical(spec)}`);

/** What an address stands for: a drawing, or a file in the operator's folder. */
export type PictureSpec = DrawingSpec | { photograph: string };

/** Drawings are made on demand, photographs read from the operator's folder; `find` says what an address stands for. */
export const mastersFrom =
  (find: (hash: string) => Promise<PictureSpec | null>, folder: string): Masters =>
  async (hash) => {
    const spec = await find(hash);
    if (!spec) return null;
    if (!('photograph' in spec)) return { kind: 'svg', data: draw(spec) };
    const data = await readFile(join(folder, spec.photograph)).catch(nothingIfAbsent);
    // Exchanged since the start, it is another picture, which gets its own address at the next one.
    return data && contentHash(data) === hash ? { kind: 'raster', data } : null;
  };

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, v]) => `${JSON.stringify(key)}:${canonical(v)}`).join(',')}}`;
}
