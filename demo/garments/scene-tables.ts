import { darken, lighten } from 'backend/src/modules/pictures/color.ts';
import { drawBra } from './bras.ts';
import { drawBrief } from './briefs.ts';
import type { Drawing } from './drawing.ts';
import { type Cloth, createCloth, panel } from './fabric.ts';
import type { Body } from './figure.ts';
import { acrossBody, frontArm, frontRadii, skinLine } from './figure-drawing.ts';
import { limb, mirror, offset, type Point, type Segment, symmetric } from './geometry.ts';
import { at, blur, drawPerson, gradient, line, type Person, paintPerson, type Scene, shape } from './scene-canvas.ts';
import { arch, chair, curtain, room, tape, vase, windowLight } from './scene-interior.ts';
import { folds, stitches } from './trims.ts';

const turn = (s: number, segments: Segment[]): Segment[] => (s === 1 ? segments : segments.map(mirror).reverse());

/** A hand lying on something, in figure units, fingers towards the axis. */
function restingHand(d: Drawing, body: Body, x: number, y: number, s: number, lean = 0.5) {
  const palm = limb(
    [
      [s * x, y],
      [s * (x - 10), y + 5 * lean],
      [s * (x - 22), y + 11 * lean],
      [s * (x - 33), y + 15 * lean],
    ],
    [7, 9, 8, 3.6],
    { start: true, end: true },
  );
  const thumb = limb(
    [
      [s * (x - 8), y - 3],
      [s * (x - 15), y - 7],
      [s * (x - 22), y - 6],
    ],
    [3.6, 3, 2.2],
    { start: true, end: true },
  );
  const stroke = skinLine(body.skin);
  const paths = [thumb, palm].map((segments) => d.path(segments)).join('');
  d.add(
    `<path d="${paths}" fill="none" stroke="${stroke}" stroke-width="6" stroke-linejoin="round"/><path d="${paths}" fill="${body.skin}"/>`,
  );
  for (const dy of [-2.6, 0.6, 3.6])
    d.add(
      `<path d="${d.path(
        [
          [
            [s * (x - 20), y + 10 * lean + dy],
            [s * (x - 31), y + 14 * lean + dy * 0.7],
          ],
        ],
        false,
      )}" fill="none" stroke="${stroke}" stroke-width="2" opacity=".6" stroke-linecap="round"/>`,
    );
}

/** A fine jumper: the body first, the sleeves later, when the table stands between them. */
function jumperBody(d: Drawing, body: Body, cloth: Cloth) {
  const jx = (body.arm.centre[0] as Point)[0] + 3;
  const neck: Point = [body.width(104) + 3, body.shoulder(body.width(104) + 3) - 4];
  const joint: Point = [jx - 11, body.shoulder(jx - 11) - 3];
  const front = symmetric([
    [[0, 146], [12, 142], neck],
    [neck, [(neck[0] + jx) / 2, (neck[1] + joint[1]) / 2 - 1], joint],
    [
      joint,
      [jx - 2, 190],
      [body.width(222) + 6, 222],
      [body.width(260) + 9, 260],
      [body.width(300) + 14, 300],
      [body.width(340) + 8, 340],
    ],
    [
      [body.width(340) + 8, 340],
      [0, 344],
    ],
  ]);
  panel(d, cloth, front);
  folds(
    d,
    cloth,
    [
      [
        [-30, 252],
        [-34, 286],
        [-44, 316],
      ],
      [
        [34, 250],
        [40, 290],
        [34, 316],
      ],
      [
        [-12, 270],
        [-4, 300],
        [-10, 318],
      ],
    ],
    0.3,
  );
  const collar = symmetric([
    [
      [0, 139],
      [10, 136],
      [neck[0] - 2, neck[1] - 4],
    ],
    [
      [neck[0] - 2, neck[1] - 4],
      [neck[0] + 4, neck[1] + 4],
    ],
    [
      [neck[0] + 4, neck[1] + 4],
      [13, 147],
      [0, 151],
    ],
  ]);
  panel(d, cloth, collar);
  stitches(d, cloth, [
    [
      [-14, 146],
      [0, 150],
      [14, 146],
    ],
  ]);
}

