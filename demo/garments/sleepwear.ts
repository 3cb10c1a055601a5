import { luminance, mix } from 'backend/src/modules/pictures/color.ts';
import { finishEdge, trimOf } from './edges.ts';
import { castShadow, glow, panel } from './fabric.ts';
import type { Body } from './figure.ts';
import type { Stage } from './garment.ts';
import { between, ellipse, lerp, limb, mirror, offset, type Point, type Segment, symmetric } from './geometry.ts';
import { channel, folds, seamLine, stitches } from './trims.ts';

const pair = (segment: Segment): Segment[] => [segment, mirror(segment)];
const flip = (shape: Segment[]): Segment[] => shape.map(mirror).reverse();

/** A sleeve over the hanging arm, down to a share of its length. */
function sleeve(
  body: Body,
  ease: number,
  share: number,
  flare: number,
): { shape: Segment[]; cuff: Segment; line: Segment } {
  const count = Math.max(3, Math.round(share * (body.arm.centre.length - 1)) + 1);
  const line = body.arm.centre.slice(0, count).map(([x, y], i): Point => [x + (i > 1 ? ease * 0.35 : 0), y]);
  const radii = body.arm.radii
    .slice(0, count)
    .map((r, i) => r + ease * Math.min(1, i / 2 + 0.3) + (flare * i) / (count - 1));
  const end = line.at(-1) as Point;
  const r = radii.at(-1) as number;
  return {
    shape: limb(line, radii, { start: true }),
    cuff: [
      [end[0] - r, end[1]],
      [end[0], end[1] + 3],
      [end[0] + r, end[1]],
    ],
    line,
  };
}

function drawSleeves(stage: Stage, ease: number, share: number, flare: number, piping: boolean) {
  const { d, body, cloth, skin } = stage;
  const { shape, cuff, line } = sleeve(body, ease, share, flare);
  if (!skin)
    for (const s of [1, -1])
      panel(
        d,
        cloth,
        s === 1
          ? ellipse(
              (cuff[1] as Point)[0],
              (cuff[0] as Point)[1],
              ((cuff[2] as Point)[0] - (cuff[0] as Point)[0]) / 2,
              3,
            )
          : ellipse(
              -(cuff[1] as Point)[0],
              (cuff[0] as Point)[1],
              ((cuff[2] as Point)[0] - (cuff[0] as Point)[0]) / 2,
              3,
            ),
        { fill: 'inside' },
      );
  for (const s of [1, -1]) {
    panel(d, cloth, s === 1 ? shape : flip(shape), { fill: cloth.pattern === 'lace' ? 'lining' : undefined });
    const edge = s === 1 ? cuff : mirror(cuff);
    const up = edge.map(([x, y]): Point => [x, y - 9]);
    if (piping) seamLine(d, { ...cloth, seam: cloth.accent }, [up], 1, 6);
    else stitches(d, cloth, [up]);
    const elbow = line[Math.min(3, line.length - 1)] as Point;
    folds(
      d,
      cloth,
      [
        [
          [s * (elbow[0] - 10), elbow[1] - 8],
          [s * elbow[0], elbow[1] - 2],
          [s * (elbow[0] + 8), elbow[1] - 6],
        ],
        [
          [s * (elbow[0] - 8), elbow[1] + 6],
          [s * (elbow[0] + 2), elbow[1] + 8],
        ],
      ],
      0.3,
    );
  }
}

type CoatCut = { hem: number; ease: number; flare: number; neckY: number };

