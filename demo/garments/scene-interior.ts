import { darken, lighten } from 'backend/src/modules/pictures/color.ts';
import { limb, type Point, type Segment } from './geometry.ts';
import { createRandom } from './random.ts';
import { at, blur, gradient, line, type Scene, shape } from './scene-canvas.ts';

/** Plaster wall and floor; light falls from the upper left. */
export function room(scene: Scene, wall: string, floor: string, floorY: number) {
  const { width, height } = scene;
  const plaster = gradient(
    scene,
    [
      [0, lighten(wall, 0.42)],
      [0.5, wall],
      [1, darken(wall, 0.12)],
    ],
    1,
    0.7,
  );
  const boards = gradient(scene, [
    [0, darken(floor, 0.1)],
    [1, lighten(floor, 0.1)],
  ]);
  scene.art.push(
    `<rect width="${width}" height="${height}" fill="${plaster}"/>`,
    `<rect y="${floorY}" width="${width}" height="${height - floorY}" fill="${boards}"/>`,
    `<rect y="${floorY - 26}" width="${width}" height="26" fill="${lighten(wall, 0.3)}"/>`,
    line(
      [
        [
          [0, floorY - 26],
          [width, floorY - 26],
        ],
      ],
      darken(wall, 0.25),
      2,
      0.5,
    ),
    line(
      [
        [
          [0, floorY],
          [width, floorY],
        ],
      ],
      darken(wall, 0.45),
      3,
      0.6,
    ),
  );
}

export function arch(scene: Scene, x: number, top: number, width: number, bottom: number, color: string) {
  const r = width / 2;
  const path = (inset: number) =>
    `M${x - r + inset} ${bottom}V${top + r}A${r - inset} ${r - inset} 0 0 1 ${x + r - inset} ${top + r}V${bottom}Z`;
  const clip = scene.id();
  scene.defs.push(`<clipPath id="${clip}"><path d="${path(0)}"/></clipPath>`);
  const fill = gradient(
    scene,
    [
      [0, darken(color, 0.16)],
      [0.4, color],
      [1, lighten(color, 0.2)],
    ],
    1,
    0.3,
  );
  scene.art.push(
    `<path d="${path(0)}" fill="${fill}"/>`,
    `<g clip-path="url(#${clip})"><path d="${path(0)}" fill="none" stroke="${darken(color, 0.5)}" stroke-width="46" opacity=".4" transform="translate(-12 -6)" ${blur(scene, 18)}/></g>`,
    `<path d="${path(0)}" fill="none" stroke="${darken(color, 0.4)}" stroke-width="3" opacity=".75"/>`,
  );
}

/** Sun through a window: bright slanted panes on the wall, soft at their edges, with the shadow of leaves in them. */
export function windowLight(scene: Scene, x: number, y: number, width: number, height: number, leaves = true) {
  const slant = width * 0.42;
  const panes: string[] = [];
  for (let col = 0; col < 2; col++) {
    for (let row = 0; row < 3; row++) {
      const w = width * 0.46;
      const h = height * 0.3;
      const px = x + col * width * 0.54 + (row * slant) / 3;
      const py = y + row * height * 0.35 + col * width * 0.16;
      panes.push(
        `M${px} ${py}L${px + w} ${py + w * 0.3}L${px + w + slant * 0.28} ${py + w * 0.3 + h}L${px + slant * 0.28} ${py + h}Z`,
      );
    }
  }
  const id = scene.id();
  scene.defs.push(`<clipPath id="${id}"><path d="${panes.join('')}"/></clipPath>`);
  scene.art.push(`<path d="${panes.join('')}" fill="#fff6e4" opacity=".62" ${blur(scene, 7)}/>`);
  if (!leaves) return;
  const shade = blur(scene, 5);
  scene.art.push(
    `<g clip-path="url(#${id})"><g opacity=".22" ${shade}>${branch(x + width * 0.9, y + height * 0.9, 0.95 * (height / 520), -38, '#7a6248', '#7a6248', 11)}</g></g>`,
  );
}

/** A leafy twig that grows from its foot. */
function branch(
  x: number,
  y: number,
  scale: number,
  turn: number,
  stem: string,
  leaf: string,
  leaves = 9,
  outline = 'none',
): string {
  let out = `<path d="M0 0C10 -90 -14 -200 8 -${leaves * 36}" fill="none" stroke="${stem}" stroke-width="6" stroke-linecap="round"/>`;
  for (let i = 1; i <= leaves; i++) {
    const py = -i * 35;
    const px = Math.sin(i / 2.4) * 7;
    const lean = i % 2 ? 52 : -52;
    const size = 1.15 - i * 0.035;
    const tint = i % 3 === 0 ? lighten(leaf, 0.16) : i % 3 === 1 ? leaf : darken(leaf, 0.12);
    out += `<path d="M0 0C22 -18 24 -60 0 -88C-22 -60 -22 -18 0 0Z" transform="translate(${px.toFixed(1)} ${py}) rotate(${lean}) scale(${size.toFixed(2)})" fill="${tint}" stroke="${outline}" stroke-width="2.4"/>`;
    if (outline !== 'none')
      out += `<path d="M0 -6L0 -74" transform="translate(${px.toFixed(1)} ${py}) rotate(${lean}) scale(${size.toFixed(2)})" stroke="${outline}" stroke-width="1.4" opacity=".5"/>`;
  }
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale.toFixed(3)})">${out}</g>`;
}