function jumperSleeves(d: Drawing, body: Body, cloth: Cloth) {
  const jx = (body.arm.centre[0] as Point)[0] + 3;
  const top = body.shoulder(jx) - 3;
  const r = body.arm.radii[0] as number;
  for (const s of [1, -1]) {
    const centre: Point[] = [
      [jx - r * 0.7, top + r + 2.5],
      [jx + 8, 206],
      [jx + 17, 268],
      [jx + 15, 302],
      [jx - 2, 324],
      [jx - 22, 338],
    ];
    const radii = [r + 3, r + 4, r + 3.4, r + 3.4, r, r * 0.74];
    const sleeve = turn(s, limb(centre, radii, { start: true }));
    const path = d.path(sleeve);
    restingHand(d, body, jx - 21, 338, s, 0.7);
    d.add(
      `<path d="${path}" fill="${cloth.base}"/><path d="${path}" fill="url(#${cloth.print})"/><path d="${path}" fill="url(#${cloth.form})"/>`,
    );
    // No line over the shoulder: sleeve and body are one piece of knitting there.
    const [outer, inner] = limb(centre, radii) as [Segment, Segment];
    for (const edge of [outer.slice(1), inner.filter(([, y]) => y > 208)]) {
      d.add(
        `<path d="${d.path(turn(s, [edge]), false)}" fill="none" stroke="${cloth.line}" stroke-width="3.2" stroke-linecap="round"/>`,
      );
    }
    const cuff: Segment = [inner[0] as Point, [jx - 21, 338], outer.at(-1) as Point];
    d.add(`<path d="${d.path(turn(s, [cuff]), false)}" fill="none" stroke="${cloth.line}" stroke-width="3.2"/>`);
    folds(
      d,
      cloth,
      turn(s, [
        [
          [jx + 6, 290],
          [jx + 13, 300],
          [jx + 6, 310],
        ],
      ]),
      0.34,
    );
  }
}

export function drawBusiness(scene: Scene, tall: boolean) {
  const { width, height } = scene;
  const scale = tall ? 2.5 : 1.95;
  const person: Person = {
    x: tall ? 600 : 1180,
    top: tall ? 230 : 118,
    scale,
    figure: { size: 0.5, skin: 2, age: 'middle', hair: 'bob' },
    pose: { sway: 0, tilt: 0 },
    arms: ['none', 'none'],
    seed: 41,
  };
  const { x, top } = person;
  const far = top + 314 * scale;
  room(scene, '#e4d8c6', '#bb9874', tall ? 1300 : 960);
  windowLight(scene, tall ? 30 : 240, 60, tall ? 420 : 480, tall ? 680 : 560);
  kitchen(scene, tall, far);
  chairBack(scene, x, far + 40, scale);
  const knit = (d: Drawing, body: Body) => createCloth(d, body, { base: '#6f7f68' }, 'rib', 4);
  drawPerson(scene, person, [], (d, body) => jumperBody(d, body, knit(d, body)));

  const wood = gradient(scene, [
    [0, '#cba274'],
    [1, '#a87b50'],
  ]);
  const edge = tall ? 60 : 150;
  scene.art.push(
    `<path d="M${edge} ${far}H${width - edge * 0.6}L${width + 80} ${far + 240}V${height}H-80V${far + 260}Z" fill="${wood}" stroke="#5d3f26" stroke-width="3"/>`,
  );
  for (let i = 1; i < 6; i++) {
    const grain = far + i * i * 11 + 12;
    const rim = Math.max(0, edge - ((grain - far) * (edge + 80)) / 250) + 6;
    scene.art.push(
      line(
        [
          [
            [rim, grain],
            [width - rim, grain],
          ],
        ],
        '#7b5433',
        2,
        0.22,
      ),
    );
  }
  const s = tall ? 1.22 : 1;
  openCatalogue(scene, x, far + 96 * s, tall ? s * 0.98 : s * 1.15);
  phone(scene, x + (tall ? 410 : 390), far + 96 * s, s);
  cup(scene, x - (tall ? 440 : 430), far + 84 * s, s);
  paintPerson(scene, person, (d, body) => jumperSleeves(d, body, knit(d, body)));
}

