import { drawBra } from '../bras.ts';
import { drawBrief } from '../briefs.ts';
import { darken, lighten } from '../color.ts';
import type { Drawing } from '../drawing.ts';
import { createCloth, panel } from '../fabric.ts';
import type { Body } from '../figure.ts';
import { skinLine } from '../figure-drawing.ts';
import type { Stage } from '../garment.ts';
import { limb, mirror, type Point, type Segment, symmetric } from '../geometry.ts';
import { folds, seamLine, stitches } from '../trims.ts';
import { at, blur, drawPerson, gradient, line, type Scene, shape } from './canvas.ts';
import { arch, chair, curtain, room, tape, vase, windowLight } from './interior.ts';

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

/** A fine jumper with its arms on a table. */
function jumper({ d, body, cloth, skin }: Stage, tableY: number) {
  const jx = (body.arm.centre[0] as Point)[0] + 3;
  const neck: Point = [body.width(104) + 3, body.shoulder(body.width(104) + 3) - 4];
  const joint: Point = [jx, body.shoulder(jx) - 3];
  const shape_ = symmetric([
    [[0, 146], [12, 142], neck],
    [neck, [(neck[0] + jx) / 2, (neck[1] + joint[1]) / 2 - 1], joint],
    [
      joint,
      [jx - 1, 186],
      [body.width(222) + 5, 222],
      [body.width(260) + 8, 260],
      [body.width(300) + 13, 300],
      [body.width(340) + 8, 340],
      [body.width(360) + 8, tableY + 30],
    ],
    [
      [0, tableY + 30],
      [0, tableY + 30],
    ],
  ]);
  void skin;
  panel(d, cloth, shape_);
  folds(
    d,
    cloth,
    [
      [
        [-30, 252],
        [-34, 290],
        [-46, 330],
      ],
      [
        [34, 250],
        [40, 300],
        [34, 340],
      ],
      [
        [-12, 270],
        [-4, 300],
        [-10, 330],
      ],
    ],
    0.3,
  );
  for (const s of [1, -1]) {
    const r = body.arm.radii[0] as number;
    const upper: Segment[] = limb(
      [
        [jx - r * 0.6, joint[1] + r + 1],
        [jx + 10, 206],
        [jx + 18, 262],
        [jx + 15, 296],
        [jx - 14, 318],
        [jx - 40, 334],
      ],
      [r + 3, r + 4, r + 3, r + 4, r, r * 0.78],
      { start: true },
    );
    panel(d, cloth, turn(s, upper));
    folds(
      d,
      cloth,
      [
        turn(s, [
          [
            [jx + 4, 286],
            [jx + 12, 296],
            [jx + 6, 306],
          ],
        ])[0] as Segment,
      ],
      0.34,
    );
    restingHand(d, body, jx - 40, 334, s, 0.55);
  }
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
  seamLine(d, cloth, [], 0);
}

export function drawBusiness(scene: Scene, tall: boolean) {
  const { width, height } = scene;
  const tableY = tall ? 1080 : 800;
  const x = tall ? 600 : 1180;
  const scale = tall ? 2.75 : 2.05;
  room(scene, '#e4d8c6', '#bb9874', tall ? 1300 : 960);
  windowLight(scene, tall ? 30 : 240, 60, tall ? 420 : 480, tall ? 680 : 560);
  kitchen(scene, tall);
  chairBack(scene, x, tableY, scale);
  const tableInFigure = 372;
  drawPerson(
    scene,
    {
      x,
      top: tableY - tableInFigure * scale + 20 * scale,
      scale,
      figure: { size: 0.52, skin: 2, age: 'middle', hair: 'bob' },
      pose: { sway: 0, tilt: 0 },
      arms: ['back', 'back'],
      seed: 41,
    },
    [],
    (d, body) => {
      const cloth = createCloth(d, body, { base: '#6f7f68' }, 'rib', 4);
      jumper(
        {
          d,
          body,
          cloth,
          random: { next: () => 0.5, range: (a) => a, pick: (list) => list[0] },
          back: false,
          skin: null,
        },
        tableInFigure,
      );
    },
  );
  const wood = gradient(scene, [
    [0, '#c99d70'],
    [1, '#a87b50'],
  ]);
  const far = tableY - 74 * (tall ? 1.2 : 1);
  const body = scene.art.pop() as string;
  scene.art.push(
    `<path d="M${-40} ${tableY + 60}L${tall ? 60 : 180} ${far}H${width - (tall ? 60 : 100)}L${width + 60} ${tableY + 60}V${height}H-40Z" fill="${wood}" stroke="#5d3f26" stroke-width="3"/>`,
  );
  for (let i = 0; i < 5; i++)
    scene.art.push(
      line(
        [
          [
            [0, tableY + 20 + i * 58],
            [width, tableY + 12 + i * 60],
          ],
        ],
        '#7b5433',
        2,
        0.25,
      ),
    );
  scene.art.push(body.replace('<g ', `<g clip-path="url(#desk)" `));
  scene.art[scene.art.length - 1] = body;
  const s = tall ? 1.28 : 1;
  openCatalogue(scene, x - 10 * s, tableY + 92 * s, s);
  phone(scene, x + 330 * s, tableY + 60 * s, s);
  cup(scene, x - 420 * s, tableY + 56 * s, s);
}

/** Shelf, hanging lamp, jars: enough to say kitchen. */
function kitchen(scene: Scene, tall: boolean) {
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
  vase(scene, tall ? 1060 : 1760, tall ? 1010 : 770, tall ? 0.7 : 0.8, '#f0e4d3');
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

/** Measuring the under-bust: arms bent, both hands at the tape. */
function measuringArms(d: Drawing, body: Body) {
  const stroke = skinLine(body.skin);
  for (const s of [1, -1]) {
    const [a] = body.arm.centre as [Point];
    const r = body.arm.radii[0] as number;
    const low = body.bust.y + body.bust.r + 9;
    const elbow: Point = [a[0] + 38, 262];
    const arm = turn(
      s,
      limb(
        [a, [a[0] + 20, 210], [elbow[0], elbow[1] - 12], [elbow[0] - 5, elbow[1] + 6], [56, low + 8], [28, low + 4]],
        [r, r * 0.95, r * 0.82, r * 0.8, r * 0.62, r * 0.48],
        { start: true },
      ),
    );
    const path = d.path(arm);
    d.add(`<path d="${path}" fill="none" stroke="${stroke}" stroke-width="6"/><path d="${path}" fill="${body.skin}"/>`);
    restingHand(d, body, 30, low + 2, s, -0.1);
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
      figure: { size: 0.6, skin: 3, age: 'middle', hair: 'bun' },
      pose: { sway: 0, tilt: 0 },
      arms: ['back', 'back'],
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
      measuringArms(d, body);
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