export function vase(scene: Scene, x: number, y: number, scale: number, color: string, leaf = '#7d8c74') {
  const p = (points: readonly Point[]) => at(x, y, scale, points);
  scene.art.push(
    `<ellipse cx="${x + 40 * scale}" cy="${y - 4 * scale}" rx="${120 * scale}" ry="${20 * scale}" fill="#4a352a" opacity=".25" ${blur(scene, 10)}/>`,
  );
  const line_ = darken(leaf, 0.45);
  scene.art.push(
    branch(x - 6 * scale, y - 190 * scale, scale * 0.9, -22, '#6b5138', leaf, 9, line_),
    branch(x + 8 * scale, y - 190 * scale, scale * 0.98, 12, '#6b5138', darken(leaf, 0.08), 11, line_),
    branch(x + 4 * scale, y - 190 * scale, scale * 0.72, 40, '#6b5138', lighten(leaf, 0.1), 8, line_),
  );
  const glaze = gradient(
    scene,
    [
      [0, lighten(color, 0.35)],
      [0.5, color],
      [1, darken(color, 0.32)],
    ],
    1,
    0,
  );
  scene.art.push(
    shape(
      [
        p([
          [-34, -200],
          [-28, -178],
          [-36, -160],
          [-76, -110],
          [-80, -58],
          [-52, -6],
          [0, 0],
          [52, -6],
          [80, -58],
          [76, -110],
          [36, -160],
          [28, -178],
          [34, -200],
        ]),
        p([
          [34, -200],
          [0, -194],
          [-34, -200],
        ]),
      ],
      glaze,
    ),
  );
  scene.art.push(
    line(
      [
        p([
          [-66, -92],
          [0, -80],
          [66, -92],
        ]),
      ],
      darken(color, 0.4),
      2,
      0.5,
    ),
  );
}

/** A cloth that hangs in folds from a line. */
export function curtain(scene: Scene, x: number, top: number, width: number, bottom: number, color: string, seed = 4) {
  const random = createRandom(seed);
  const count = Math.max(4, Math.round(width / 52));
  const hem: Point[] = [];
  for (let i = 0; i <= count * 2; i++) hem.push([x + (width * i) / (count * 2), bottom + (i % 2 ? 14 : 0)]);
  const fill = gradient(
    scene,
    [
      [0, lighten(color, 0.3)],
      [0.6, color],
      [1, darken(color, 0.1)],
    ],
    1,
    0,
  );
  scene.art.push(
    shape(
      [
        [
          [x, top],
          [x + width, top],
        ],
        [
          [x + width, top],
          [x + width, bottom],
        ],
        hem.reverse(),
        [
          [x, bottom],
          [x, top],
        ],
      ],
      fill,
      `stroke="${darken(color, 0.3)}" stroke-width="2.6"`,
    ),
  );
  const soft = blur(scene, 9);
  for (let i = 1; i < count; i++) {
    const px = x + (width * i) / count + random.range(-8, 8);
    const fold: Segment = [
      [px, top],
      [px + random.range(-8, 8), (top + bottom) / 2],
      [px + random.range(-12, 12), bottom + 4],
    ];
    scene.art.push(
      `<g ${soft}>${line([fold], darken(color, 0.34), 20, 0.34)}</g>`,
      line([fold], darken(color, 0.4), 2, 0.4),
    );
    scene.art.push(line([fold.map(([fx, fy]): Point => [fx - 17, fy])], lighten(color, 0.7), 6, 0.4));
  }
}

/** A bentwood chair seen from the front; its foot stands at y. */
export function chair(scene: Scene, x: number, y: number, scale: number, wood: string) {
  const p = (points: readonly Point[]) => at(x, y, scale, points);
  const dark = darken(wood, 0.5);
  const rail = (points: readonly Point[], width: number) =>
    `${line([p(points)], dark, width * scale + 5)}${line([p(points)], wood, width * scale)}${line([p(points).map(([a, b]): Point => [a - 2.4 * scale, b - 1])], lighten(wood, 0.5), width * scale * 0.22, 0.7)}`;
  scene.art.push(
    `<ellipse cx="${x + 40 * scale}" cy="${y}" rx="${190 * scale}" ry="${22 * scale}" fill="#4a352a" opacity=".25" ${blur(scene, 10)}/>`,
    rail(
      [
        [-104, -250],
        [-118, -120],
        [-126, 0],
      ],
      15,
    ),
    rail(
      [
        [104, -250],
        [118, -120],
        [126, 0],
      ],
      15,
    ),
    rail(
      [
        [-84, -262],
        [-78, -120],
        [-84, -24],
      ],
      12,
    ),
    rail(
      [
        [84, -262],
        [78, -120],
        [84, -24],
      ],
      12,
    ),
    rail(
      [
        [-112, -110],
        [0, -100],
        [112, -110],
      ],
      8,
    ),
    rail(
      [
        [-106, -268],
        [-112, -420],
        [-104, -560],
        [-52, -634],
        [0, -646],
        [52, -634],
        [104, -560],
        [112, -420],
        [106, -268],
      ],
      15,
    ),
    rail(
      [
        [-62, -268],
        [-68, -400],
        [-58, -510],
        [0, -560],
        [58, -510],
        [68, -400],
        [62, -268],
      ],
      11,
    ),
    shape(
      [
        p([
          [-128, -268],
          [-112, -292],
          [0, -300],
          [112, -292],
          [128, -268],
          [112, -246],
          [0, -238],
          [-112, -246],
          [-128, -268],
        ]),
      ],
      lighten(wood, 0.16),
      `stroke="${dark}" stroke-width="3"`,
    ),
    shape(
      [
        p([
          [-104, -270],
          [-90, -286],
          [0, -291],
          [90, -286],
          [104, -270],
          [90, -258],
          [0, -253],
          [-90, -258],
          [-104, -270],
        ]),
      ],
      '#e3cfae',
      `stroke="${dark}" stroke-width="2"`,
    ),
  );
}