/** Shelf, hanging lamp, jars: enough to say kitchen. */
function kitchen(scene: Scene, tall: boolean, tableY: number) {
  const x = tall ? 820 : 1500;
  const y = tall ? 360 : 300;
  scene.art.push(
    shape(
      [
        [
          [x, y],
          [x + 330, y],
        ],
        [
          [x + 330, y + 18],
          [x, y + 18],
        ],
      ],
      '#a9764c',
    ),
  );
  const jars: readonly (readonly [number, number, string])[] = [
    [30, 84, '#e9c9bd'],
    [104, 110, '#f2e8da'],
    [188, 72, '#b7791f'],
    [258, 96, '#6f7f68'],
  ];
  for (const [dx, h, color] of jars) {
    const fill = gradient(
      scene,
      [
        [0, lighten(color, 0.35)],
        [1, darken(color, 0.2)],
      ],
      1,
      0,
    );
    scene.art.push(
      `<rect x="${x + dx}" y="${y - h}" width="58" height="${h}" rx="10" fill="${fill}" stroke="#4a352a" stroke-width="2.6"/><rect x="${x + dx + 4}" y="${y - h - 12}" width="50" height="14" rx="5" fill="#8a5a35" stroke="#4a352a" stroke-width="2.6"/>`,
    );
  }
  vase(scene, tall ? 1060 : 1690, tableY + 22, tall ? 0.7 : 0.82, '#f0e4d3');
  const lamp = tall ? 330 : 900;
  scene.art.push(
    line(
      [
        [
          [lamp, 0],
          [lamp, 120],
        ],
      ],
      '#4a352a',
      3,
    ),
    shape(
      [
        at(lamp, 120, 1, [
          [-20, 0],
          [-40, 20],
          [-96, 92],
        ]),
        at(lamp, 120, 1, [
          [-96, 92],
          [0, 104],
          [96, 92],
        ]),
        at(lamp, 120, 1, [
          [96, 92],
          [40, 20],
          [20, 0],
        ]),
      ],
      '#6d1f35',
    ),
    `<ellipse cx="${lamp}" cy="222" rx="120" ry="26" fill="#fff1cf" opacity=".5" ${blur(scene, 14)}/>`,
  );
}

function chairBack(scene: Scene, x: number, tableY: number, scale: number) {
  const w = 92 * scale;
  const top = tableY - 150 * scale;
  const path: Segment = [
    [x - w, tableY],
    [x - w * 1.02, top + 60],
    [x - w * 0.7, top],
    [x, top - 16],
    [x + w * 0.7, top],
    [x + w * 1.02, top + 60],
    [x + w, tableY],
  ];
  scene.art.push(line([path], '#4a2f1c', 26), line([path], '#8a5a35', 20));
}

