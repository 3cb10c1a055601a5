import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mix } from './color.ts';
import { contentHash, type Masters, nothingIfAbsent } from './derive.ts';
import type { GarmentSpec } from './garment.ts';
import { drawGarment } from './garments.ts';
import { drawScene, type SceneSpec } from './scenes/scene.ts';

export type DrawingSpec = { garment: GarmentSpec } | { scene: SceneSpec };

/** Raised when the drawings change, so that their immutable addresses change too. */
const drawingEdition = 1;

export const draw = (spec: DrawingSpec): string =>
  'garment' in spec ? drawGarment(spec.garment) : drawScene(spec.scene);

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

/** What fills the frame until the picture is there. */
export const dominantColor = (spec: DrawingSpec): string =>
  'garment' in spec
    ? mix('#efe5d8', spec.garment.color.base, spec.garment.view === 'detalle' ? 0.6 : 0.24)
    : spec.scene.name === 'campaign'
      ? '#b9805f'
      : '#e0d2c1';

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, v]) => `${JSON.stringify(key)}:${canonical(v)}`).join(',')}}`;
}
