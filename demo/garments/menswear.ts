import { controlPanel, drawLooseShort, elasticBand, legCurve, legShape, seatCurve } from './briefs.ts';
import { trimOf } from './edges.ts';
import { castShadow, glow, panel } from './fabric.ts';
import { across, side } from './figure.ts';
import type { Stage } from './garment.ts';
import { between, limb, mirror, offset, type Point, type Segment, symmetric } from './geometry.ts';
import { channel, folds, ring, seamLine, stitches } from './trims.ts';

const pair = (segment: Segment): Segment[] => [segment, mirror(segment)];

/** The choices of a style of underpants; the lists' lengths have no common divisor. */
type UnderMake = {
  front: 'pouch' | 'fly' | 'level' | 'smooth' | 'piped';
  side: 'plain' | 'panel' | 'stripe';
  band: Band;
};
type Band = { height: number; kind: 'ribbed' | 'lettered' | 'striped' };
const bands: readonly [Band, ...Band[]] = [
  { height: 12, kind: 'ribbed' },
  { height: 17, kind: 'lettered' },
  { height: 7, kind: 'ribbed' },
  { height: 14, kind: 'striped' },
];

export function drawMensBrief(stage: Stage, type: string) {
  const { choose } = stage;
  const longer = choose([0, -26, 14, -12]);
  const band = choose([9, 14, 6]);
  const trim = choose(['plain', 'stripe', 'patch', 'hem', 'panel'] as const);
  if (type === 'men-boxer')
    return drawLooseShort(stage, { waist: 348, hem: 482 + longer, flare: 5, band, fly: true, trim });
  if (type === 'men-swim-short')
    return drawLooseShort(stage, { waist: 350, hem: 500 + longer * 1.4, flare: 9, band: band + 3, draw: true, trim });
  const make: UnderMake = {
    front: choose(['pouch', 'fly', 'level', 'smooth', 'piped']),
    side: choose(['plain', 'panel', 'stripe']),
    band: choose(bands),
  };
  const { d, body, cloth, skin, back } = stage;
  const shaping = type === 'men-shaping-short';
  const brief = type === 'men-brief';
  const waist = shaping ? choose([302, 284, 316, 330]) : choose([350, 344, 356]);
  const sag = back ? -2 : 5;
  const hem = shaping ? choose([496, 470, 508]) : choose([464, 444, 478, 454, 438]);
  const legSide = choose([388, 376, 398, 382]);
  const leg: Segment = back ? seatCurve(body, legSide, 1) : legCurve(body, legSide, 15);
  const shape = brief
    ? symmetric([
        across(body, waist, sag, 0, 1, 0.6),
        side(body, waist, legSide, 0.6),
        leg,
        [leg.at(-1) as Point, [0, body.crotch + 8]],
      ])
    : legShape(body, { waist, sag, hem, hemEdge: 'none' });
  if (skin) castShadow(d, [shape], skin);
  else
    panel(
      d,
      cloth,
      symmetric([
        across(body, waist, -8, 0, 1),
        [
          [body.width(waist), waist],
          [body.width(waist), waist + 16],
        ],
        [
          [body.width(waist), waist + 16],
          [0, waist + 16],
        ],
      ]),
      { fill: 'inside' },
    );
  const path = panel(d, cloth, shape, cloth.pattern === 'lace' ? { fill: 'cloth' } : {});
  if (shaping) controlPanel(stage, waist + 12, sag);
  drawSides(stage, make, waist, brief ? legSide : hem);
  if (back) {
    for (const s of [-1, 1]) glow(d, path, [s * body.width(390) * 0.46 - 6, 386], 34, cloth.light, 0.38);
    seamLine(
      d,
      cloth,
      [
        [
          [0, waist + 14],
          [0.5, 384],
          [0, body.crotch + 6],
        ],
      ],
      0.9,
    );
    if (!brief)
      for (const s of pair([
        [2, body.crotch + 6],
        [26, 428],
        [body.width(420) * 0.7, 420],
      ]))
        seamLine(d, cloth, [s], 0.6);
  } else {
    drawPouch(stage, make, waist, brief);
  }
  if (brief)
    for (const s of pair(leg)) {
      channel(
        d,
        make.front === 'piped' ? trimOf(cloth, 'bright') : cloth,
        offset(s, -1),
        make.front === 'piped' ? 4 : 2.4,
      );
    }
  else
    for (const s of [1, -1]) {
      const y = hem - 8;
      const line: Segment = [
        [s * (body.width(y) + 0.6), y],
        [(s * (body.width(y) + body.inner(y))) / 2, y + 3.4],
        [s * body.inner(y), y],
      ];
      seamLine(d, cloth, [line], 1);
      stitches(d, cloth, [line], s * -1.6);
      if (!back) {
        seamLine(
          d,
          cloth,
          [
            [
              [s * 24, 402],
              [s * 32, 430],
              [s * body.width(y) * 0.62, y],
            ],
          ],
          0.8,
        );
        folds(
          d,
          cloth,
          [
            [
              [s * 20, body.crotch],
              [s * 38, body.crotch - 8],
              [s * 50, body.crotch - 18],
            ],
          ],
          0.28,
        );
      }
    }
  elasticBand(stage, waist, sag, make.band.height, !shaping, make.band.kind);
}

