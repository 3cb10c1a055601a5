import { mix } from 'backend/src/modules/pictures/color.ts';
import { drawGarment } from './draw-garment.ts';
import { type GarmentSpec, views } from './garment.ts';
import { drawPortrait, type PortraitSpec } from './portrait.ts';
import { drawScene, type SceneSpec } from './scene.ts';

export type DrawingSpec = { garment: GarmentSpec } | { scene: SceneSpec } | { person: PortraitSpec };

/** Raise it when the drawings change, so that their immutable addresses change too. */
export const drawingEdition = 2;

export function draw(spec: DrawingSpec): string {
  if ('garment' in spec) return drawGarment(spec.garment);
  return 'scene' in spec ? drawScene(spec.scene) : drawPortrait(spec.person);
}

/** The placeholder colour until the picture has loaded. */
export function dominantColor(spec: DrawingSpec): string {
  if ('person' in spec) return spec.person.wall;
  if ('scene' in spec) return spec.scene.name === 'campaign' ? '#b9805f' : '#e0d2c1';
  return mix('#efe5d8', spec.garment.color.base, spec.garment.view === views.detail ? 0.6 : 0.24);
}
