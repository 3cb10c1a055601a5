import { darken, lighten, mix } from 'backend/src/modules/pictures/color.ts';
import { type Drawing, feather, lineWidth } from './drawing.ts';
import { type Cloth, panel } from './fabric.ts';
import { between, ellipse, limb, offset, type Point, type Segment, walk } from './geometry.ts';

const px = (value: number) => String(Math.round(value * 10) / 10);

export function seamLine(
  d: Drawing,
  cloth: Cloth,
  segments: readonly Segment[],
  opacity = 0.9,
  width = lineWidth * 0.8,
) {
  d.add(
    `<path d="${segments.map((s) => d.path([s], false)).join('')}" fill="none" stroke="${cloth.seam}" stroke-width="${px(width)}" stroke-linecap="round" opacity="${opacity}"/>`,
  );
}

export function stitches(d: Drawing, cloth: Cloth, segments: readonly Segment[], by = 0) {
  const dash = Math.max(3.4, d.scale * 1.15);
  const path = segments.map((s) => d.path([by ? offset(s, by) : s], false)).join('');
  d.add(
    `<path d="${path}" fill="none" stroke="${cloth.seam}" stroke-width="${px(lineWidth * 0.62)}" stroke-dasharray="${px(dash)} ${px(dash * 0.75)}" stroke-linecap="round" opacity=".85"/>`,
  );
}

/** An elastic or a wire's channel: a band along a line, with a stitch on either side. */
export function channel(d: Drawing, cloth: Cloth, segment: Segment, width: number) {
  const path = d.path([segment], false);
  d.add(
    `<path d="${path}" fill="none" stroke="${cloth.line}" stroke-width="${px(width * d.scale + lineWidth)}"/><path d="${path}" fill="none" stroke="${mix(cloth.base, cloth.shade, 0.1)}" stroke-width="${px(width * d.scale - lineWidth * 0.4)}"/>`,
  );
  stitches(d, cloth, [segment], width * 0.26);
  stitches(d, cloth, [segment], -width * 0.26);
}

/** Scalloped lace border along an edge, bulging to the left of its direction. */
export function scallops(d: Drawing, cloth: Cloth, segment: Segment, size = 5) {
  const steps = walk(segment, size);
  let path = '';
  let holes = '';
  for (let i = 0; i < steps.length - 1; i++) {
    const a = steps[i] as (typeof steps)[number];
    const b = steps[i + 1] as (typeof steps)[number];
    const out = size * 0.72;
    const p = d.project(a.point);
    const q = d.project(b.point);
    const c1 = d.project([a.point[0] + a.normal[0] * out, a.point[1] + a.normal[1] * out]);
    const c2 = d.project([b.point[0] + b.normal[0] * out, b.point[1] + b.normal[1] * out]);
    path += `M${px(p[0])} ${px(p[1])}C${px(c1[0])} ${px(c1[1])} ${px(c2[0])} ${px(c2[1])} ${px(q[0])} ${px(q[1])}`;
    const m = between(a.point, b.point, 0.5);
    const hole = d.project([m[0] + a.normal[0] * size * 0.2, m[1] + a.normal[1] * size * 0.2]);
    holes += `<circle cx="${px(hole[0])}" cy="${px(hole[1])}" r="${px(size * 0.13 * d.scale)}"/>`;
  }
  d.add(
    `<path d="${path}" fill="${cloth.light}" fill-opacity=".9" stroke="${cloth.line}" stroke-width="${px(lineWidth * 0.8)}" stroke-linejoin="round"/><path d="${path}" fill="${cloth.base}" fill-opacity=".45"/><g fill="${cloth.line}" fill-opacity=".55">${holes}</g>`,
  );
}

/** Tiny loops of a picot elastic. */
export function picot(d: Drawing, cloth: Cloth, segment: Segment, size = 2) {
  const dots = walk(segment, size)
    .map(({ point, normal }) => {
      const [x, y] = d.project([point[0] + normal[0] * size * 0.3, point[1] + normal[1] * size * 0.3]);
      return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(size * 0.42 * d.scale)}"/>`;
    })
    .join('');
  d.add(`<g fill="${cloth.base}" stroke="${cloth.line}" stroke-width="${px(lineWidth * 0.5)}">${dots}</g>`);
}

const metal = (cloth: Cloth) => mix('#b78d55', cloth.base, 0.25);

function hardware(d: Drawing, cloth: Cloth, path: string, width: number) {
  const color = metal(cloth);
  d.add(
    `<path d="${path}" fill="none" stroke="${darken(color, 0.5)}" stroke-width="${px(width + 2.4)}"/><path d="${path}" fill="none" stroke="${color}" stroke-width="${px(width)}"/><path d="${path}" fill="none" stroke="${lighten(color, 0.6)}" stroke-width="${px(width * 0.3)}" transform="translate(-.8 -.8)"/>`,
  );
}