function drawPouch({ d, body, cloth }: Stage, { front }: UnderMake, waist: number, brief: boolean) {
  const low = body.crotch + 8;
  const trim = front === 'piped' ? trimOf(cloth, 'bright') : cloth;
  const twice = (line: Segment) => {
    stitches(d, trim, [line], 1.6);
    stitches(d, trim, [line], -1.6);
  };
  if (front === 'smooth') {
    const middle: Segment = [
      [0, waist + 18],
      [0.5, 384],
      [0, low - 2],
    ];
    seamLine(d, cloth, [middle], 1);
    return twice(middle);
  }
  if (front === 'fly') {
    // The inverted Y of the classic.
    for (const s of pair([
      [3, waist + 15],
      [4, brief ? 364 : 370],
      [brief ? 11 : 20, brief ? 386 : 398],
      [brief ? 17 : 30, brief ? 396 : 412],
    ])) {
      channel(d, trim, s, 3.4);
    }
    return;
  }
  const pouch: Segment = [
    [21, waist + 16],
    [26, 382],
    [24, 400],
    [11, low - 1],
  ];
  const shape = symmetric([
    [
      [0, waist + 17],
      [21, waist + 16],
    ],
    pouch,
    [
      [11, low - 1],
      [0, low + (brief ? 0 : 2)],
    ],
  ]);
  const shade = panel(d, cloth, shape, cloth.pattern === 'lace' ? { fill: 'cloth' } : {});
  glow(d, shade, [-8, 376], 30, cloth.light, 0.2);
  for (const s of pair(pouch)) {
    if (front === 'piped') channel(d, trim, s, 2.6);
    else twice(s);
  }
  const fly: Segment =
    front === 'level'
      ? [
          [-22, 376],
          [0, 372],
          [22, 377],
        ]
      : [
          [12, waist + 16],
          [10, 376],
          [2, 402],
        ];
  if (front === 'level') channel(d, trim, fly, 4);
  else {
    seamLine(d, cloth, [fly], 1);
    stitches(d, cloth, [fly], 1.5);
  }
}

/** A darker panel or a line from waist to leg on either side. */
function drawSides({ d, body, cloth }: Stage, { side: kind }: UnderMake, waist: number, low: number) {
  if (kind === 'plain') return;
  const trim = trimOf(cloth, kind === 'panel' ? 'deep' : 'bright');
  for (const s of [1, -1]) {
    const outer = side(body, waist + 10, low, 0.6);
    const within = outer.map(([x, y]): Point => [x * (kind === 'panel' ? 0.72 : 0.86), y]);
    const shape: Segment[] = [outer, within.reverse()];
    if (kind === 'panel') panel(d, trim, s === 1 ? shape : shape.map(mirror).reverse(), { fill: 'lining' });
    else channel(d, trim, s === 1 ? within : mirror(within), 3.4);
  }
}

/** How a vest is cut at neck and arm. */
type VestCut = { sleeve: boolean; neck: 'round' | 'v' | 'buttoned'; depth: number; strap: number };
const vests: readonly [VestCut, ...VestCut[]] = [
  { sleeve: true, neck: 'round', depth: 150, strap: 0 },
  { sleeve: false, neck: 'round', depth: 190, strap: 13 },
  { sleeve: true, neck: 'v', depth: 184, strap: 0 },
  { sleeve: false, neck: 'round', depth: 158, strap: 27 },
  { sleeve: false, neck: 'buttoned', depth: 166, strap: 16 },
];
const shapingVests: readonly [VestCut, ...VestCut[]] = [
  { sleeve: false, neck: 'round', depth: 186, strap: 18 },
  { sleeve: false, neck: 'v', depth: 194, strap: 24 },
  { sleeve: true, neck: 'round', depth: 154, strap: 0 },
  { sleeve: false, neck: 'buttoned', depth: 160, strap: 28 },
  { sleeve: true, neck: 'v', depth: 180, strap: 0 },
];

