import { contentHash } from 'backend/src/modules/pictures/picture-store.ts';
import type { GarmentSpec } from '../garments/garment.ts';
import { type DrawingSpec, dominantColor, drawingEdition } from '../garments/picture.ts';
import { type PortraitSpec, portraitSize } from '../garments/portrait.ts';
import type { SceneSpec } from '../garments/scene.ts';

/** The address of a drawn picture; known without drawing it. */
export const pictureHash = (spec: DrawingSpec): string => contentHash(`${drawingEdition}:${canonical(spec)}`);

export type PictureRow = {
  hash: string;
  kind: 'garment' | 'scene';
  spec: DrawingSpec;
  width: number;
  height: number;
  dominant: string;
};

const garmentSize = { width: 900, height: 1200 };
const sceneSizes = { wide: { width: 1920, height: 1080 }, tall: { width: 1200, height: 1500 } };

const toRow = (kind: PictureRow['kind'], spec: DrawingSpec, size: { width: number; height: number }): PictureRow => ({
  hash: pictureHash(spec),
  kind,
  spec,
  ...size,
  dominant: dominantColor(spec),
});

export const garmentPicture = (garment: GarmentSpec) => toRow('garment', { garment }, garmentSize);

/** A drawn portrait; as the shop's own drawing it is not deleted with a store that shows it. */
export const portraitPicture = (person: PortraitSpec) => toRow('scene', { person }, portraitSize);

export const scenePicture = (scene: SceneSpec) =>
  toRow('scene', { scene }, scene.name.startsWith('department-') ? sceneSizes.tall : sceneSizes[scene.format]);

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, v]) => `${JSON.stringify(key)}:${canonical(v)}`).join(',')}}`;
}
