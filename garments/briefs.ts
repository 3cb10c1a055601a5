import { mix } from './color.ts';
import { feather } from './drawing.ts';
import { castShadow, glow, type PanelOptions, panel } from './fabric.ts';
import { across, type Body, innerSide, side } from './figure.ts';
import type { Stage } from './garment.ts';
import { lerp, mirror, offset, type Point, type Segment, symmetric } from './geometry.ts';
import { bow, channel, folds, picot, scallops, seamLine, stitches } from './trims.ts';

type BriefCut = {
  waist: number;
  sag: number;
  /** Height of the leg opening at the side. */
  legSide: number;
  gusset: number;
  /** How much of the seat the back covers, 1 all of it. */
  seat: number;
  band: number;
  edge: 'elastic' | 'lace' | 'plain';
  panels: 'none' | 'sides' | 'control';
};

const cuts: Record<string, BriefCut> = {
  'brief-classic': { waist: 334, sag: 7, legSide: 368, gusset: 12, seat: 1, band: 5, edge: 'elastic', panels: 'none' },
  'brief-high-waist': {
    waist: 299,
    sag: 4,
    legSide: 372,
    gusset: 12,
    seat: 1,
    band: 8,
    edge: 'elastic',
    panels: 'control',
  },
  'brief-thong': { waist: 345, sag: 12, legSide: 352, gusset: 9, seat: 0.04, band: 4, edge: 'plain', panels: 'none' },
  'brief-brazilian': {
    waist: 345,
    sag: 11,
    legSide: 363,
    gusset: 10,
    seat: 0.5,
    band: 5,
    edge: 'lace',
    panels: 'sides',
  },
  'brief-boyshort': { waist: 346, sag: 8, legSide: 414, gusset: 12, seat: 1, band: 6, edge: 'lace', panels: 'none' },
  'bikini-bottom': {
    waist: 346,
    sag: 10,
    legSide: 362,
    gusset: 12,
    seat: 0.75,
    band: 0,
    edge: 'plain',
    panels: 'none',
  },
};

export const legCurve = (body: Body, legSide: number, gusset: number): Point[] => {
  const w = body.width(legSide);
  const c = body.crotch;
  const at = (u: number, v: number): Point => [lerp(gusset, w, u), lerp(c - 9, legSide, v)];
  return [
    [w + 0.5, legSide],
    at(0.74, 0.62),
    at(0.44, 0.28),
    at(0.18, 0.06),
    [gusset * 0.84, c - 5],
    [gusset * 0.46, c + 2.5],
  ];
};

export const seatCurve = (body: Body, legSide: number, seat: number): Point[] => {
  const w = body.width(legSide);
  const c = body.crotch;
  const full: Point[] = [
    [w + 0.5, legSide],
    [w * 0.95, lerp(legSide, 424, 0.5)],
    [w * 0.74, 421],
    [w * 0.42, 429],
    [w * 0.16, 425],
    [3, c + 6],
  ];
  const bare: Point[] = [
    [w + 0.5, legSide],
    [w * 0.55, legSide + 7],
    [w * 0.22, legSide + 14],
    [5.5, legSide + 26],
    [3.4, c - 18],
    [2.6, c + 6],
  ];
  return full.map(
    (p, i) => [lerp((bare[i] as Point)[0], p[0], seat), lerp((bare[i] as Point)[1], p[1], seat)] as const,
  );
};

const pair = (segment: Segment): Segment[] => [segment, mirror(segment)];