export function ring(d: Drawing, cloth: Cloth, [x, y]: Point, r: number) {
  hardware(d, cloth, d.path(ellipse(x, y, r, r * 1.05)), Math.max(2.6, d.scale * 0.75));
}

export function slider(d: Drawing, cloth: Cloth, [x, y]: Point, width: number, lean = 0) {
  const w = width / 2 + 1.3;
  const at = (dx: number, dy: number): Point => [x + dx + dy * lean, y + dy - dx * lean];
  const box: Segment[] = [
    [at(-w, -2.4), at(w, -2.4)],
    [at(w, 2.4), at(-w, 2.4)],
  ];
  hardware(d, cloth, d.path(box) + d.path([[at(-w, 0), at(w, 0)]], false), Math.max(2.2, d.scale * 0.6));
}

/** A strap along its centre line. */
export function strap(
  d: Drawing,
  cloth: Cloth,
  centre: Segment,
  width: number,
  options: { wide?: number; plush?: boolean } = {},
): Segment[] {
  const shape = limb(centre, [width / 2, (options.wide ?? width) / 2]);
  panel(d, cloth, shape, { fill: 'lining' });
  if (width >= 4) {
    stitches(d, cloth, [centre], width * 0.32);
    stitches(d, cloth, [centre], -width * 0.32);
  } else seamLine(d, cloth, [centre], 0.5, lineWidth * 0.5);
  return shape;
}

export function bow(d: Drawing, cloth: Cloth, [x, y]: Point, size: number) {
  const at = (points: readonly Point[]): Segment => points.map(([px_, py]) => [x + px_ * size, y + py * size] as const);
  const loop = (s: number): Segment[] => [
    at([
      [0, 0],
      [s * 0.5, -0.55],
      [s * 1.15, -0.55],
      [s * 1.2, 0.1],
      [s * 1.05, 0.5],
      [s * 0.5, 0.35],
      [0, 0],
    ]),
  ];
  const tail = (s: number): Segment[] => [
    at([
      [0, 0],
      [s * 0.25, 0.6],
      [s * 0.75, 1.5],
    ]),
    at([
      [s * 0.4, 1.42],
      [s * 0.05, 0.7],
      [-s * 0.1, 0],
    ]),
  ];
  const bright = { ...cloth, base: mix(cloth.base, cloth.light, 0.25) };
  for (const s of [-1, 1]) panel(d, bright, tail(s), { fill: 'lining' });
  for (const s of [-1, 1]) panel(d, bright, loop(s), { fill: 'lining' });
  panel(d, bright, ellipse(x, y, size * 0.24, size * 0.3), { fill: 'lining' });
}

/** Hook-and-eye tape in the middle of a back: `rows` of hooks, two columns of eyes beside it. */
export function hookTape(d: Drawing, cloth: Cloth, [x, top]: Point, bottom: Point, rows: number, width = 13) {
  const height = bottom[1] - top;
  const box = (from: number, to: number): Segment[] => [
    [
      [x + from, top],
      [x + to, top],
    ],
    [
      [x + to, bottom[1]],
      [x + from, bottom[1]],
    ],
  ];
  panel(d, cloth, box(-width * 0.55, width * 0.9), { fill: 'lining' });
  panel(d, { ...cloth, base: mix(cloth.base, cloth.light, 0.18) }, box(-width * 0.9, width * 0.12), { fill: 'lining' });
  stitches(d, cloth, [
    [
      [x - width * 0.78, top + 1],
      [x - width * 0.78, bottom[1] - 1],
    ],
    [
      [x - width * 0.02, top + 1],
      [x - width * 0.02, bottom[1] - 1],
    ],
  ]);
  for (let i = 0; i < rows; i++) {
    const y = top + (height * (i + 0.5)) / rows;
    const hook: Segment = [
      [x - 1.2, y - 0.7],
      [x + 2.4, y - 0.7],
      [x + 3.2, y],
      [x + 2.4, y + 0.7],
      [x - 1.2, y + 0.7],
    ];
    hardware(d, cloth, d.path([hook], false), Math.max(1.6, d.scale * 0.35));
    for (const dx of [width * 0.45, width * 0.7]) {
      hardware(
        d,
        cloth,
        d.path(
          [
            [
              [x + dx, y - 1.3],
              [x + dx + 1, y],
              [x + dx, y + 1.3],
            ],
          ],
          false,
        ),
        Math.max(1.4, d.scale * 0.3),
      );
    }
  }
}

/** Long soft folds that hang in a fabric. */
export function folds(d: Drawing, cloth: Cloth, segments: readonly Segment[], opacity = 0.5) {
  const path = segments.map((s) => d.path([s], false)).join('');
  d.add(feather(d, path, { color: cloth.shade, opacity: opacity * 0.55, spread: d.scale * 9, width: d.scale * 1.5 }));
  seamLine(d, cloth, segments, opacity, lineWidth * 0.7);
}