/** A small round table or stool. */
export function stool(scene: Scene, x: number, y: number, scale: number, wood: string) {
  const p = (points: readonly Point[]) => at(x, y, scale, points);
  const dark = darken(wood, 0.5);
  const leg = (points: readonly Point[]) => shape([p(points)], wood, `stroke="${dark}" stroke-width="3"`);
  scene.art.push(
    `<ellipse cx="${x + 36 * scale}" cy="${y}" rx="${150 * scale}" ry="${18 * scale}" fill="#4a352a" opacity=".26" ${blur(scene, 9)}/>`,
    leg([
      [-78, -196],
      [-60, -196],
      [-92, 0],
      [-104, 0],
      [-78, -196],
    ]),
    leg([
      [78, -196],
      [60, -196],
      [92, 0],
      [104, 0],
      [78, -196],
    ]),
    leg([
      [-9, -196],
      [9, -196],
      [7, -16],
      [-7, -16],
      [-9, -196],
    ]),
    shape(
      [
        p([
          [-120, -212],
          [-84, -228],
          [0, -234],
          [84, -228],
          [120, -212],
          [84, -196],
          [0, -190],
          [-84, -196],
          [-120, -212],
        ]),
      ],
      lighten(wood, 0.2),
      `stroke="${dark}" stroke-width="3"`,
    ),
  );
}

/** Folded garments on each other. */
export function foldedStack(scene: Scene, x: number, y: number, scale: number, colors: readonly string[]) {
  for (const [i, color] of colors.entries()) {
    const w = 96 - i * 5 + (i % 2) * 7;
    const top = -26 * (i + 1);
    const p = (points: readonly Point[]) => at(x, y, scale, points);
    const fill = gradient(
      scene,
      [
        [0, lighten(color, 0.25)],
        [1, darken(color, 0.12)],
      ],
      1,
      0.4,
    );
    scene.art.push(
      shape(
        [
          p([
            [-w, top + 24],
            [-w - 7, top + 13],
            [-w, top + 2],
            [0, top - 2],
            [w, top + 2],
            [w + 4, top + 12],
            [w, top + 24],
            [0, top + 27],
            [-w, top + 24],
          ]),
        ],
        fill,
        `stroke="${darken(color, 0.45)}" stroke-width="2.6"`,
      ),
      line(
        [
          p([
            [-w + 4, top + 14],
            [0, top + 15],
            [w, top + 12],
          ]),
        ],
        darken(color, 0.4),
        2,
        0.6,
      ),
    );
  }
}

/** A soft measuring tape along a line, with its marks. */
export function tape(scene: Scene, path: Segment, width: number) {
  const color = '#ecd9a0';
  const dense = limb(path, [width / 2]);
  scene.art.push(shape(dense, color, `stroke="#6e5522" stroke-width="2.4"`));
  const [left, right] = dense as [Segment, Segment];
  const back = [...right].reverse();
  let marks = '';
  for (let i = 2; i < left.length - 1; i++) {
    const a = left[i] as Point;
    const b = back[Math.min(i, back.length - 1)] as Point;
    const share = i % 4 === 0 ? 0.62 : 0.32;
    marks += `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${(a[0] + (b[0] - a[0]) * share).toFixed(1)} ${(a[1] + (b[1] - a[1]) * share).toFixed(1)}`;
  }
  scene.art.push(`<path d="${marks}" stroke="#6e5522" stroke-width="2" fill="none"/>`);
}

/** Paper grain and a soft vignette bind the parts together. */
export function finish(scene: Scene) {
  const id = scene.id();
  scene.defs.push(
    `<radialGradient id="${id}" cx=".42" cy=".38" r=".85"><stop offset=".55" stop-color="#3b2417" stop-opacity="0"/><stop offset="1" stop-color="#3b2417" stop-opacity=".2"/></radialGradient>`,
  );
  scene.art.push(`<rect width="${scene.width}" height="${scene.height}" fill="url(#${id})"/>`);
}