export function drawBrief(stage: Stage, type: string) {
  const { d, body, cloth, skin, back, random } = stage;
  const cut = cuts[type] as BriefCut;
  const waist = cut.waist + random.range(-3, 3);
  const legSide = Math.max(cut.legSide + random.range(-3, 3), waist + 6);
  const sag = back ? -2 : cut.sag;
  const top = across(body, waist, sag, -1, 1, 0.6);
  const leg: Segment = back ? seatCurve(body, legSide, cut.seat) : legCurve(body, legSide, cut.gusset);
  const low: Segment = [leg.at(-1) as Point, [0, body.crotch + (back ? 8 : skin ? 4 : 6)]];
  const shape = symmetric([top.slice(4), side(body, waist, legSide, 0.6), leg, low]);

  if (skin) castShadow(d, [shape], skin);
  else {
    const rear = symmetric([
      across(body, waist, -9, 0, 1, -0.5),
      [
        [body.width(waist) - 0.5, waist],
        [body.width(legSide), legSide],
      ],
      [
        [body.width(legSide), legSide],
        [0, legSide + 2],
      ],
    ]);
    // Smoothed flat, the back shows only a little below the front.
    const seat = symmetric([
      side(body, waist, legSide),
      seatCurve(body, legSide, legSide > 400 ? 1 : cut.seat * 0.55),
      [
        [3, body.crotch + 6],
        [0, body.crotch + 7],
      ],
    ]);
    if (cut.seat > 0.3) panel(d, cloth, seat, { fill: 'inside' });
    panel(d, cloth, rear, { fill: 'inside' });
    stitches(d, cloth, [across(body, waist + 3, -9, -1, 1, -2)]);
  }

  const lacy = cloth.pattern === 'lace';
  const options: PanelOptions = lacy && !back && cut.panels === 'sides' ? { fill: 'lining' } : {};
  if (lacy) panel(d, cloth, shape, { fill: 'lining', opacity: back ? 0.35 : 0.5, outline: false, form: false });
  const path = panel(d, cloth, shape, options);
  if (cut.panels === 'sides') {
    const inner: Segment = [
      [body.width(waist) * 0.5, waist + sag * 0.75],
      [body.width(waist) * 0.46, waist + 22],
      [cut.gusset + 6, body.crotch - 26],
    ];
    if (!back && lacy) {
      const lace = [
        across(body, waist, sag, 0.5, 1, 0.6),
        side(body, waist, legSide, 0.6),
        leg.slice(0, 3),
        [leg[2] as Point, inner[2] as Point],
        [...inner].reverse(),
      ];
      panel(d, cloth, lace, { opacity: 0.5 });
      panel(d, cloth, lace.map(mirror).reverse(), { opacity: 0.5 });
    }
    if (!back) for (const s of pair(inner)) stitches(d, cloth, [s], 1.4);
  }
  if (cut.panels === 'control') controlPanel(stage, waist, sag);
  if (!back) {
    const gusset: Segment = [
      [-cut.gusset - 1, body.crotch - 14],
      [0, body.crotch - 12],
      [cut.gusset + 1, body.crotch - 14],
    ];
    seamLine(d, cloth, [gusset], 0.55);
    glow(d, path, [-body.width(360) * 0.35, 366], 42, cloth.light, 0.4);
  } else if (cut.seat > 0.3) {
    for (const s of [-1, 1]) glow(d, path, [s * body.width(390) * 0.46 - 6, 390], 34, cloth.light, 0.38);
    seamLine(
      d,
      cloth,
      [
        [
          [0, waist + 26],
          [0.4, 384],
          [0, body.crotch + 6],
        ],
      ],
      0.75,
    );
  }
  const edge = cut.edge === 'lace' && random.next() < 0.8 ? 'lace' : cut.edge;
  for (const s of pair(leg)) {
    if (edge === 'lace') scallops(d, cloth, s === leg ? s.slice(0, -1) : s.slice(1), 4.2);
    else if (edge === 'elastic') {
      stitches(d, cloth, [s], -2.6);
      picot(d, cloth, s, 1.8);
    } else stitches(d, cloth, [s], -1.8);
  }
  if (type === 'bikini-bottom') return swimTies(stage, waist, legSide);
  waistband(stage, waist, sag, cut.band, lacy || edge === 'lace');
  if (!back && random.next() < 0.65 && type !== 'brief-boyshort') bow(d, cloth, [0, waist + sag + 1], 4.6);
}