function openCatalogue(scene: Scene, x: number, y: number, s: number) {
  const p = (points: readonly Point[]) => at(x, y, s, points);
  scene.art.push(
    `<g ${blur(scene, 9)}>${shape(
      [
        p([
          [-236, 40],
          [236, 40],
          [266, 122],
          [-266, 122],
          [-236, 40],
        ]),
      ],
      '#4a2f1c',
      'opacity=".35"',
    )}</g>`,
  );
  const paper = gradient(
    scene,
    [
      [0, '#fffaf2'],
      [1, '#e9dcc9'],
    ],
    1,
    0,
  );
  scene.art.push(
    shape(
      [
        p([
          [0, -10],
          [-110, -22],
          [-214, -8],
        ]),
        p([
          [-214, -8],
          [-254, 104],
        ]),
        p([
          [-254, 104],
          [-120, 88],
          [0, 108],
        ]),
      ],
      paper,
    ),
    shape(
      [
        p([
          [0, -10],
          [110, -22],
          [214, -8],
        ]),
        p([
          [214, -8],
          [254, 104],
        ]),
        p([
          [254, 104],
          [120, 88],
          [0, 108],
        ]),
      ],
      paper,
    ),
    line(
      [
        p([
          [0, -10],
          [0, 108],
        ]),
      ],
      '#8d7863',
      2.4,
    ),
  );
  const picture = (dx: number, dy: number, w: number, h: number, color: string) =>
    shape(
      [
        p([
          [dx, dy],
          [dx + w, dy - 2],
          [dx + w + 4, dy + h],
          [dx - 3, dy + h + 2],
          [dx, dy],
        ]),
      ],
      color,
      'stroke="#8d7863" stroke-width="1.6"',
    );
  const bra = (dx: number, dy: number, color: string) =>
    `${line(
      [
        p([
          [dx - 22, dy - 22],
          [dx - 17, dy],
        ]),
        p([
          [dx + 22, dy - 22],
          [dx + 17, dy],
        ]),
      ],
      color,
      3,
    )}${shape(
      [
        p([
          [dx - 34, dy],
          [dx - 17, dy - 6],
          [dx, dy + 4],
        ]),
        p([
          [dx, dy + 4],
          [dx - 6, dy + 20],
          [dx - 22, dy + 20],
          [dx - 34, dy],
        ]),
      ],
      color,
      'stroke="none"',
    )}${shape(
      [
        p([
          [dx + 34, dy],
          [dx + 17, dy - 6],
          [dx, dy + 4],
        ]),
        p([
          [dx, dy + 4],
          [dx + 6, dy + 20],
          [dx + 22, dy + 20],
          [dx + 34, dy],
        ]),
      ],
      color,
      'stroke="none"',
    )}`;
  scene.art.push(
    picture(-188, 8, 104, 70, '#ecd2c4'),
    bra(-136, 42, '#6d1f35'),
    picture(28, 4, 96, 72, '#d3d6c6'),
    bra(76, 40, '#6f7f68'),
  );
  for (let i = 0; i < 6; i++) {
    scene.art.push(
      line(
        [
          p([
            [-66, 14 + i * 12],
            [-22 - (i % 3) * 8, 14 + i * 12.4],
          ]),
        ],
        '#a3917d',
        2.4,
        0.8,
      ),
    );
    scene.art.push(
      line(
        [
          p([
            [146, 12 + i * 12],
            [206 - (i % 3) * 12, 11 + i * 12],
          ]),
        ],
        '#a3917d',
        2.4,
        0.8,
      ),
    );
  }
}

function phone(scene: Scene, x: number, y: number, s: number) {
  const p = (points: readonly Point[]) => at(x, y, s, points);
  scene.art.push(
    `<g ${blur(scene, 6)}>${shape(
      [
        p([
          [-44, 8],
          [44, 2],
          [74, 96],
          [-30, 104],
          [-44, 8],
        ]),
      ],
      '#3b2417',
      'opacity=".4"',
    )}</g>`,
    shape(
      [
        p([
          [-52, -4],
          [34, -10],
        ]),
        p([
          [40, -6],
          [66, 84],
        ]),
        p([
          [62, 90],
          [-32, 98],
        ]),
        p([
          [-38, 94],
          [-58, 2],
        ]),
      ],
      '#2b2320',
    ),
    shape(
      [
        p([
          [-46, 4],
          [30, -2],
        ]),
        p([
          [30, -2],
          [56, 80],
        ]),
        p([
          [56, 80],
          [-28, 88],
        ]),
        p([
          [-28, 88],
          [-46, 4],
        ]),
      ],
      '#f5ece0',
      'stroke="none"',
    ),
    shape(
      [
        p([
          [-36, 12],
          [24, 7],
        ]),
        p([
          [24, 7],
          [36, 44],
        ]),
        p([
          [36, 44],
          [-27, 50],
        ]),
      ],
      '#e9c9bd',
      'stroke="none"',
    ),
    shape(
      [
        p([
          [-22, 66],
          [40, 61],
        ]),
        p([
          [40, 61],
          [44, 74],
        ]),
        p([
          [44, 74],
          [-19, 79],
        ]),
      ],
      '#6d1f35',
      'stroke="none"',
    ),
  );
}