export function drawUndershirt(stage: Stage, type: string) {
  const { d, body, cloth, skin, back, choose } = stage;
  const vest = type === 'men-shaping-vest';
  const cut = choose(vest ? shapingVests : vests);
  const tee = cut.sleeve;
  const trim = trimOf(cloth, choose(['same', 'bright', 'deep']));
  const hem = (vest ? 376 : 390) + choose([0, -16, 10, -8, 16, -24, 6]);
  const out = vest ? 0.8 : 3;
  const neckX = body.width(104) + (tee || cut.strap > 22 ? 6 : 15);
  const jx = tee ? (body.arm.centre[0] as Point)[0] + 3 : neckX + cut.strap;
  const neckTop: Point = [neckX, body.shoulder(neckX) - 1.5];
  const tip: Point = [jx, body.shoulder(jx) - 2];
  const neckY = back ? (tee || cut.strap > 22 ? 128 : 146) : cut.depth;
  const neck: Segment =
    cut.neck === 'v' && !back
      ? [[0.6, neckY], [neckX * 0.5, (neckY + neckTop[1]) / 2 + 4], neckTop]
      : [[0, neckY], [neckX * 0.55, neckY - (back ? 2 : 6)], [neckX * 0.92, (neckY + neckTop[1]) / 2 - 2], neckTop];
  const arm: Segment = tee
    ? [tip, [jx - 3, 188], [body.width(212) + out, 212]]
    : [tip, [jx - 4, 176], [jx + 4, 200], [body.width(216) + out - 3, 212], [body.width(220) + out, 218]];
  const start = (arm.at(-1) as Point)[1];
  const shape = symmetric([
    neck,
    [neckTop, tip],
    arm,
    side(body, start, hem, out),
    [
      [body.width(hem) + out, hem],
      [body.width(hem) * 0.5, hem + 3],
      [0, hem + 4],
    ],
  ]);
  if (skin) castShadow(d, [shape], skin);
  if (!skin)
    panel(
      d,
      cloth,
      symmetric([
        [[0, back ? neckY : tee ? 128 : 148], neckTop],
        [neckTop, tip],
        [tip, [jx - 8, 190], [body.width(222), 219]],
        [
          [body.width(230), 232],
          [0, 232],
        ],
      ]),
      { fill: 'inside' },
    );
  if (tee) {
    const [a, b, c] = body.arm.centre as [Point, Point, Point];
    const r = body.arm.radii[0] as number;
    const cuff = between(b, c, 0.5);
    const tube = limb([a, b, cuff], [r + 2.5, r + 4, r + 4.5], { start: true });
    for (const s of [1, -1]) {
      panel(d, cloth, s === 1 ? tube : tube.map(mirror).reverse());
      stitches(d, cloth, [
        [
          [s * (cuff[0] + r + 3.5), cuff[1] - 6],
          [s * cuff[0], cuff[1] - 4],
          [s * (cuff[0] - r - 3.5), cuff[1] - 8],
        ],
      ]);
    }
  }
  const path = panel(d, cloth, shape, cloth.pattern === 'lace' ? { fill: 'cloth' } : {});
  if (!back) {
    for (const s of [-1, 1]) glow(d, path, [s * 38 - 8, 208], 36, cloth.light, 0.4);
    folds(
      d,
      cloth,
      pair([
        [12, 240],
        [38, 243],
        [62, 230],
      ]),
      0.26,
    );
  } else
    folds(
      d,
      cloth,
      pair([
        [26, 176],
        [34, 204],
        [50, 222],
      ]),
      0.24,
    );
  if (vest && !back) {
    const [half, high, rows] = choose<readonly [half: number, high: number, rows: number]>([
      [44, 246, 16],
      [26, 214, 400],
      [62, 268, 10],
      [50, 230, 26],
    ]);
    const flank: Segment = [
      [half * 0.8, high + 4],
      [half + 2, (high + hem) / 2],
      [half, hem - 10],
    ];
    const firm = symmetric([
      [
        [0, high],
        [half * 0.8, high + 4],
      ],
      flank,
      [
        [half, hem - 10],
        [0, hem - 6],
      ],
    ]);
    panel(d, trimOf(cloth, 'deep'), firm, { fill: 'lining', opacity: 0.85 });
    for (const s of pair(flank)) {
      stitches(d, cloth, [s], 1.8);
      stitches(d, cloth, [s], -1.8);
    }
    for (let y = high + rows; y < hem - 12; y += rows)
      seamLine(
        d,
        cloth,
        [
          [
            [-half, y],
            [0, y + 5],
            [half, y],
          ],
        ],
        0.6,
      );
  } else
    folds(
      d,
      cloth,
      [
        [
          [-body.width(330) + 10, 300],
          [-40, 330],
          [-46, 380],
        ],
        [
          [body.width(330) - 8, 290],
          [52, 330],
          [56, 384],
        ],
        [
          [10, 300],
          [16, 340],
          [12, 380],
        ],
      ],
      0.26,
    );
  for (const edge of tee ? [neck] : [neck, arm]) for (const s of pair(edge)) channel(d, trim, s, vest ? 3.6 : 3.2);
  if (cut.neck === 'buttoned' && !back)
    drawPlacket({ ...stage, cloth: trim }, neckY, vest ? hem - 2 : neckY + 64, vest);
  if (tee) for (const s of pair(arm)) seamLine(d, cloth, [s], 1);
  const low = symmetric([
    [
      [body.width(hem) + out, hem - 6],
      [body.width(hem) * 0.5, hem - 3],
      [0, hem - 2],
    ],
  ]);
  for (const s of low) stitches(d, cloth, [s]);
}

/** A short row of buttons, or a zip from neck to hem. */
function drawPlacket({ d, cloth }: Stage, from: number, to: number, zip: boolean) {
  const line: Segment = [
    [0, from],
    [0.4, (from + to) / 2],
    [0, to],
  ];
  channel(d, cloth, line, zip ? 4.4 : 8);
  if (zip) return ring(d, cloth, [0, from + 5], 2.4);
  for (let y = from + 9; y < to; y += 13) ring(d, { ...cloth, base: '#efe6d8' }, [0, y], 1.5);
}