function coatShape(
  body: Body,
  cut: CoatCut,
  back: boolean,
): { shape: Segment[]; flank(y: number): number; collar: Point; joint: Point } {
  const jx = (body.arm.centre[0] as Point)[0] + 4;
  const joint: Point = [jx, body.shoulder(jx) - 3];
  const collar: Point = [body.width(104) + 5, body.shoulder(body.width(104) + 5) - 2];
  const hips = body.width(386) + cut.ease;
  const flank = (y: number) =>
    lerp(
      body.width(212) + cut.ease * 0.8,
      hips + cut.flare,
      Math.max(0, Math.min(1, (y - 212) / (cut.hem - 212))) ** 0.85,
    );
  const sideLine: Point[] = [];
  for (let y = 214; y < cut.hem; y += 22) sideLine.push([Math.max(flank(y), body.width(y) + 3), y]);
  sideLine.push([flank(cut.hem), cut.hem]);
  const neck: Segment = back
    ? [[0, 124], [collar[0] * 0.6, 123], collar]
    : [[0.6, cut.neckY], [collar[0] * 0.62, lerp(cut.neckY, collar[1], 0.45)], collar];
  const w = flank(cut.hem);
  return {
    shape: symmetric([
      neck,
      [collar, between(collar, joint, 0.5), joint],
      [joint, [jx - 3, 186], sideLine[0] as Point],
      sideLine,
      [
        [w, cut.hem],
        [w * 0.5, cut.hem + 5],
        [0, cut.hem + 3],
      ],
    ]),
    flank,
    collar,
    joint,
  };
}

function trousers(stage: Stage, waist: number, hem: number, ease: number, piping: boolean) {
  const { d, body, cloth, skin, back } = stage;
  const outer = (y: number) =>
    Math.max(
      body.width(y) + 3,
      lerp(body.width(386) + ease * 0.5, (body.width(hem) + ease) * 1.08, Math.max(0, (y - 386) / (hem - 386))),
    );
  const line: Point[] = [];
  for (let y = waist; y <= hem; y += 24) line.push([y < 386 ? body.width(y) + 3 : outer(y), y]);
  const foot: Point = [outer(hem), hem];
  const inner: Point = [3, hem - 1];
  const shape = symmetric([
    [
      [0, waist + 4],
      [body.width(waist) + 3, waist],
    ],
    [...line, foot],
    [foot, [(foot[0] + inner[0]) / 2, hem + 6], inner],
    [inner, [2.5, (body.crotch + hem) / 2], [0.6, body.crotch + 16]],
  ]);
  if (skin) castShadow(d, [shape], skin);
  panel(d, cloth, shape, { fill: cloth.pattern === 'lace' ? 'lining' : undefined });
  folds(
    d,
    cloth,
    [
      [
        [-20, body.crotch],
        [-38, 460],
        [-40, 560],
      ],
      [
        [24, body.crotch + 4],
        [46, 470],
        [44, 600],
      ],
      [
        [-42, 620],
        [-36, 690],
        [-44, hem - 12],
      ],
      [
        [38, 640],
        [46, 700],
        [40, hem - 12],
      ],
    ],
    0.36,
  );
  seamLine(
    d,
    cloth,
    [
      [
        [0, waist + 6],
        [0.6, 390],
        [0, body.crotch + 16],
        [0.3, body.crotch + 30],
      ],
    ],
    0.9,
  );
  if (!back)
    for (const s of pair([
      [4, hem - 10],
      [(foot[0] + 4) / 2, hem - 5],
      [foot[0] - 1, hem - 10],
    ])) {
      if (piping) seamLine(d, { ...cloth, seam: cloth.accent }, [s], 1, 6);
      else stitches(d, cloth, [s]);
    }
}