function cup(scene: Scene, x: number, y: number, s: number) {
  const p = (points: readonly Point[]) => at(x, y, s, points);
  const glaze = gradient(
    scene,
    [
      [0, '#fbf4ea'],
      [1, '#cdb9a3'],
    ],
    1,
    0,
  );
  scene.art.push(
    `<ellipse cx="${x + 20 * s}" cy="${y + 42 * s}" rx="${90 * s}" ry="${20 * s}" fill="#3b2417" opacity=".3" ${blur(scene, 7)}/>`,
    `<ellipse cx="${x}" cy="${y + 36 * s}" rx="${82 * s}" ry="${19 * s}" fill="#f3e8da" stroke="#4a352a" stroke-width="3"/>`,
    `<path d="M${x + 46 * s} ${y - 16 * s}c${40 * s} ${-8 * s} ${40 * s} ${40 * s} ${-6 * s} ${36 * s}" fill="none" stroke="#4a352a" stroke-width="${12 * s}"/><path d="M${x + 46 * s} ${y - 16 * s}c${40 * s} ${-8 * s} ${40 * s} ${40 * s} ${-6 * s} ${36 * s}" fill="none" stroke="#efe3d3" stroke-width="${7 * s}"/>`,
    shape(
      [
        p([
          [-52, -34],
          [-48, 4],
          [-30, 32],
          [0, 37],
          [30, 32],
          [48, 4],
          [52, -34],
        ]),
        p([
          [52, -34],
          [0, -22],
          [-52, -34],
        ]),
      ],
      glaze,
    ),
    `<ellipse cx="${x}" cy="${y - 34 * s}" rx="${52 * s}" ry="${12 * s}" fill="#6b4327" stroke="#4a352a" stroke-width="3"/>`,
  );
}

/** The forearms before the garment; above the elbow they are the figure's own. */
function forearms(d: Drawing, body: Body) {
  const stroke = skinLine(body.skin);
  const light = d.id();
  d.define(
    `<linearGradient id="${light}" gradientUnits="userSpaceOnUse" ${acrossBody(d, body)}><stop offset="0" stop-color="${lighten(body.skin, 0.22)}"/><stop offset=".42" stop-color="${body.skin}"/><stop offset="1" stop-color="${darken(body.skin, 0.14)}"/></linearGradient>`,
  );
  const centre = frontArm(body).slice(2);
  const radii = frontRadii(body).slice(2);
  for (const s of [1, -1]) {
    const shadow = d.path(turn(s, limb(centre, radii)));
    d.add(
      `<path d="${shadow}" fill="#3d1f12" opacity=".16" transform="translate(4 9)"/><path d="${shadow}" fill="url(#${light})"/>`,
    );
    const edges = [1, -1].map((sign) => offset(centre, sign * (radii[2] as number)).slice(sign > 0 ? 2 : 5));
    d.add(
      `<path d="${edges.map((edge) => d.path(turn(s, [edge]), false)).join('')}" fill="none" stroke="${stroke}" stroke-width="3.2" stroke-linecap="round"/>`,
    );
    restingHand(d, body, 36, (centre.at(-1) as Point)[1], s, -0.12);
  }
}

