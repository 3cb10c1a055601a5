import type { Drawing } from './drawing.ts';
import type { Cloth, Pattern } from './fabric.ts';
import type { Body, FigureSpec } from './figure.ts';
import type { Choose, Random } from './random.ts';

export const garmentTypes = [
  'bra-balconette',
  'bra-full-cup',
  'bra-plunge',
  'bra-bralette',
  'bra-strapless',
  'bra-sports',
  'bra-minimizer',
  'bra-nursing',
  'bra-front-closure',
  'bra-push-up',
  'brief-classic',
  'brief-high-waist',
  'brief-thong',
  'brief-brazilian',
  'brief-boyshort',
  'bodysuit',
  'bodysuit-shaping',
  'shaper-short',
  'shaper-waist-cincher',
  'shaper-slip',
  'shaper-leggings',
  'corset',
  'camisole',
  'nightdress',
  'pyjama-set',
  'robe',
  'swimsuit',
  'bikini-top',
  'bikini-bottom',
  'tights',
  'stockings',
  'men-boxer',
  'men-brief',
  'men-trunk',
  'men-undershirt',
  'men-shaping-vest',
  'men-shaping-short',
  'men-swim-short',
  'men-pyjama',
] as const;
export type GarmentType = (typeof garmentTypes)[number];

/** The views, under the names that stored specs use. */
export const views = { front: 'frente', back: 'espalda', detail: 'detalle', flat: 'plano' } as const;
export const garmentViews = Object.values(views);
export type GarmentView = (typeof garmentViews)[number];

export const garmentPatterns = [
  'plain',
  'lace',
  'dots',
  'stripes',
  'animal',
  'floral',
  'rib',
  'mesh',
  'satin',
  'jacquard',
] as const satisfies readonly Pattern[];

export type GarmentSpec = {
  type: GarmentType;
  view: GarmentView;
  color: { base: string; accent?: string };
  pattern: Pattern;
  /** Small variations: neckline, strap width, lace make, bow; and the figure, where the spec names none. */
  seed: number;
  figure?: FigureSpec;
};

/** What a garment's drawing needs: `skin` is the clip that keeps shadows on the body, absent when the garment lies flat. */
export type Stage = {
  d: Drawing;
  body: Body;
  cloth: Cloth;
  random: Random;
  /** Chooses what distinguishes styles; `random` decides only details by which no style is recognised. */
  choose: Choose;
  back: boolean;
  skin: string | null;
};
