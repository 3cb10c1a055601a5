import { difference } from './color.ts';
import { lerp, type Point, type Profile, readProfile, type Segment } from './geometry.ts';
import type { Random } from './random.ts';

type HairStyle = 'bob' | 'long' | 'bun' | 'crop' | 'curls';
export type FigureSpec = {
  /** 0 is the smallest size of the range, 1 the largest. */
  size?: number;
  bust?: number;
  /** Index into `skinTones`. */
  skin?: number;
  age?: 'young' | 'middle' | 'older';
  hair?: HairStyle;
};

export const skinTones = ['#f3d6c2', '#ebc4a6', '#dcab85', '#c48b63', '#a06a48', '#7a4c35', '#5d3c2b'] as const;
const hairColors = ['#3a2a22', '#241b18', '#6b4630', '#8a5a35', '#b58a55'] as const;
const greys = ['#b9b1a8', '#8d857e', '#d6cfc5'] as const;

export type Body = {
  kind: 'woman' | 'man';
  /** Half width of the silhouette at a height, arms apart. */
  width(y: number): number;
  /** Distance of the inner leg from the axis. */
  inner(y: number): number;
  /** Height of the line from neck to shoulder tip at a distance from the axis. */
  shoulder(x: number): number;
  armpit: Point;
  bust: { x: number; y: number; r: number };
  waist: number;
  hip: number;
  crotch: number;
  arm: { centre: Segment; radii: readonly number[] };
  skin: string;
  hair: string;
  hairStyle: HairStyle;
  age: 'young' | 'middle' | 'older';
  size: number;
  /** Looks at the viewer and smiles, in a portrait. A model who shows a garment looks down. */
  awake?: boolean;
};

/** Half widths at a height for the smallest, the middle and the largest figure. */
type Row = readonly [y: number, small: number, middle: number, large: number];

const womanOuter: readonly Row[] = [
  [104, 18.5, 19.5, 23],
  [205, 61, 67, 80],
  [222, 62, 70, 86],
  [238, 58, 66, 83],
  [258, 53, 60, 78],
  [300, 46, 54, 75],
  [318, 49, 58, 79],
  [345, 60, 70, 89],
  [386, 70, 81, 99],
  [420, 70, 81, 98],
  [480, 61, 71, 86],
  [540, 49, 56, 67],
  [572, 44, 50, 58],
  [600, 45, 51, 58],
  [628, 46, 52, 58],
  [690, 38, 42, 47],
  [736, 31, 34, 37],
  [752, 32, 35, 38],
];
const womanInner: readonly Row[] = [
  [410, 0, 0, 0],
  [424, 2.2, 1, 0.4],
  [480, 5, 3, 0.6],
  [545, 10, 8, 4],
  [572, 13, 11, 8],
  [600, 11, 9, 6],
  [628, 10, 8, 5],
  [690, 15, 13, 11],
  [736, 18, 17, 15],
  [752, 17, 16, 14],
];
const manOuter: readonly Row[] = [
  [104, 24, 26, 30],
  [205, 74, 79, 92],
  [225, 76, 82, 97],
  [258, 69, 76, 95],
  [300, 62, 70, 94],
  [330, 62, 70, 92],
  [372, 66, 74, 90],
  [420, 68, 76, 91],
  [480, 64, 71, 83],
  [545, 51, 57, 66],
  [572, 47, 52, 59],
  [628, 49, 54, 61],
  [690, 41, 45, 49],
  [736, 34, 37, 40],
  [752, 35, 38, 41],
];
const manInner: readonly Row[] = [
  [412, 0, 0, 0],
  [426, 3, 2, 0.6],
  [480, 7, 5, 2],
  [545, 12, 10, 7],
  [572, 14, 12, 10],
  [628, 11, 9, 8],
  [690, 17, 16, 14],
  [752, 20, 19, 18],
];

const atSize = (rows: readonly Row[], size: number): Profile =>
  rows.map(([y, small, middle, large]) => [
    y,
    size < 0.5 ? lerp(small, middle, size * 2) : lerp(middle, large, size * 2 - 1),
  ]);