function waistband({ d, body, cloth }: Stage, y: number, sag: number, height: number, lace: boolean) {
  const top = across(body, y, sag, -1, 1, 0.8);
  const low = across(body, y + height, sag, -1, 1, 0.8);
  panel(d, { ...cloth, base: mix(cloth.base, cloth.light, 0.12) }, [top, [...low].reverse()], { fill: 'lining' });
  if (lace) scallops(d, cloth, top, 4.2);
  else picot(d, cloth, top, 1.9);
  stitches(d, cloth, [low], 1.2);
  if (height > 5) stitches(d, cloth, [top], -1.6);
}

/** The doubled front of a shaping garment: a shield of firmer cloth, seamed at its edges. */
export function controlPanel({ d, body, cloth, back }: Stage, top: number, sag: number) {
  if (back) {
    for (const u of [-0.4, 0.4])
      seamLine(
        d,
        cloth,
        [
          [
            [body.width(top) * u, top + 2],
            [body.width(350) * u * 0.9, 350],
            [body.width(400) * u * 0.7, 404],
          ],
        ],
        0.8,
      );
    return;
  }
  const right: Segment = [
    [body.width(top) * 0.62, top + sag * 0.6],
    [body.width(340) * 0.52, 338],
    [body.width(370) * 0.34, 374],
    [14, body.crotch - 19],
  ];
  const shape = symmetric([
    [
      [0, top + sag],
      [body.width(top) * 0.62, top + sag * 0.6],
    ],
    right,
    [
      [14, body.crotch - 19],
      [0, body.crotch - 16],
    ],
  ]);
  panel(d, { ...cloth, base: mix(cloth.base, cloth.shade, 0.1) }, shape, { fill: 'lining', opacity: 0.75 });
  for (const s of pair(right)) {
    stitches(d, cloth, [s], 1.6);
    stitches(d, cloth, [s], -1.6);
  }
}

function swimTies({ d, body, cloth, random }: Stage, waist: number, legSide: number) {
  if (random.next() < 0.5) {
    stitches(d, cloth, [across(body, waist + 2.4, 8)]);
    return;
  }
  for (const s of [-1, 1]) {
    const y = (waist + legSide) / 2;
    const x = s * (body.width(y) + 0.5);
    for (const [dx, dy] of [
      [9, 26],
      [15, 20],
    ] as const) {
      const line: Segment = [
        [x, y],
        [x + s * dx * 0.7, y + dy * 0.5],
        [x + s * dx, y + dy],
      ];
      d.add(
        `<path d="${d.path([line], false)}" fill="none" stroke="${cloth.line}" stroke-width="${2.6 * d.scale}" stroke-linecap="round"/><path d="${d.path([line], false)}" fill="none" stroke="${cloth.base}" stroke-width="${2.6 * d.scale - 5}" stroke-linecap="round"/>`,
      );
    }
    bow(d, { ...cloth }, [x, y], 6);
  }
}

type LegCut = {
  waist: number;
  sag: number;
  hem: number;
  out?: number;
  fill?: PanelOptions['fill'];
  opacity?: number;
  firm?: boolean;
  hemEdge: 'lace' | 'elastic' | 'none';
};

/** Anything with legs that follow the body: shorts, leggings, tights. */
export function legShape(body: Body, cut: LegCut): Segment[] {
  const out = cut.out ?? 0.6;
  const hemOuter: Point = [body.width(cut.hem) + out, cut.hem];
  const hemInner: Point = [Math.max(0.3, body.inner(cut.hem) - out), cut.hem];
  const right = [
    across(body, cut.waist, cut.sag, 0, 1, out),
    side(body, cut.waist, cut.hem, out),
    [hemOuter, [(hemOuter[0] + hemInner[0]) / 2, cut.hem + 3.4] as Point, hemInner],
    innerSide(body, cut.hem, body.crotch + 3, out),
    [[Math.max(0.3, body.inner(body.crotch + 3) - out), body.crotch + 3] as Point, [0, body.crotch + 1] as Point],
  ];
  return symmetric(right);
}

