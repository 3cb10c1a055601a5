import { createHash } from 'node:crypto';
import type { Pattern } from './fabrics.ts';

export type GarmentSpec = {
  type: string;
  view: 'frente' | 'espalda' | 'detalle' | 'plano';
  color: { base: string; accent?: string };
  pattern: Pattern;
  seed: number;
};
export type SceneSpec = { scene: string; shape: 'wide' | 'tall' };

export type PictureRow = {
  hash: string;
  kind: 'garment' | 'scene';
  spec: GarmentSpec | SceneSpec;
  width: number;
  height: number;
  dominant: string;
};

// A new way of drawing makes a new picture, under a new address.
const drawingVersion = 1;
const garmentSize = { width: 900, height: 1200 };
const sceneSizes = { wide: { width: 1800, height: 1000 }, tall: { width: 900, height: 1200 } };

const sortKeys = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const hashOf = (spec: object) =>
  createHash('sha256')
    .update(`${drawingVersion}:${JSON.stringify(spec, sortKeys)}`)
    .digest('hex')
    .slice(0, 32);

const mixWithPaper = (hex: string) => {
  const paper = [244, 237, 228];
  const parts = paper.map((light, index) => {
    const own = Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16);
    return Math.round(light * 0.7 + own * 0.3)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
};

export const garmentPicture = (spec: GarmentSpec): PictureRow => ({
  hash: hashOf(spec),
  kind: 'garment',
  spec,
  ...garmentSize,
  dominant: mixWithPaper(spec.color.base),
});

export const scenePicture = (spec: SceneSpec): PictureRow => ({
  hash: hashOf(spec),
  kind: 'scene',
  spec,
  ...sceneSizes[spec.shape],
  dominant: '#e9ddd0',
});
