import type { GarmentType } from '../../garments/garment.ts';

/** Grams of a packed garment in a middle size. */
const grams: Record<GarmentType, number> = {
  'bra-balconette': 85,
  'bra-full-cup': 105,
  'bra-plunge': 85,
  'bra-bralette': 55,
  'bra-strapless': 95,
  'bra-sports': 120,
  'bra-minimizer': 110,
  'bra-nursing': 100,
  'bra-front-closure': 90,
  'bra-push-up': 110,
  'brief-classic': 35,
  'brief-high-waist': 50,
  'brief-thong': 20,
  'brief-brazilian': 30,
  'brief-boyshort': 40,
  bodysuit: 130,
  'bodysuit-shaping': 210,
  'shaper-short': 160,
  'shaper-waist-cincher': 190,
  'shaper-slip': 220,
  'shaper-leggings': 240,
  corset: 320,
  camisole: 110,
  nightdress: 190,
  'pyjama-set': 380,
  robe: 520,
  swimsuit: 190,
  'bikini-top': 95,
  'bikini-bottom': 60,
  tights: 45,
  stockings: 35,
  'men-boxer': 90,
  'men-brief': 65,
  'men-trunk': 75,
  'men-undershirt': 150,
  'men-shaping-vest': 210,
  'men-shaping-short': 190,
  'men-swim-short': 210,
  'men-pyjama': 480,
};

/** A tenth less in the smallest size of a style, a tenth more in the largest; `at` is the index among `of` sizes. */
export const weigh = (type: GarmentType, at: number, of: number): number =>
  Math.round(grams[type] * (0.9 + (0.2 * at) / Math.max(1, of - 1)));
