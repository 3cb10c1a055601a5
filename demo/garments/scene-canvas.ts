import { createDrawing, type Drawing, type Pose } from './drawing.ts';
import { createCloth, type Pattern } from './fabric.ts';
import { type Body, createBody, type FigureSpec } from './figure.ts';
import { type ArmPose, drawFigure } from './figure-drawing.ts';
import type { Stage } from './garment.ts';
import { type Point, type Segment, toPath } from './geometry.ts';
import { createChoice, createRandom } from './random.ts';

export type Scene = { width: number; height: number; defs: string[]; art: string[]; id(): string };

export const createScene = (width: number, height: number): Scene => {
  let ids = 0;
  return { width, height, defs: [], art: [], id: () => `s${(ids++).toString(36)}` };
};

export const finishScene = ({ width, height, defs, art }: Scene): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs.join('')}</defs>${art.join('')}</svg>`;

export const ink = '#4a352a';

export function blur(scene: Scene, deviation: number): string {
  const id = scene.id();
  scene.defs.push(
    `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
  return `filter="url(#${id})"`;
}

export function gradient(
  scene: Scene,
  stops: readonly (readonly [at: number, color: string, opacity?: number])[],
  x2 = 0,
  y2 = 1,
  x1 = 0,
  y1 = 0,
): string {
  const id = scene.id();
  scene.defs.push(
    `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`,
  );
  return `url(#${id})`;
}

export const shape = (
  segments: readonly Segment[],
  fill: string,
  extra = `stroke="${ink}" stroke-width="3" stroke-linejoin="round"`,
): string => `<path d="${toPath(segments, true)}" fill="${fill}" ${extra}/>`;
export const line = (segments: readonly Segment[], color = ink, width = 3, opacity = 1): string =>
  `<path d="${segments.map((segment) => toPath([segment], false)).join('')}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
export const at = (x: number, y: number, scale: number, points: readonly Point[]): Segment =>
  points.map(([px, py]) => [x + px * scale, y + py * scale] as const);

export type Person = {
  /** Where the figure's axis stands, where the top of the head is, and how many pixels a figure unit takes. */
  x: number;
  top: number;
  scale: number;
  kind?: 'woman' | 'man';
  figure: FigureSpec;
  pose?: Pose;
  arms: readonly [ArmPose, ArmPose];
  seed?: number;
  back?: boolean;
};
export type Outfit = { color: { base: string; accent?: string }; pattern: Pattern; draw: (stage: Stage) => void };

/** Paints in a person's own units, on top of the scene so far. */
export function paintPerson(scene: Scene, person: Person, paint: (d: Drawing, body: Body) => void) {
  const height = 820 * person.scale;
  const width = 560 * person.scale;
  const pose = person.pose ?? { sway: 5, tilt: 0.02 };
  const d = createDrawing({ top: -20, height: 820 }, pose, { width, height }, scene.id());
  paint(d, createBody(person.kind ?? 'woman', person.figure, createRandom(person.seed ?? 1)));
  const { defs, body: art } = d.finish();
  scene.defs.push(defs);
  scene.art.push(
    `<g transform="translate(${Math.round(person.x - width / 2)} ${Math.round(person.top - 20 * person.scale)})">${art}</g>`,
  );
}

/** Draws a person in any number of garments; `after` paints on top of them. */
export function drawPerson(
  scene: Scene,
  person: Person,
  outfits: readonly Outfit[],
  after?: (d: Drawing, body: Body) => void,
) {
  const { back = false, seed = 1, arms } = person;
  paintPerson(scene, person, (d, body) => {
    const skin = drawFigure(d, body, { back, arms, feet: true });
    for (const [i, { color, pattern, draw }] of outfits.entries()) {
      const cloth = createCloth(d, body, color, pattern, seed + i);
      draw({ d, body, cloth, random: createRandom(seed * 5 + i), choose: createChoice(seed + i), back, skin });
    }
    after?.(d, body);
  });
}