export function drawGuide(scene: Scene, tall: boolean) {
  const floor = tall ? 1340 : 980;
  room(scene, '#e7dccb', '#c3a07c', floor);
  const x = tall ? 440 : 1120;
  const scale = tall ? 3.05 : 2.3;
  arch(scene, x + (tall ? 60 : 60), tall ? 60 : 40, tall ? 760 : 700, floor, '#e0c3b3');
  windowLight(scene, tall ? 60 : 280, 80, 430, tall ? 680 : 600);
  if (!tall) curtain(scene, 0, 0, 150, floor + 40, '#f1e6d6');
  const chairX = tall ? 930 : 1610;
  const chairY = tall ? 1450 : 1050;
  const cs = tall ? 1.12 : 0.98;
  drawPerson(
    scene,
    {
      x,
      top: tall ? -110 : -60,
      scale,
      figure: { size: 0.6, skin: 3, age: 'middle', hair: 'bob' },
      pose: { sway: 0, tilt: 0 },
      arms: ['front', 'front'],
      seed: 51,
    },
    [
      { color: { base: '#f5ece0' }, pattern: 'plain', draw: (stage) => drawBrief(stage, 'brief-high-waist') },
      { color: { base: '#f5ece0' }, pattern: 'lace', draw: (stage) => drawBra(stage, 'bra-full-cup') },
    ],
    (d, body) => {
      const y = body.bust.y + body.bust.r + 10;
      const band: Segment[] = [
        [
          [-body.width(y), y - 4],
          [0, y + 3],
          [body.width(y), y - 4],
        ],
        [
          [body.width(y), y + 4],
          [0, y + 11],
          [-body.width(y), y + 4],
        ],
      ];
      d.add(`<path d="${d.path(band)}" fill="#ecd9a0" stroke="#6e5522" stroke-width="3"/>`);
      let marks = '';
      for (let i = -14; i <= 14; i++) {
        const u = i / 15;
        const px = u * body.width(y);
        const py = y - 4 + 7 * (1 - u * u);
        marks += d.path(
          [
            [
              [px, py],
              [px, py + (i % 3 === 0 ? 5 : 3)],
            ],
          ],
          false,
        );
      }
      d.add(`<path d="${marks}" stroke="#6e5522" stroke-width="2" fill="none"/>`);
      forearms(d, body);
      const tail = limb(
        [
          [6, y + 8],
          [12, y + 40],
          [4, y + 78],
          [14, y + 110],
        ],
        [4],
      );
      d.add(`<path d="${d.path(tail)}" fill="#ecd9a0" stroke="#6e5522" stroke-width="3"/>`);
    },
  );
  chair(scene, chairX, chairY, cs, '#9a6a42');
  const back = chairY - 640 * cs;
  drape(scene, chairX, back, cs);
  tape(
    scene,
    at(chairX, chairY, cs, [
      [-60, -282],
      [-20, -272],
      [40, -284],
      [92, -268],
      [132, -220],
      [128, -150],
      [140, -90],
    ]),
    15 * cs,
  );
}

/** A bra that hangs over the chair's back by its straps. */
function drape(scene: Scene, x: number, y: number, s: number) {
  const p = (points: readonly Point[]) => at(x, y, s, points);
  const wine = '#6d1f35';
  const edge = darken(wine, 0.5);
  const fill = gradient(
    scene,
    [
      [0, lighten(wine, 0.25)],
      [1, darken(wine, 0.25)],
    ],
    1,
    0.4,
  );
  const style = `stroke="${edge}" stroke-width="3" stroke-linejoin="round"`;
  scene.art.push(
    line(
      [
        p([
          [-46, 128],
          [-62, 50],
          [-54, 2],
        ]),
        p([
          [46, 128],
          [62, 50],
          [54, 2],
        ]),
      ],
      edge,
      12 * s,
    ),
    line(
      [
        p([
          [-46, 128],
          [-62, 50],
          [-54, 2],
        ]),
        p([
          [46, 128],
          [62, 50],
          [54, 2],
        ]),
      ],
      wine,
      7 * s,
    ),
  );
  for (const m of [1, -1]) {
    const q = (points: readonly Point[]) => p(points.map(([a, b]): Point => [a * m, b]));
    scene.art.push(
      shape(
        [
          q([
            [82, 140],
            [104, 146],
            [124, 190],
            [112, 236],
          ]),
          q([
            [112, 236],
            [70, 214],
          ]),
          q([
            [70, 214],
            [82, 140],
          ]),
        ],
        fill,
        style,
      ),
      shape(
        [
          q([
            [4, 170],
            [22, 148],
            [46, 126],
          ]),
          q([
            [46, 126],
            [72, 136],
            [88, 158],
          ]),
          q([
            [88, 158],
            [84, 196],
            [52, 218],
            [18, 206],
            [4, 170],
          ]),
        ],
        fill,
        style,
      ),
      line(
        [
          q([
            [8, 176],
            [40, 168],
            [86, 162],
          ]),
          q([
            [46, 170],
            [46, 216],
          ]),
        ],
        lighten(wine, 0.3),
        2.2,
        0.9,
      ),
      line(
        [
          q([
            [4, 170],
            [18, 206],
            [52, 218],
            [84, 196],
            [88, 158],
          ]),
        ],
        lighten(wine, 0.2),
        2,
        0.8,
      ),
    );
  }
  scene.art.push(
    shape(
      [
        p([
          [-6, 170],
          [6, 170],
          [5, 196],
          [-5, 196],
          [-6, 170],
        ]),
      ],
      wine,
      style,
    ),
  );
}