const legCuts: Record<string, LegCut> = {
  'shaper-short': { waist: 292, sag: 4, hem: 500, firm: true, hemEdge: 'elastic' },
  'shaper-leggings': { waist: 290, sag: 4, hem: 715, firm: true, hemEdge: 'elastic' },
  tights: { waist: 306, sag: 4, hem: 752, fill: 'sheer', opacity: 0.5, hemEdge: 'none' },
};

export function drawLegwear(stage: Stage, type: string) {
  const { d, body, cloth, skin, back } = stage;
  if (type === 'stockings') return drawStockings(stage);
  const cut = legCuts[type] as LegCut;
  const shape = legShape(body, cut);
  if (skin && type !== 'tights') castShadow(d, [shape], skin);
  if (!skin)
    panel(
      d,
      cloth,
      symmetric([
        across(body, cut.waist, -8, 0, 1),
        [
          [body.width(cut.waist), cut.waist],
          [body.width(cut.waist + 16), cut.waist + 16],
        ],
        [
          [body.width(cut.waist + 16), cut.waist + 16],
          [0, cut.waist + 16],
        ],
      ]),
      { fill: 'inside' },
    );
  if (type === 'tights') {
    for (const s of [1, -1]) {
      const toe: Segment[] = footShape(body).map((segment) => (s === 1 ? segment : mirror(segment)));
      panel(d, cloth, s === 1 ? toe : toe.reverse(), { fill: 'sheer', opacity: 0.6 });
    }
    panel(d, cloth, shape, { fill: cloth.pattern === 'plain' ? 'sheer' : 'cloth', opacity: skin ? 0.55 : 0.85 });
    const short = legShape(body, { ...cut, hem: 446 });
    panel(d, cloth, short, { fill: 'lining', opacity: 0.45, outline: false });
    seamLine(
      d,
      cloth,
      [
        [
          [0, cut.waist + 8],
          [0.4, 380],
          [0, body.crotch],
        ],
      ],
      0.9,
    );
    waistband(stage, cut.waist, back ? -2 : cut.sag, 8, false);
    for (const s of [1, -1]) shine(stage, s, 440);
    return;
  }
  const path = panel(d, cloth, shape, cloth.pattern === 'lace' ? { fill: 'lining' } : {});
  if (cloth.pattern === 'lace') panel(d, cloth, shape, { opacity: 0.35, outline: false });
  controlPanel({ ...stage }, cut.waist + 9, back ? -2 : cut.sag);
  waistband(stage, cut.waist, back ? -2 : cut.sag, 10, false);
  seamLine(
    d,
    cloth,
    [
      [
        [0, back ? cut.waist + 12 : body.crotch - 16],
        [0.4, 390],
        [0, body.crotch + 1],
      ],
    ],
    0.8,
  );
  if (back) {
    for (const s of [-1, 1]) {
      glow(d, path, [s * body.width(390) * 0.46 - 6, 388], 36, cloth.light, 0.4);
      const fold = body.width(420) * 0.7;
      seamLine(
        d,
        cloth,
        [
          [
            [s * 3, body.crotch + 6],
            [s * fold * 0.5, 428],
            [s * fold, 420],
          ],
        ],
        0.7,
      );
    }
  } else glow(d, path, [-body.width(360) * 0.3, 360], 46, cloth.light, 0.4);
  for (const s of [1, -1]) {
    const hem: Segment = [
      [s * (body.width(cut.hem - 9) + 0.6), cut.hem - 9],
      [(s * (body.width(cut.hem - 9) + body.inner(cut.hem - 9))) / 2, cut.hem - 5.6],
      [s * body.inner(cut.hem - 9), cut.hem - 9],
    ];
    seamLine(d, cloth, [hem], 1);
    stitches(d, cloth, [offset(hem, s * -1.8)]);
    const thigh: Segment = [
      [s * body.width(370) * 0.78, 372],
      [s * body.width(430) * 0.72, 430],
      [s * lerp(body.inner(cut.hem), body.width(cut.hem), 0.7), cut.hem - 9],
    ];
    if (!back) {
      seamLine(d, cloth, [thigh], 0.8);
      stitches(d, cloth, [thigh], 1.5);
    }
    if (cut.hem > 600) shine(stage, s, 420);
  }
}

