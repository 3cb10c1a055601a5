import { darken, lighten, luminance, mix } from 'backend/src/modules/pictures/color.ts';
import { type Drawing, lineWidth } from './drawing.ts';
import { type Cloth, panel } from './fabric.ts';
import { ellipse, limb, offset, type Point, type Segment } from './geometry.ts';
import { bow, picot, ring, scallops, seamLine, stitches } from './trims.ts';

/** How a maker finishes what is cut: a lace border, a satin binding, an elastic with loops, or turned and stitched. */
export type Edge = 'lace' | 'satin' | 'picot' | 'clean';

/** The binding, straps and bows of a style: of the cloth's own colour, a shade deeper or a shade brighter. */
export type Tone = 'same' | 'deep' | 'bright';

export function trimOf(cloth: Cloth, tone: Tone): Cloth {
  if (tone === 'same') return cloth;
  const light = luminance(cloth.base);
  // Black has nothing deeper and white nothing brighter.
  const up = light < 0.06 || (tone === 'bright' && light < 0.7);
  const base = up ? lighten(cloth.base, light < 0.06 ? 0.22 : 0.42) : darken(cloth.base, light > 0.6 ? 0.2 : 0.34);
  return { ...cloth, base, seam: up ? darken(base, 0.25) : lighten(base, 0.3), light: lighten(base, 0.4) };
}

/** Finishes an edge; the garment lies to the right of its direction. */
export function finishEdge(d: Drawing, cloth: Cloth, segment: Segment, edge: Edge, size = 4.6) {
  if (edge === 'lace') scallops(d, cloth, segment, size);
  else if (edge === 'satin') binding(d, cloth, segment, size * 0.8);
  else if (edge === 'picot') {
    stitches(d, cloth, [segment], -size * 0.7);
    picot(d, cloth, segment, size * 0.52);
  } else stitches(d, cloth, [segment], -1.9);
}

/** A shining ribbon folded over the edge. */
export function binding(d: Drawing, cloth: Cloth, segment: Segment, width: number) {
  const path = d.path([offset(segment, -width * 0.35)], false);
  const stroke = (color: string, by: number, opacity = 1) =>
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="${(width * d.scale * by).toFixed(1)}" stroke-linejoin="round" opacity="${opacity}"/>`;
  d.add(
    `${stroke(cloth.line, 1.16)}${stroke(mix(cloth.base, cloth.light, 0.14), 0.84)}${stroke(cloth.light, 0.24, 0.65)}`,
  );
}

/** What sits between the cups. */
export type Centre = 'bow' | 'ring' | 'drop' | 'rose' | 'none';

export function drawCentre(d: Drawing, cloth: Cloth, [x, y]: Point, centre: Centre) {
  if (centre === 'bow') bow(d, cloth, [x, y], 6.4);
  if (centre === 'ring') ring(d, cloth, [x, y + 2], 3.6);
  if (centre === 'drop') {
    ring(d, cloth, [x, y], 1.4);
    panel(
      d,
      { ...cloth, base: '#c9a878', line: '#6e5229' },
      limb(
        [
          [x, y + 2],
          [x, y + 5],
          [x, y + 8],
        ],
        [0.8, 1.6, 2],
        { end: true },
      ),
      { fill: 'lining' },
    );
  }
  if (centre === 'rose') {
    const bright = { ...cloth, base: mix(cloth.base, cloth.light, 0.3) };
    for (const [dx, dy] of [
      [-3, 1],
      [3, 1],
      [0, -2.6],
      [-1.8, 3.6],
      [1.8, 3.6],
    ] as const)
      panel(d, bright, ellipse(x + dx, y + dy, 2.7, 2.5), { fill: 'lining' });
    panel(d, cloth, ellipse(x, y + 1, 1.9, 1.9), { fill: 'lining' });
  }
}

/** A bone or a seam down a deep band. */
export const boned = (d: Drawing, cloth: Cloth, from: Point, to: Point) => {
  seamLine(d, cloth, [[from, to]], 0.9, lineWidth * 1.6);
  stitches(d, cloth, [[from, to]], 2.2);
};
