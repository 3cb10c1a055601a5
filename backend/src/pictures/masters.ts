import { readdir, readFile } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import { mix } from './color.ts';
import { contentHash, type Masters } from './derive.ts';
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

/** Masters that are drawn on demand; `find` says which spec an address stands for. */
export const drawnMasters =
  (find: (hash: string) => Promise<DrawingSpec | null>): Masters =>
  async (hash) => {
    const spec = await find(hash);
    return spec && { kind: 'svg', data: draw(spec) };
  };

const photographs = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff']);

/**
 * An operator's folder of photographs, each named after the picture that it replaces. `hashOf` gives the address of a
 * replaced picture, from the photograph's own bytes; what the folder does not hold comes from `fallback`.
 */
export async function folderMasters(
  dir: string,
  fallback: Masters,
): Promise<{ masters: Masters; hashOf(name: string): string | null }> {
  const byName = new Map<string, string>();
  const byHash = new Map<string, string>();
  for (const entry of (await readdir(dir, { withFileTypes: true })).sort((a, b) => a.name.localeCompare(b.name))) {
    const extension = extname(entry.name).toLowerCase();
    if (!entry.isFile() || (!photographs.has(extension) && extension !== '.svg')) continue;
    const file = join(dir, entry.name);
    const hash = contentHash(await readFile(file));
    byName.set(parse(entry.name).name, hash);
    byHash.set(hash, file);
  }
  return {
    hashOf: (name) => byName.get(name) ?? null,
    masters: async (hash) => {
      const file = byHash.get(hash);
      if (!file) return fallback(hash);
      return { kind: extname(file).toLowerCase() === '.svg' ? 'svg' : 'raster', data: await readFile(file) };
    },
  };
}

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