const footShape = (body: Body): Segment[] => {
  const outer = body.width(748);
  const inner = body.inner(748);
  return [
    [
      [outer - 0.5, 746],
      [outer + 3, 758],
      [outer + 7, 772],
      [outer + 3, 781],
      [(outer + inner) / 2 + 3, 784],
      [inner + 1, 780],
      [inner - 2, 768],
      [inner + 0.5, 746],
    ],
  ];
};

function shine({ d, body, cloth }: Stage, s: number, from: number) {
  const line = (y: number): Point => [s * lerp(body.inner(y), body.width(y), s > 0 ? 0.36 : 0.62), y];
  const highlight: Segment = [from + 34, from + 80, 570, 620, 690].map(line);
  const light = { color: cloth.light, opacity: 0.34, spread: d.scale * 12, width: d.scale * 2 };
  d.add(feather(d, d.path([highlight], false), light));
}

function drawStockings(stage: Stage) {
  const { d, body, cloth, back } = stage;
  for (const s of [1, -1]) {
    const turn = (shape: Segment[]): Segment[] => (s === 1 ? shape : shape.map(mirror).reverse());
    const tube = (from: number, to: number): Segment[] => [
      [
        [body.inner(from), from],
        [(body.inner(from) + body.width(from)) / 2, from + (back ? -3 : 3)],
        [body.width(from) + 0.6, from],
      ],
      side(body, from, to, 0.6),
      [
        [body.width(to), to],
        [body.inner(to), to],
      ],
      innerSide(body, to, from, 0.6),
    ];
    panel(d, cloth, turn(footShape(body)), { fill: 'sheer', opacity: 0.7 });
    panel(d, cloth, turn(tube(462, 752)), {
      fill: cloth.pattern === 'mesh' ? 'sheer' : cloth.pattern === 'lace' ? 'lace' : cloth.print ? 'cloth' : 'lining',
      opacity: stage.skin ? 0.55 : 0.85,
    });
    panel(d, cloth, turn(tube(446, 470)), { fill: 'lace', opacity: 0.8 });
    const top = (tube(446, 470)[0] ?? []) as Segment;
    const hem = (tube(470, 480)[0] ?? []) as Segment;
    scallops(d, cloth, s === 1 ? top : mirror(top), 4.2);
    channel(d, cloth, s === 1 ? hem : mirror(hem), 2);
    if (back)
      seamLine(
        d,
        cloth,
        [
          [
            [s * 32, 474],
            [s * 31, 570],
            [s * 33, 640],
            [s * 27, 745],
          ],
        ],
        1,
      );
    shine(stage, s, 480);
  }
}

