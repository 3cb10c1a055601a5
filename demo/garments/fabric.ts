import { clothColor, darken, lighten, luminance, mix } from 'backend/src/modules/pictures/color.ts';
import { difference } from './color.ts';
import { type Drawing, feather, lineWidth } from './drawing.ts';
import type { Body } from './figure.ts';
import { acrossBody } from './figure-drawing.ts';
import type { Segment } from './geometry.ts';
import { lacePattern, patternTile } from './patterns.ts';
import { createChoice, createRandom } from './random.ts';

export type Pattern =
  | 'plain'
  | 'lace'
  | 'dots'
  | 'stripes'
  | 'animal'
  | 'floral'
  | 'rib'
  | 'mesh'
  | 'satin'
  | 'jacquard';

export type Cloth = {
  base: string;
  /** The ground under lace flowers, through which skin or lining shows. */
  ground: string;
  /** Outline, and the seams and stitches on the fabric. */
  line: string;
  seam: string;
  shade: string;
  light: string;
  accent: string;
  pattern: Pattern;
  lace: string;
  net: string;
  print: string | null;
  form: string;
  /** How much shows through lace and mesh: everything on a figure, little without one. */
  through: number;
};

export function createCloth(
  d: Drawing,
  body: Body,
  spec: { base: string; accent?: string },
  pattern: Pattern,
  seed: number,
  through = 1,
): Cloth {
  const base = clothColor(spec.base);
  const light = luminance(base);
  const dark = light < 0.1;
  const line = dark ? darken(base, 0.55) : darken(base, light > 0.6 ? 0.48 : 0.45);
  const seam = dark ? lighten(base, 0.3) : darken(base, light > 0.6 ? 0.26 : 0.3);
  const accent = spec.accent ? clothColor(spec.accent) : dark ? lighten(base, 0.4) : darken(base, 0.32);
  const random = createRandom(seed * 7 + 3);
  const choose = createChoice(seed);
  // Lace has flowers of the cloth's colour on a thin ground, or lighter ones on a dense ground if the skin is similar.
  const under = through < 1 ? '#d9c3ab' : body.skin;
  const apart = difference(base, under) > 30;
  const ground = pattern !== 'lace' ? base : apart ? mix(base, under, 0.34) : darken(base, 0.14);
  const flowers = pattern === 'lace' && apart ? base : lighten(base, dark ? 0.26 : light > 0.55 ? 0.45 : 0.28);
  const lace = d.id();
  const net = d.id();
  d.define(lacePattern(lace, d.scale * choose([1, 1.3, 0.82, 1.12]), flowers, line, choose([0, 1, 2, 3, 4])));
  d.define(
    patternTile(
      net,
      'mesh',
      d.scale,
      { base, seam: dark ? lighten(base, 0.16) : darken(base, 0.18), accent },
      random,
      choose,
    ) ?? '',
  );
  const tile = pattern === 'plain' || pattern === 'satin' || pattern === 'lace' ? null : d.id();
  if (tile) d.define(patternTile(tile, pattern, d.scale, { base, seam, accent }, random, choose) ?? '');
  const form = d.id();
  const shade = dark ? '#000000' : mix(darken(base, 0.5), '#6b3a2a', 0.25);
  // Satin throws the light back in bands.
  const sheen =
    pattern === 'satin'
      ? `<stop offset=".2" stop-color="#fff" stop-opacity="${dark ? 0.34 : 0.62}"/><stop offset=".3" stop-color="${shade}" stop-opacity=".12"/><stop offset=".52" stop-color="#fff" stop-opacity="${dark ? 0.26 : 0.5}"/><stop offset=".64" stop-color="${shade}" stop-opacity=".16"/>`
      : `<stop offset=".38" stop-color="#fff" stop-opacity="0"/><stop offset=".55" stop-color="${shade}" stop-opacity="0"/>`;
  d.define(
    `<linearGradient id="${form}" gradientUnits="userSpaceOnUse" ${acrossBody(d, body)}><stop offset="0" stop-color="#fff" stop-opacity="${dark ? 0.16 : 0.3}"/>${sheen}<stop offset="1" stop-color="${shade}" stop-opacity=".5"/></linearGradient>`,
  );
  return {
    base,
    ground,
    line,
    seam,
    shade,
    light: lighten(base, dark ? 0.22 : 0.5),
    accent,
    pattern,
    lace,
    net,
    print: tile,
    form,
    through,
  };
}

export type PanelOptions = {
  /** Lace and mesh let the skin through; lining is the same fabric without its pattern. */
  fill?: 'cloth' | 'lace' | 'sheer' | 'lining' | 'inside';
  opacity?: number;
  outline?: boolean;
  form?: boolean;
  clip?: string;
};

/** One piece of fabric: base, pattern, the light over the body, outline. */
export function panel(d: Drawing, cloth: Cloth, segments: readonly Segment[], options: PanelOptions = {}): string {
  const path = d.path(segments);
  const fill = options.fill ?? (cloth.pattern === 'lace' ? 'lace' : cloth.pattern === 'mesh' ? 'sheer' : 'cloth');
  const base = fill === 'inside' ? mix(cloth.base, cloth.shade, 0.34) : fill === 'lace' ? cloth.ground : cloth.base;
  const opacity = options.opacity ?? 1 - cloth.through * (fill === 'lace' ? 0.28 : fill === 'sheer' ? 0.34 : 0);
  const open = options.clip ? `<g clip-path="url(#${options.clip})">` : '<g>';
  let svg = `${open}<path d="${path}" fill="${base}" fill-opacity="${opacity}"/>`;
  if (fill === 'lace')
    svg += `<path d="${path}" fill="url(#${cloth.net})"/><path d="${path}" fill="url(#${cloth.lace})"/>`;
  if (fill === 'sheer') svg += `<path d="${path}" fill="url(#${cloth.net})"/>`;
  // Lace drawn as cloth, so that less shows through, has its flowers tone on tone.
  if (fill === 'cloth' && cloth.pattern === 'lace')
    svg += `<path d="${path}" fill="url(#${cloth.lace})" opacity=".5"/>`;
  if (fill === 'cloth' && cloth.print) svg += `<path d="${path}" fill="url(#${cloth.print})"/>`;
  if (options.form !== false) svg += `<path d="${path}" fill="url(#${cloth.form})"/>`;
  if (options.outline !== false)
    svg += `<path d="${path}" fill="none" stroke="${cloth.line}" stroke-width="${lineWidth}" stroke-linejoin="round"/>`;
  d.add(`${svg}</g>`);
  return path;
}

/** The soft shadow that a garment's edge throws on the skin. */
export function castShadow(d: Drawing, shapes: readonly (readonly Segment[])[], clip: string) {
  const path = shapes.map((shape) => d.path(shape)).join('');
  const shadow = feather(d, path, { color: '#3d1f12', opacity: 0.28, spread: 26, move: '8 12' });
  d.add(`<g clip-path="url(#${clip})">${shadow}</g>`);
}

/** Soft light or shade inside a shape, for the roundness of a cup or a fold. */
export function glow(
  d: Drawing,
  path: string,
  center: readonly [number, number],
  radius: number,
  color: string,
  opacity: number,
  edge = false,
) {
  const id = d.id();
  const [x, y] = d.project(center);
  const stops = edge
    ? `<stop offset=".55" stop-color="${color}" stop-opacity="0"/><stop offset="1" stop-color="${color}" stop-opacity="${opacity}"/>`
    : `<stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/>`;
  d.define(
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius * d.scale)}">${stops}</radialGradient>`,
  );
  d.add(`<path d="${path}" fill="url(#${id})"/>`);
}
