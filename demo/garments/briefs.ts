import { luminance, mix } from 'backend/src/modules/pictures/color.ts';
import { type BriefMake, makeBrief } from './brief-makes.ts';
import { type Drawing, feather } from './drawing.ts';
import { binding, drawCentre, type Edge, finishEdge, type Tone, trimOf } from './edges.ts';
import { type Cloth, castShadow, glow, type PanelOptions, panel } from './fabric.ts';
import { across, type Body, innerSide, side } from './figure.ts';
import type { Stage } from './garment.ts';
import { lerp, mirror, offset, type Point, type Segment, symmetric, walk } from './geometry.ts';
import { bow, channel, folds, picot, ring, scallops, seamLine, stitches, strap } from './trims.ts';

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
  const { d, body, cloth, skin, back, choose } = stage;
  const cut = cuts[type] as BriefCut;
  const make = makeBrief(choose);
  const trim = trimOf(cloth, make.tone);
  const straps = make.band === 'straps' && type !== 'brief-high-waist' && type !== 'brief-boyshort';
  const waist = cut.waist + make.rise + (straps ? 9 : 0);
  const legSide = Math.max(cut.legSide + make.leg + make.rise * 0.5, waist + (straps ? 5 : 7));
  const sag = back ? -2 : cut.sag;
  const top = across(body, waist, sag, -1, 1, 0.6);
  const leg: Segment = back ? seatCurve(body, legSide, cut.seat) : legCurve(body, legSide, cut.gusset);
  const low: Segment = [leg.at(-1) as Point, [0, body.crotch + (back ? 8 : skin ? 4 : 6)]];
  const shape = symmetric([top.slice(4), side(body, waist, legSide, 0.6), leg, low]);

  if (skin) castShadow(d, [shape], skin);
  else drawRear(stage, cut, waist, legSide);

  const thin = !back && (make.front === 'sides' || make.front === 'yoke') && cut.panels !== 'control';
  const lacy = cloth.pattern === 'lace';
  if (lacy && !thin)
    panel(d, { ...cloth, base: cloth.ground }, shape, { fill: 'lining', opacity: 0.6, outline: false, form: false });
  const path = panel(d, cloth, shape, thin ? { fill: lacy ? 'lace' : 'sheer', opacity: skin ? 0.5 : 0.75 } : {});
  if (cut.panels === 'control') controlPanel(stage, waist, sag);
  if (back) drawSeat(stage, path, waist, cut.seat);
  else {
    drawFront(stage, cut, make, { waist, sag, low, leg });
    const gusset: Segment = [
      [-cut.gusset - 1, body.crotch - 14],
      [0, body.crotch - 12],
      [cut.gusset + 1, body.crotch - 14],
    ];
    seamLine(d, cloth, [gusset], 0.55);
    glow(d, path, [-body.width(360) * 0.35, 366], 42, cloth.light, 0.4);
  }
  const edge = cut.edge === 'lace' || lacy ? 'lace' : make.edge;
  for (const s of pair(leg)) {
    // Lace stays clear of the point where both legs meet.
    const line = edge === 'lace' ? (s === leg ? s.slice(0, -1) : s.slice(1)) : s;
    finishEdge(d, trim, line, type === 'bikini-bottom' ? 'clean' : edge, type === 'brief-boyshort' ? 6.4 : 4.2);
  }
  if (type === 'bikini-bottom') return swimTies(stage, waist, legSide);
  if (straps) drawSideStraps(stage, trim, waist, sag);
  else waistband({ ...stage, cloth: trim }, waist, sag, bandHeight(cut, make), bandEdge(make, lacy));
  if (!back && make.front !== 'seams')
    drawCentre(d, trim, [0, waist + sag + 1], choose(['bow', 'none', 'rose', 'none', 'drop']));
}

const bandHeight = (cut: BriefCut, { band }: BriefMake) =>
  cut.band * { usual: 1, wide: 2.6, lace: 1, straps: 1, satin: 1.5 }[band];
const bandEdge = ({ band }: BriefMake, lacy: boolean): Edge =>
  band === 'lace' || (lacy && band === 'usual') ? 'lace' : band === 'satin' ? 'satin' : 'picot';