/** Shorts that stand away from the leg: boxers, swim shorts, boyish pyjama shorts. */
export function drawLooseShort(
  stage: Stage,
  cut: { waist: number; hem: number; flare: number; band: number; draw?: boolean; fly?: boolean },
) {
  const { d, body, cloth, skin, back } = stage;
  const outer = body.width(420) + 4 + cut.flare;
  const innerX = 4;
  const shape = symmetric([
    across(body, cut.waist, back ? -2 : 4, 0, 1, 1),
    [...side(body, cut.waist, 400, 2), [outer, cut.hem] as Point],
    [
      [outer, cut.hem],
      [(outer + innerX) / 2, cut.hem + 5],
      [innerX + 3, cut.hem - 2],
    ],
    [
      [innerX + 3, cut.hem - 2],
      [0.3, body.crotch + 14],
    ],
  ]);
  if (skin) castShadow(d, [shape], skin);
  else
    panel(
      d,
      cloth,
      symmetric([
        across(body, cut.waist, -8, 0, 1),
        [
          [body.width(cut.waist), cut.waist],
          [body.width(cut.waist), cut.waist + 16],
        ],
        [
          [body.width(cut.waist), cut.waist + 16],
          [0, cut.waist + 16],
        ],
      ]),
      { fill: 'inside' },
    );
  panel(d, cloth, shape, cloth.pattern === 'lace' ? { fill: 'cloth' } : {});
  folds(
    d,
    cloth,
    [
      [
        [-24, body.crotch - 22],
        [-40, body.crotch + 10],
        [-46, cut.hem - 14],
      ],
      [
        [22, body.crotch - 26],
        [44, body.crotch + 6],
        [52, cut.hem - 16],
      ],
      [
        [outer - 14, 390],
        [outer - 12, cut.hem - 20],
      ],
    ],
    0.4,
  );
  seamLine(
    d,
    cloth,
    [
      [
        [0, cut.waist + cut.band + 4],
        [1, 380],
        [0.3, body.crotch + 14],
      ],
    ],
    0.9,
  );
  for (const s of [1, -1]) {
    const hem: Segment = [
      [s * outer, cut.hem - 6],
      [(s * (outer + innerX)) / 2, cut.hem - 1],
      [s * (innerX + 3), cut.hem - 8],
    ];
    stitches(d, cloth, [hem]);
    if (!back) {
      const pocket: Segment = [
        [s * (body.width(cut.waist + 12) - 10), cut.waist + cut.band + 4],
        [s * (body.width(372) - 6), 372],
        [s * (body.width(384) + 1), 384],
      ];
      if (cut.draw) {
        seamLine(d, cloth, [pocket], 1);
        stitches(d, cloth, [pocket], s * 1.6);
      }
    }
  }
  if (cut.fly && !back) {
    const fly: Segment = [
      [9, cut.waist + cut.band + 3],
      [9, body.crotch - 28],
      [5, body.crotch - 14],
      [0, body.crotch - 8],
    ];
    seamLine(d, cloth, [fly], 1);
    stitches(d, cloth, [fly], -1.5);
  }
  elasticBand(stage, cut.waist, back ? -2 : 4, cut.band);
  if (cut.draw && !back) {
    for (const s of [-1, 1]) {
      const cord: Segment = [
        [s * 2, cut.waist + cut.band * 0.6],
        [s * 7, cut.waist + 24],
        [s * 5, cut.waist + 40],
      ];
      const path = d.path([cord], false);
      d.add(
        `<path d="${path}" fill="none" stroke="#5d5145" stroke-width="${Math.round(d.scale * 1.9 + 4)}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#f2eadf" stroke-width="${Math.round(d.scale * 1.9)}" stroke-linecap="round"/>`,
      );
    }
    bow(
      d,
      { ...cloth, base: '#f2eadf', light: '#ffffff', line: '#5d5145', shade: '#6b5a48' },
      [0, cut.waist + cut.band * 0.6],
      7,
    );
  }
}

export function elasticBand({ d, body, cloth }: Stage, y: number, sag: number, height: number, contrast = false) {
  const top = across(body, y, sag, -1, 1, 1.2);
  const low = across(body, y + height, sag, -1, 1, 1.2);
  const base = contrast ? cloth.accent : mix(cloth.base, cloth.shade, 0.14);
  panel(d, { ...cloth, base }, [top, [...low].reverse()], { fill: 'lining' });
  for (const share of [0.25, 0.5, 0.75])
    seamLine(
      d,
      { ...cloth, seam: contrast ? cloth.base : cloth.seam },
      [across(body, y + height * share, sag, -1, 1, 1)],
      0.5,
      1.6,
    );
  stitches(d, cloth, [low], -2);
}