/** Fills in what a spec omits; the skin is chosen so that the garment contrasts with it. */
export function createBody(kind: 'woman' | 'man', spec: FigureSpec, random: Random, garment?: string): Body {
  const size = Math.max(0, Math.min(1, spec.size ?? random.pick([0.12, 0.3, 0.42, 0.5, 0.66, 0.86])));
  const age = spec.age ?? random.pick(['young', 'young', 'middle', 'middle', 'older']);
  const bust = Math.max(0, Math.min(1, spec.bust ?? lerp(0.25, 0.85, size)));
  const tones: readonly string[] = skinTones;
  const readable = tones.filter((tone) => !garment || difference(tone, garment) > 18);
  const choice = readable.length > 0 ? readable : tones;
  const skin =
    (spec.skin === undefined ? choice[Math.floor(random.next() ** 1.7 * choice.length)] : tones[spec.skin]) ??
    skinTones[1];
  const hair =
    age === 'older' ? random.pick(greys) : age === 'middle' && random.next() < 0.3 ? greys[1] : random.pick(hairColors);
  const dark = tones.indexOf(skin) > 3;
  const woman = kind === 'woman';
  const outer = atSize(woman ? womanOuter : manOuter, size);
  const inner = atSize(woman ? womanInner : manInner, size);
  const bustMore = woman ? (bust - lerp(0.25, 0.85, size)) * 6 : 0;
  const width = (y: number) => readProfile(outer, y) + bustMore * Math.max(0, 1 - Math.abs(y - 222) / 24);
  const tip = woman ? lerp(75, 84, size) : lerp(90, 100, size);
  const neck = width(104);
  const drop = woman ? 0 : 2;
  const shoulders: Profile = [
    [neck, 108],
    [neck + 5, 124 - (woman ? 0 : 6)],
    [neck + 18, 135 - (woman ? 0 : 3)],
    [tip - 22, 145 + drop],
    [tip, 156 + drop],
  ];
  const r = woman ? lerp(14.5, 19.5, size) : lerp(20, 25, size);
  const hipSide = width(390);
  const elbow = Math.max(width(300) + r + 9, tip + (woman ? 5 : 6));
  const wrist = Math.max(hipSide + 8, elbow - 2);
  return {
    kind,
    width,
    inner: (y) => Math.max(0.3, readProfile(inner, y)),
    shoulder: (x) => readProfile(shoulders, Math.abs(x)),
    armpit: [tip - (woman ? 13 : 14), 196],
    bust: { x: width(222) * 0.5, y: age === 'older' ? 225 : 221, r: lerp(25, 38, bust) },
    waist: woman ? 300 : 310,
    hip: 386,
    crotch: woman ? 411 : 414,
    arm: {
      centre: [
        [tip - r * 0.72, readProfile(shoulders, tip - r * 0.72) + r * 0.93],
        [tip - r * 0.1, 200],
        [elbow - 2, 262],
        [elbow, 298],
        [(elbow + wrist) / 2 + 1, 345],
        [wrist, 392],
      ],
      radii: [r, r * 0.98, r * 0.86, r * 0.74, r * 0.72, r * 0.46],
    },
    skin,
    hair: dark && age !== 'older' ? hairColors[1] : hair,
    hairStyle:
      spec.hair ?? random.pick(age === 'older' ? ['bob', 'crop', 'bun'] : ['bob', 'long', 'bun', 'long', 'curls']),
    age,
    size,
  };
}

/** The body's right side from one height to another. */
export function side(body: Body, from: number, to: number, out = 0): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 14));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const y = lerp(from, to, i / steps);
    return [body.width(y) + out, y];
  });
}

/** The inner leg from one height to another. */
export function innerSide(body: Body, from: number, to: number, out = 0): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 16));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const y = lerp(from, to, i / steps);
    return [Math.max(0.3, body.inner(y) - out), y];
  });
}

/** A line around the body as it is seen from the front: `sag` units lower (or higher) in the middle than at the sides. */
export function across(body: Body, y: number, sag: number, from = -1, to = 1, out = 0): Point[] {
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const u = lerp(from, to, i / steps);
    return [u * (body.width(y) + out), y + sag * (1 - u * u)];
  });
}