export function drawPyjama(stage: Stage) {
  const { d, body, cloth, skin, back, choose } = stage;
  const piping = choose([true, false, true]);
  const make = choose(['shirt', 'short', 'two', 'round', 'summer'] as const);
  const second = trimOf(cloth, luminance(cloth.base) < 0.3 ? 'bright' : 'deep');
  const below = make === 'two' ? { ...stage, cloth: second } : stage;
  const legs =
    { shirt: 742, short: 490, two: 742, round: 712, summer: 640 }[make] +
    choose([0, -76, 0, -34]) * (make === 'short' ? 0.5 : 1);
  trousers(below, 372, legs, body.kind === 'man' ? 17 : 14, piping);
  drawSleeves(stage, 6, { shirt: 0.92, short: 0.42, two: 0.92, round: 0.92, summer: 0.7 }[make], 2, piping);
  const cut: CoatCut = {
    hem: choose([402, 424, 386]),
    ease: 9,
    flare: 5,
    neckY: make === 'round' ? 152 : choose([184, 172, 204, 190, 164, 214, 178]),
  };
  const { shape, flank, collar, joint } = coatShape(body, cut, back);
  if (skin) castShadow(d, [shape], skin);
  else
    panel(
      d,
      cloth,
      [
        [
          [-collar[0], collar[1]],
          [0, 122],
          [collar[0], collar[1]],
        ],
        [
          [collar[0], collar[1]],
          [0, 186],
          [-collar[0], collar[1]],
        ],
      ],
      { fill: 'inside' },
    );
  const path = panel(d, cloth, shape, { fill: cloth.pattern === 'lace' ? 'lining' : undefined });
  glow(d, path, [-40, 250], 60, cloth.light, 0.35);
  folds(
    d,
    cloth,
    [
      [
        [-flank(300) + 12, 250],
        [-38, 300],
        [-52, 390],
      ],
      [
        [44, 250],
        [36, 310],
        [50, 392],
      ],
      [
        [flank(300) - 8, 270],
        [flank(320) - 16, 330],
      ],
    ],
    0.34,
  );
  for (const s of pair([
    [joint[0], joint[1]],
    [joint[0] - 3, 186],
    [flank(214), 214],
  ]))
    seamLine(d, cloth, [s], 0.9);
  const trim = { ...cloth, seam: piping ? cloth.accent : cloth.seam };
  if (make === 'round' && !back)
    return drawRoundNeck({ ...stage, cloth: second }, cut.neckY, collar, cut.hem, flank(cut.hem));
  if (back) {
    seamLine(
      d,
      cloth,
      [
        [
          [-joint[0] + 2, 166],
          [0, 170],
          [joint[0] - 2, 166],
        ],
      ],
      0.9,
    );
    panel(
      d,
      cloth,
      symmetric([
        [
          [0, 118],
          [collar[0] * 0.7, 119],
          [collar[0] + 2, collar[1] - 3],
        ],
        [
          [collar[0] + 2, collar[1] - 3],
          [collar[0] + 4, collar[1] + 6],
        ],
        [
          [collar[0] + 4, collar[1] + 6],
          [collar[0] * 0.6, 137],
          [0, 138],
        ],
      ]),
    );
    seamLine(
      d,
      trim,
      [
        [
          [-collar[0] - 3, collar[1] + 3],
          [-collar[0] * 0.6, 134],
          [0, 135],
          [collar[0] * 0.6, 134],
          [collar[0] + 3, collar[1] + 3],
        ],
      ],
      1,
      5,
    );
    return;
  }
  const placket: Segment = [
    [5, 190],
    [5.4, 300],
    [5, cut.hem + 4],
  ];
  seamLine(d, cloth, [placket], 0.8);
  seamLine(
    d,
    trim,
    [
      [
        [0.6, cut.neckY],
        [0.8, 300],
        [0.4, cut.hem + 3],
      ],
    ],
    1,
    piping ? 5 : 2.6,
  );
  for (let y = 204; y < cut.hem - 8; y += 44) {
    const [cx, cy] = d.project([3, y]);
    d.add(
      `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(d.scale * 2.1).toFixed(1)}" fill="#f4ead9" stroke="#7a6754" stroke-width="2"/><circle cx="${(cx - 1.2).toFixed(1)}" cy="${cy.toFixed(1)}" r=".9" fill="#7a6754"/><circle cx="${(cx + 1.2).toFixed(1)}" cy="${cy.toFixed(1)}" r=".9" fill="#7a6754"/>`,
    );
  }
  for (const s of [1, -1]) {
    const turn = (segment: Segment): Segment => (s === 1 ? segment : mirror(segment));
    const lapel: Segment[] = [
      [[0.6, cut.neckY], [collar[0] * 0.55, lerp(cut.neckY, collar[1], 0.5)], collar],
      [collar, [collar[0] + 12, collar[1] + 16]],
      [
        [collar[0] + 12, collar[1] + 16],
        [collar[0] + 3, collar[1] + 21],
        [collar[0] + 8, collar[1] + 27],
      ],
      [
        [collar[0] + 8, collar[1] + 27],
        [12, cut.neckY - 12],
        [0.6, cut.neckY],
      ],
    ];
    panel(d, cloth, s === 1 ? lapel : flip(lapel));
    seamLine(
      d,
      trim,
      [
        turn([
          [0.9, cut.neckY - 2],
          [11, cut.neckY - 13],
          [collar[0] + 5.6, collar[1] + 27],
        ]),
        turn([
          [collar[0] + 1.4, collar[1] + 20],
          [collar[0] + 10, collar[1] + 15.4],
        ]),
      ],
      1,
      piping ? 4.4 : 2,
    );
  }
  const pocket: Segment[] = [
    [
      [24, 222],
      [52, 220],
    ],
    [
      [52, 220],
      [52, 248],
      [38, 253],
      [24, 248],
    ],
    [
      [24, 248],
      [24, 222],
    ],
  ];
  panel(d, cloth, pocket);
  seamLine(
    d,
    trim,
    [
      [
        [24.5, 226],
        [51.5, 224],
      ],
    ],
    1,
    piping ? 5 : 2,
  );
  for (const s of pair([
    [1, cut.hem - 4],
    [flank(cut.hem) * 0.5, cut.hem - 2],
    [flank(cut.hem) - 1, cut.hem - 7],
  ]))
    stitches(d, cloth, [s]);
}