/** The visible back of a brief without a figure. */
function drawRear({ d, body, cloth }: Stage, cut: BriefCut, waist: number, legSide: number) {
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

function drawSeat({ d, body, cloth }: Stage, path: string, waist: number, seat: number) {
  if (seat <= 0.3) return;
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

type FrontLines = { waist: number; sag: number; low: Segment; leg: Segment };

/** The front: one piece, or cloth and tulle. */
function drawFront({ d, body, cloth }: Stage, cut: BriefCut, make: BriefMake, { waist, sag, low, leg }: FrontLines) {
  const w = body.width(waist);
  const depth = body.crotch - waist;
  const inner: Segment = [
    [w * 0.5, waist + sag * 0.75],
    [w * 0.46, waist + depth * 0.3],
    [cut.gusset + 6, body.crotch - 24],
    leg.at(-2) as Point,
  ];
  const outline = (segment: Segment) => {
    for (const s of pair(segment)) {
      seamLine(d, cloth, [s], 0.9);
      stitches(d, cloth, [s], 1.5);
    }
  };
  const lacy = cloth.pattern === 'lace';
  if (cut.panels === 'control') {
    if (make.front === 'gathered' || make.front === 'centre')
      outline([
        [w * 0.2, waist + sag],
        [w * 0.16, waist + depth * 0.5],
        [10, body.crotch - 20],
      ]);
    return;
  }
  if (make.front === 'sides' || make.front === 'centre') {
    const middle = symmetric([
      [
        [0, waist + sag],
        [w * 0.5, waist + sag * 0.75],
      ],
      inner,
      [leg.at(-2) as Point, low[0] as Point, low[1] as Point],
    ]);
    if (make.front === 'sides') panel(d, cloth, middle, { fill: lacy ? 'lining' : 'cloth' });
    else panel(d, trimOf(cloth, 'deep'), middle, { fill: 'lace', opacity: 0.9 });
    outline(inner);
  }
  if (make.front === 'yoke') {
    const y = waist + depth * 0.36;
    const line = across(body, y, sag + 5, 0, 1, 0.6);
    const outer = line.at(-1) as Point;
    const from = leg.findIndex(([, py]) => py > y + 4);
    const lower = symmetric([line, [outer, leg[Math.max(1, from)] as Point], leg.slice(Math.max(1, from)), low]);
    panel(d, cloth, lower, { fill: lacy ? 'lining' : 'cloth' });
    outline(line);
  }
  if (make.front === 'seams') {
    outline([
      [w * 0.3, waist + sag],
      [w * 0.3, waist + depth * 0.4],
      [cut.gusset * 0.9, body.crotch - 14],
    ]);
    outline([[w * 0.72, waist + sag * 0.5], [w * 0.6, waist + depth * 0.34], leg[3] as Point]);
  }
  if (make.front === 'gathered')
    for (const t of [0.14, 0.3, 0.46, 0.62]) {
      const y = waist + depth * t;
      folds(
        d,
        cloth,
        pair([
          [1, y + sag * 0.6],
          [w * 0.2, y - 2 + sag * 0.4],
          [w * (0.42 - t * 0.3), y - 8],
        ]),
        0.75,
      );
    }
}

/** Two ribbons in place of a side, caught together on the hip. */
function drawSideStraps({ d, body, back }: Stage, cloth: Cloth, waist: number, sag: number) {
  binding(d, cloth, across(body, waist + 1, sag, -1, 1, 0.8), 4);
  const upper = across(body, waist - 10, sag + (back ? 2 : 8), -1, 1, 0.8);
  strap(d, cloth, upper, 3);
  for (const s of [-1, 1]) ring(d, cloth, [s * body.width(waist) * 0.62, waist - 3 + sag * 0.6], 3.2);
}

function waistband({ d, body, cloth }: Stage, y: number, sag: number, height: number, edge: Edge) {
  const top = across(body, y, sag, -1, 1, 0.8);
  const low = across(body, y + height, sag, -1, 1, 0.8);
  panel(d, { ...cloth, base: mix(cloth.base, cloth.light, 0.12) }, [top, [...low].reverse()], { fill: 'lining' });
  if (edge === 'satin') binding(d, cloth, top, height * 0.8);
  else if (edge === 'lace') scallops(d, cloth, top, 5);
  else picot(d, cloth, top, 1.9);
  stitches(d, cloth, [low], 1.2);
  if (height > 5) stitches(d, cloth, [top], -1.6);
  if (height > 9)
    for (const share of [0.35, 0.6]) seamLine(d, cloth, [across(body, y + height * share, sag, -1, 1, 0.8)], 0.6, 2);
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

function swimTies({ d, body, cloth, choose, back }: Stage, waist: number, legSide: number) {
  const make = choose(['ties', 'plain', 'rings', 'belt'] as const);
  if (make === 'plain') return stitches(d, cloth, [across(body, waist + 2.4, 8)]);
  if (make === 'rings') {
    for (const s of [-1, 1])
      ring(d, cloth, [s * (body.width(waist) - 14), (waist + legSide) / 2 + (back ? 0 : 3)], 6.5);
    return stitches(d, cloth, [across(body, waist + 2.4, 8)]);
  }
  if (make === 'belt') {
    const belt = [
      across(body, waist - 2, back ? -2 : 9, -1, 1, 0.8),
      [...across(body, waist + 11, back ? -2 : 9, -1, 1, 0.8)].reverse(),
    ];
    panel(d, trimOf(cloth, 'deep'), belt, { fill: 'lining' });
    if (!back) ring(d, cloth, [0, waist + 13], 6);
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

/** The shape of garments whose legs follow the body: shorts, leggings, tights. */
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

type LegMake = { edge: Edge; band: number; tone: Tone; panel: 'shield' | 'corset' | 'cross' | 'belt' };

export function drawLegwear(stage: Stage, type: string) {
  const { d, body, cloth, skin, back, choose } = stage;
  if (type === 'stockings') return drawStockings(stage);
  const make: LegMake = {
    edge: choose(['picot', 'lace', 'satin']),
    band: choose([10, 22, 6, 15]),
    tone: choose(['same', 'deep', 'bright']),
    panel: choose(['shield', 'corset', 'belt', 'cross', 'shield']),
  };
  const base = legCuts[type] as LegCut;
  const cut = {
    ...base,
    waist: base.waist + choose([0, -26, 14, -12, 6]),
    hem:
      base.hem +
      (type === 'tights' ? 0 : choose([0, -42, 20, -20, -64, 10, -52]) * (type === 'shaper-leggings' ? 1.9 : 0.9)),
  };
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
    // Thin, usual or dense; with a foot, or ending above the ankle.
    const thread = choose([0.55, 0.34, 0.82]);
    const foot = choose([true, true, false, true]);
    for (const s of foot ? [1, -1] : []) {
      const toe: Segment[] = footShape(body).map((segment) => (s === 1 ? segment : mirror(segment)));
      panel(d, cloth, s === 1 ? toe : toe.reverse(), { fill: 'sheer', opacity: 0.6 });
    }
    const sheer = foot ? shape : legShape(body, { ...cut, hem: 690 });
    panel(d, cloth, sheer, { fill: cloth.pattern === 'plain' ? 'sheer' : 'cloth', opacity: thread });
    const make = choose(['short', 'seam', 'dotted', 'sandal', 'striped', 'dotted', 'seam'] as const);
    if (make !== 'sandal') {
      const short = legShape(body, { ...cut, hem: make === 'short' ? 446 : 424 });
      panel(d, cloth, short, { fill: 'lining', opacity: 0.45, outline: false });
    }
    drawKnit(stage, make, cut);
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
    waistband(stage, cut.waist, back ? -2 : cut.sag, 8, 'picot');
    for (const s of [1, -1]) shine(stage, s, 440);
    return;
  }
  const path = panel(d, cloth, shape, cloth.pattern === 'lace' ? { fill: 'lining' } : {});
  if (cloth.pattern === 'lace') panel(d, cloth, shape, { opacity: 0.35, outline: false });
  drawFirm(stage, make, cut);
  waistband({ ...stage, cloth: trimOf(cloth, make.tone) }, cut.waist, back ? -2 : cut.sag, make.band, make.edge);
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

/** Where a shaper is doubled: over the belly, all around, across, or as a belt. */
function drawFirm(stage: Stage, { panel: kind, band }: LegMake, { waist, sag }: LegCut) {
  const { d, body, cloth, back } = stage;
  const top = waist + band;
  if (kind === 'shield' || back) return controlPanel(stage, top - 1, back ? -2 : sag);
  const firm = { ...cloth, base: mix(cloth.base, cloth.shade, 0.16) };
  if (kind === 'belt')
    panel(d, firm, [across(body, top + 4, sag, -1, 1, 0.6), [...across(body, 362, 12, -1, 1, 0.6)].reverse()], {
      fill: 'lining',
      opacity: 0.8,
    });
  const lines: Segment[] =
    kind === 'corset'
      ? [0.16, 0.44, 0.72].map(
          (u): Segment => [
            [body.width(top) * u, top],
            [body.width(340) * u, 340],
            [body.width(392) * u * 0.8, 392],
          ],
        )
      : kind === 'cross'
        ? [
            [
              [-body.width(top) * 0.9, top + 2],
              [0, 346],
              [body.width(396), 392],
            ],
            [
              [-body.width(top) * 0.5, top + 2],
              [10, 330],
              [body.width(372), 366],
            ],
          ]
        : [
            [
              [0, top + 4],
              [0.5, 340],
              [0, 372],
            ],
          ];
  for (const line of lines.flatMap(pair)) {
    seamLine(d, cloth, [line], 1);
    stitches(d, cloth, [line], 1.8);
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

/** What is knitted into a sheer leg: nothing, a seam behind, dots, or stripes along it. */
function drawKnit(
  { d, body, cloth, back }: Stage,
  make: 'short' | 'seam' | 'dotted' | 'sandal' | 'striped',
  cut: LegCut,
) {
  const from = Math.max(cut.waist + 40, 452);
  for (const s of [1, -1]) {
    const along = (u: number): Segment =>
      [from, 520, 580, 640, 700, 748].map((y) => [s * lerp(body.inner(y), body.width(y), u), y]);
    if (make === 'striped')
      for (const u of [0.18, 0.34, 0.5, 0.66, 0.82]) seamLine(d, { ...cloth, seam: cloth.line }, [along(u)], 0.6, 4);
    if (make === 'seam') seamLine(d, { ...cloth, seam: cloth.line }, [along(back ? 0.5 : 0.93)], 0.95, 6);
    if (make === 'dotted')
      for (const [i, u] of [0.15, 0.38, 0.62, 0.85].entries())
        d.add(
          `<path d="${d.path([along(u)], false)}" fill="none" stroke="${cloth.line}" stroke-width="${(d.scale * 3.4).toFixed(1)}" stroke-linecap="round" stroke-dasharray="0 ${(d.scale * 15).toFixed(1)}" stroke-dashoffset="${(d.scale * (i % 2) * 7.5).toFixed(1)}" opacity=".75"/>`,
        );
  }
}

function drawStockings(stage: Stage) {
  const { d, body, cloth, back, choose } = stage;
  const knit = choose(['sandal', 'seam', 'dotted', 'striped', 'sandal', 'dotted', 'seam'] as const);
  const welt = choose([24, 46, 16, 32]);
  const upper = 446 + choose([0, 22, -10, 36, 10]);
  const thread = choose([0.55, 0.34, 0.82]);
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
    panel(d, cloth, turn(tube(upper + 16, 752)), {
      fill: cloth.pattern === 'mesh' ? 'sheer' : cloth.pattern === 'lace' ? 'lace' : cloth.print ? 'cloth' : 'lining',
      opacity: thread,
    });
    panel(d, cloth, turn(tube(upper, upper + welt)), { fill: welt === 16 ? 'lining' : 'lace', opacity: 0.85 });
    const top = (tube(upper, 470)[0] ?? []) as Segment;
    const hem = (tube(upper + welt, 490 + welt)[0] ?? []) as Segment;
    finishEdge(d, cloth, s === 1 ? top : mirror(top), welt === 16 ? 'satin' : 'lace', welt > 30 ? 6.4 : 4.2);
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
  drawKnit(stage, knit, { waist: upper, sag: 0, hem: 752, hemEdge: 'none' });
}

/** Shorts that stand away from the leg: boxers, swim shorts, boyish pyjama shorts. */
export function drawLooseShort(
  stage: Stage,
  cut: {
    waist: number;
    hem: number;
    flare: number;
    band: number;
    draw?: boolean;
    fly?: boolean;
    trim: 'plain' | 'stripe' | 'patch' | 'hem' | 'panel';
  },
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
  const trim = trimOf(cloth, luminance(cloth.base) < 0.3 ? 'bright' : 'deep');
  for (const s of [1, -1]) {
    const turn = (shape: Segment[]): Segment[] => (s === 1 ? shape : shape.map(mirror).reverse());
    if (cut.trim === 'stripe')
      channel(
        d,
        trim,
        turn([
          [
            [body.width(cut.waist) - 1, cut.waist + cut.band],
            [body.width(400) - 3, 400],
            [outer - 6, cut.hem],
          ],
        ])[0] as Segment,
        6,
      );
    if (cut.trim === 'hem')
      panel(
        d,
        trim,
        turn([
          [
            [outer - 1.5, cut.hem - 17],
            [(outer + innerX) / 2, cut.hem - 12],
            [innerX + 2.5, cut.hem - 19],
          ],
          [
            [innerX + 3, cut.hem - 2],
            [(outer + innerX) / 2, cut.hem + 5],
            [outer, cut.hem],
          ],
        ]),
        { fill: 'lining' },
      );
    if (cut.trim === 'panel')
      panel(
        d,
        trim,
        turn([
          [
            [body.width(cut.waist + cut.band), cut.waist + cut.band],
            ...side(body, cut.waist + cut.band + 8, 400, 2),
            [outer, cut.hem],
          ],
          [
            [outer * 0.62, cut.hem + 4],
            [body.width(400) * 0.74, 400],
            [body.width(cut.waist) * 0.84, cut.waist + cut.band],
          ],
        ]),
        { fill: 'lining' },
      );
    if (cut.trim === 'patch' && s === 1) {
      const patch = symmetric([
        [
          [0, 0],
          [13, 0],
        ],
        [
          [13, 0],
          [13, 20],
          [0, 25],
        ],
      ]).map((line) => line.map(([px, py]): Point => [px + outer * 0.6, py + (back ? 372 : cut.hem - 46)]));
      panel(d, cloth, patch);
      stitches(d, cloth, patch, 1.8);
    }
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

/** What is woven into a waistband. */
type BandKind = 'ribbed' | 'striped' | 'lettered';

export function elasticBand(
  { d, body, cloth }: Stage,
  y: number,
  sag: number,
  height: number,
  contrast = false,
  kind: BandKind = 'ribbed',
) {
  const top = across(body, y, sag, -1, 1, 1.2);
  const low = across(body, y + height, sag, -1, 1, 1.2);
  const base = contrast ? cloth.accent : mix(cloth.base, cloth.shade, 0.14);
  panel(d, { ...cloth, base }, [top, [...low].reverse()], { fill: 'lining' });
  const woven = contrast ? cloth.base : cloth.light;
  if (kind === 'striped')
    for (const share of [0.28, 0.66])
      seamLine(d, { ...cloth, seam: woven }, [across(body, y + height * share, sag, -1, 1, 1)], 0.95, d.scale * 2);
  if (kind === 'lettered') drawLetters(d, woven, across(body, y + height * 0.52, sag, -0.94, 0.84), height * 0.42);
  for (const share of kind === 'ribbed' ? [0.25, 0.5, 0.75] : [])
    seamLine(
      d,
      { ...cloth, seam: contrast ? cloth.base : cloth.seam },
      [across(body, y + height * share, sag, -1, 1, 1)],
      0.5,
      1.6,
    );
  stitches(d, cloth, [low], -2);
}

/** The mark of the house, woven again and again: a V between two dots. */
function drawLetters(d: Drawing, color: string, line: Segment, size: number) {
  const marks = walk(line, size * 3.4).map(({ point: [x, y] }) => {
    const mark: Segment = [
      [x - size * 0.45, y - size * 0.5],
      [x, y + size * 0.5],
    ];
    const rest: Segment = [
      [x, y + size * 0.5],
      [x + size * 0.45, y - size * 0.5],
    ];
    const dot: Segment = [
      [x + size * 1.2, y],
      [x + size * 1.5, y],
    ];
    return d.path([mark], false) + d.path([rest], false) + d.path([dot], false);
  });
  d.add(
    `<path d="${marks.join('')}" fill="none" stroke="${color}" stroke-width="${(d.scale * size * 0.24).toFixed(1)}" stroke-linecap="round"/>`,
  );
}
