import { mix } from './color.ts';
import { drawGarment } from './draw-garment.ts';
import type { GarmentSpec } from './garment.ts';
import { drawScene, type SceneSpec } from './scene.ts';

export type DrawingSpec = { garment: GarmentSpec } | { scene: SceneSpec };

/** Raised when the drawings change, so that their immutable addresses change too. */
export const drawingEdition = 2;

export const draw = (spec: DrawingSpec): string =>
  'garment' in spec ? drawGarment(spec.garment) : drawScene(spec.scene);

/** What fills the frame until the picture is there. */
export const dominantColor = (spec: DrawingSpec): string =>
  'garment' in spec
    ? mix('#efe5d8', spec.garment.color.base, spec.garment.view === 'detalle' ? 0.6 : 0.24)
    : spec.scene.name === 'campaign'
      ? '#b9805f'
      : '#e0d2c1';