export function drawRobe(stage: Stage) {
  const { d, body, cloth, skin, back, random, choose } = stage;
  const make = choose(['facing', 'lace', 'plain', 'quilted', 'contrast'] as const);
  const trim = trimOf(cloth, make === 'contrast' ? (luminance(cloth.base) < 0.3 ? 'bright' : 'deep') : 'same');
  const cut: CoatCut = { hem: 548 + choose([0, 90, -58, 40]), ease: 13, flare: choose([22, 34, 12]), neckY: 248 };
  const { shape, flank, collar, joint } = coatShape(body, cut, back);
  const lacy = cloth.pattern === 'lace';
  drawSleeves(stage, 9, choose([0.78, 0.5, 0.92]), choose([13, 20, 8, 16]), make === 'contrast');
  if (skin) castShadow(d, [shape], skin);
  else
    panel(
      d,
      cloth,
      [
        [
          [-collar[0], collar[1]],
          [0, 120],
          [collar[0], collar[1]],
        ],
        [
          [collar[0], collar[1]],
          [0, 248],
          [-collar[0], collar[1]],
        ],
      ],
      { fill: 'inside' },
    );
  const path = panel(d, cloth, shape, { fill: lacy ? 'lining' : undefined });
  glow(d, path, [-50, 260], 70, cloth.light, 0.4);
  glow(d, path, [-50, 450], 80, cloth.light, 0.3);
  for (const s of pair([
    [joint[0], joint[1]],
    [joint[0] - 3, 186],
    [flank(214), 214],
  ]))
    seamLine(d, cloth, [s], 0.9);
  const w = flank(cut.hem);
  folds(
    d,
    cloth,
    [-0.82, -0.56, -0.3, 0.36, 0.62, 0.86].map(
      (u): Segment => [
        [u * flank(310) * 0.9, 312],
        [u * flank(420), 420],
        [u * w, cut.hem - random.range(4, 24)],
      ],
    ),
    0.42,
  );
  folds(
    d,
    cloth,
    pair([
      [30, 296],
      [44, 262],
      [50, 236],
    ]),
    0.3,
  );
  if (!back) {
    const edge = 12;
    seamLine(
      d,
      cloth,
      [
        [
          [6, 300],
          [10, 400],
          [16, cut.hem + 3],
        ],
      ],
      1,
      3.4,
    );
    const facing =
      make === 'contrast'
        ? trim
        : {
            ...cloth,
            base: lacy || make === 'plain' ? cloth.base : mix(cloth.base, cloth.light, make === 'facing' ? 0.14 : 0.3),
          };
    if (make === 'quilted')
      for (let y = 330; y < cut.hem; y += 26)
        stitches(d, cloth, [
          [
            [-flank(y) + 4, y],
            [0, y + 6],
            [flank(y) - 4, y],
          ],
        ]);
    const lapel = (s: number, to: Point): Segment[] => {
      const turn = (x: number, y: number): Point => [s * x, y];
      return [
        [turn(collar[0] - 3, collar[1] - 4), turn(collar[0] * 0.62, 186), turn(2.5, 240), to],
        [to, [to[0] + edge * s, to[1] + 2]],
        [
          [to[0] + edge * s, to[1] + 2],
          turn(14, 246),
          turn(collar[0] + edge * 0.6, 190),
          turn(collar[0] + edge, collar[1] + 1),
        ],
        [turn(collar[0] + edge, collar[1] + 1), turn(collar[0] - 3, collar[1] - 4)],
      ];
    };
    panel(d, facing, lapel(-1, [-2, 296]), { fill: lacy ? 'lace' : undefined });
    panel(d, facing, lapel(1, [-8, 300]), { fill: lacy ? 'lace' : undefined });
    const low: Segment[] = [
      [
        [4, 304],
        [8, 400],
        [14, cut.hem + 3],
      ],
      [
        [14, cut.hem + 3],
        [14 - edge, cut.hem + 4],
      ],
      [
        [14 - edge, cut.hem + 4],
        [-3, 400],
        [-7, 304],
      ],
    ];
    panel(d, facing, low, { fill: lacy ? 'lace' : undefined });
  } else {
    seamLine(
      d,
      cloth,
      [
        [
          [0, 128],
          [0.5, 210],
          [0, 288],
        ],
      ],
      0.6,
    );
    panel(
      d,
      cloth,
      symmetric([
        [
          [0, 117],
          [collar[0] - 2, collar[1] - 5],
        ],
        [
          [collar[0] - 2, collar[1] - 5],
          [collar[0] + 6, collar[1] + 5],
        ],
        [
          [collar[0] + 6, collar[1] + 5],
          [collar[0] * 0.6, 132],
          [0, 133],
        ],
      ]),
    );
  }
  const belt: Segment[] = [
    [
      [-flank(296) - 0.5, 294],
      [0, 299],
      [flank(296) + 0.5, 294],
    ],
    [
      [flank(306) + 0.5, 307],
      [0, 313],
      [-flank(306) - 0.5, 307],
    ],
  ];
  panel(d, { ...trim, base: mix(trim.base, trim.shade, 0.08) }, belt, { fill: lacy ? 'lining' : undefined });
  stitches(d, cloth, [offset(belt[0] as Segment, -2.4)]);
  if (!back) {
    const tail = (dx: number, length: number): Segment[] =>
      limb(
        [
          [-2, 306],
          [dx * 0.7, 340],
          [dx, 306 + length],
        ],
        [4.6, 5.4, 6.2],
      );
    panel(d, cloth, tail(-20, 104), { fill: lacy ? 'lining' : undefined });
    panel(d, cloth, tail(5, 90), { fill: lacy ? 'lining' : undefined });
    for (const s of [-1, 1])
      panel(
        d,
        cloth,
        [
          [
            [-3, 306],
            [-3 + s * 14, 295],
            [-3 + s * 27, 299],
            [-3 + s * 27, 311],
            [-3 + s * 14, 314],
            [-3, 306],
          ],
        ],
        { fill: lacy ? 'lining' : undefined },
      );
    panel(d, cloth, ellipse(-3, 305.5, 6, 7.4), { fill: lacy ? 'lining' : undefined });
  }
  for (const s of pair([
    [0, cut.hem - 5],
    [w * 0.5, cut.hem - 3],
    [w - 2, cut.hem - 8],
  ])) {
    if (make === 'lace') finishEdge(d, cloth, [...s].reverse(), 'lace', 10);
    else stitches(d, cloth, [s]);
  }
}

/** A top that is pulled over the head: a ribbed neck, and nothing to button. */
function drawRoundNeck({ d, cloth }: Stage, neckY: number, collar: Point, hem: number, w: number) {
  for (const s of pair([[0, neckY], [collar[0] * 0.62, lerp(neckY, collar[1], 0.45)], collar])) channel(d, cloth, s, 6);
  channel(
    d,
    cloth,
    [
      [-w + 1, hem - 2],
      [0, hem + 1],
      [w - 1, hem - 2],
    ],
    6,
  );
}
