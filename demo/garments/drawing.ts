import { type Point, type Segment, toPath } from './geometry.ts';

/** Where the eye stands: the figure's y at the frame's top, and how many canvas pixels a figure unit takes. */
export type Camera = { top: number; height: number; x?: number; turn?: number };

/** A weight on one leg: hips move and tilt one way, shoulders the other. */
export type Pose = {
  sway: number;
  tilt: number;
  /** How far the head inclines. */
  lean?: number;
  /** How far the middle of the body comes to one side, and the half width that turns with it. */
  turn?: number;
  turning?: (y: number) => number;
};

export const canvasWidth = 900;
export const canvasHeight = 1200;
export const lineWidth = 3.2;

export type Drawing = {
  scale: number;
  add(svg: string): void;
  define(svg: string): void;
  id(): string;
  project(point: Point): Point;
  path(segments: readonly Segment[], closed?: boolean): string;
  finish(): { defs: string; body: string };
};

const ease = (from: number, to: number, at: number) => {
  const t = Math.max(0, Math.min(1, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

export function createDrawing(
  camera: Camera,
  pose: Pose,
  frame = { width: canvasWidth, height: canvasHeight },
  prefix = 'g',
): Drawing {
  const scale = frame.height / camera.height;
  const defs: string[] = [];
  const body: string[] = [];
  let ids = 0;
  const turn = ((camera.turn ?? 0) * Math.PI) / 180;
  const middle = camera.top + camera.height / 2;

  const turned = (x: number, y: number) => {
    if (!pose.turn || !pose.turning) return 0;
    const u = x / pose.turning(y);
    return Math.abs(u) < 1 ? pose.turn * (1 - u * u) * (1 - ease(400, 600, y)) * (0.6 + 0.4 * ease(104, 180, y)) : 0;
  };

  const project = ([x, y]: Point): Point => {
    const hips = ease(170, 340, y) * (1 - 0.85 * ease(420, 760, y));
    const tilt = pose.tilt * (ease(190, 340, y) * 2 - 1) * (1 - ease(410, 520, y)) * ease(60, 140, y);
    const head = Math.max(0, 122 - y) * (pose.lean ?? 0);
    const px = x + turned(x, y) + pose.sway * (hips - 0.25) + head - (camera.x ?? 0);

    const py = y + x * (tilt + (pose.lean ?? 0) * ease(118, 70, y)) - middle;
    return [
      frame.width / 2 + (px * Math.cos(turn) - py * Math.sin(turn)) * scale,
      frame.height / 2 + (px * Math.sin(turn) + py * Math.cos(turn)) * scale,
    ];
  };

  return {
    scale,
    project,
    add: (svg) => body.push(svg),
    define: (svg) => defs.push(svg),
    id: () => `${prefix}${(ids++).toString(36)}`,
    path: (segments, closed = true) =>
      toPath(
        segments.map((segment) => segment.map(project)),
        closed,
      ),
    finish: () => ({ defs: defs.join(''), body: body.join('') }),
  };
}

/**
 * A soft edge without a blur filter, which costs half a second at zoom size: the path is stroked ever narrower, so that
 * each stroke adds an equal step towards full cover, and the whole group is made as faint as asked for.
 */
export function feather(
  d: Drawing,
  path: string,
  {
    color,
    opacity,
    spread,
    width,
    move,
  }: { color: string; opacity: number; spread: number; width?: number; move?: string },
): string {
  const layers = 12;
  const id = d.id();
  d.define(`<path id="${id}" d="${path}"/>`);
  let strokes = '';
  for (let i = 1; i <= layers; i++) {
    // Closer together in the middle of the slope, as a blur's are.
    const share = 0.5 - Math.sin(Math.asin(1 - (2 * (i - 0.5)) / layers) / 3);
    const wide = width === undefined ? spread * (1 - share) : Math.max(0.5, width + spread * (0.5 - share));
    const cover = round(1 / (layers - i + 1));
    strokes += `<use href="#${id}" stroke-width="${round(wide)}" stroke-opacity="${cover}" fill-opacity="${cover}"/>`;
  }
  const fill = width === undefined ? color : 'none';
  return `<g opacity="${round(opacity)}" fill="${fill}" stroke="${color}" stroke-linecap="round" stroke-linejoin="round"${move ? ` transform="translate(${move})"` : ''}>${strokes}</g>`;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
