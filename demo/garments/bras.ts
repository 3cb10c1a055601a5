import { deeper, type Make, makeBra } from './bra-makes.ts';
import { boned, drawCentre, finishEdge, trimOf } from './edges.ts';
import { castShadow, glow, panel } from './fabric.ts';
import { across, type Body, side } from './figure.ts';
import type { Stage } from './garment.ts';
import { between, limb, mirror, offset, type Point, type Segment, symmetric } from './geometry.ts';
import { channel, folds, hookTape, picot, ring, seamLine, slider, stitches, strap } from './trims.ts';

type BraCut = {
  /** Where the strap leaves the cup, as a share of the way from the gore to the side; and its height above the bust point in radii. */
  strapAt: number;
  strapUp: number;
  goreUp: number;
  goreHalf: number;
  /** How far the neckline bulges upwards (positive) between gore and strap. */
  belly: number;
  sideUp: number;
  strap: number;
  straps: 'plain' | 'none' | 'racer';
  wire: boolean;
  band: number;
  cup: 'two-part' | 'three-part' | 'moulded' | 'triangle';
  hooks: number;
};

const cuts: Record<string, BraCut> = {
  'bra-balconette': {
    strapAt: 0.78,
    strapUp: 0.98,
    goreUp: 0.12,
    goreHalf: 3,
    belly: 0.1,
    sideUp: 0.46,
    strap: 4.4,
    straps: 'plain',
    wire: true,
    band: 8,
    cup: 'two-part',
    hooks: 2,
  },
  'bra-full-cup': {
    strapAt: 0.5,
    strapUp: 1.38,
    goreUp: 0.55,
    goreHalf: 3,
    belly: 0.06,
    sideUp: 0.56,
    strap: 6,
    straps: 'plain',
    wire: true,
    band: 13,
    cup: 'two-part',
    hooks: 3,
  },
  'bra-plunge': {
    strapAt: 0.56,
    strapUp: 1.18,
    goreUp: -0.5,
    goreHalf: 1.6,
    belly: -0.04,
    sideUp: 0.4,
    strap: 4.2,
    straps: 'plain',
    wire: true,
    band: 6,
    cup: 'moulded',
    hooks: 2,
  },
  'bra-bralette': {
    strapAt: 0.46,
    strapUp: 1.3,
    goreUp: -0.42,
    goreHalf: 0.6,
    belly: -0.06,
    sideUp: 0.2,
    strap: 3,
    straps: 'plain',
    wire: false,
    band: 16,
    cup: 'triangle',
    hooks: 2,
  },
  'bra-strapless': {
    strapAt: 0.62,
    strapUp: 0.66,
    goreUp: 0.22,
    goreHalf: 3,
    belly: 0.16,
    sideUp: 0.52,
    strap: 0,
    straps: 'none',
    wire: true,
    band: 14,
    cup: 'moulded',
    hooks: 3,
  },
  'bra-minimizer': {
    strapAt: 0.56,
    strapUp: 1.26,
    goreUp: 0.44,
    goreHalf: 3.4,
    belly: 0.1,
    sideUp: 0.66,
    strap: 7.6,
    straps: 'plain',
    wire: true,
    band: 11,
    cup: 'three-part',
    hooks: 3,
  },
  'bra-nursing': {
    strapAt: 0.52,
    strapUp: 1.2,
    goreUp: 0.1,
    goreHalf: 3,
    belly: 0.02,
    sideUp: 0.5,
    strap: 6,
    straps: 'plain',
    wire: false,
    band: 14,
    cup: 'moulded',
    hooks: 3,
  },
  'bra-front-closure': {
    strapAt: 0.58,
    strapUp: 1.16,
    goreUp: -0.02,
    goreHalf: 4.2,
    belly: 0.02,
    sideUp: 0.46,
    strap: 5.2,
    straps: 'racer',
    wire: true,
    band: 10,
    cup: 'moulded',
    hooks: 0,
  },
  'bra-push-up': {
    strapAt: 0.7,
    strapUp: 1.02,
    goreUp: -0.16,
    goreHalf: 2,
    belly: 0.14,
    sideUp: 0.42,
    strap: 4.4,
    straps: 'plain',
    wire: true,
    band: 7,
    cup: 'two-part',
    hooks: 2,
  },
};

type Lines = {
  wire: Point[];
  neckline: Point[];
  underarm: Point[];
  apex: Point;
  gore: Point;
  outer: Point;
  bandTop: number;
  bandLow: number;
};

function cutLines(body: Body, cut: BraCut): Lines {
  const { x, y, r } = body.bust;
  const outerX = Math.min(x + r * 1.02, body.width(y) - 2.5);
  const gore: Point = [cut.goreHalf, y - r * cut.goreUp];
  const foot: Point = [cut.goreHalf, Math.max(gore[1] + 2, y + r * 0.42)];
  const outer: Point = [outerX, y - r * cut.sideUp];
  const apex: Point = [cut.goreHalf + (outerX - cut.goreHalf) * cut.strapAt, y - r * cut.strapUp];
  const middle = between(gore, apex, 0.5);
  const lift = cut.belly * r;
  return {
    wire: [
      gore,
      foot,
      [x - r * 0.62, y + r * 0.78],
      [x, y + r],
      [x + r * 0.6, y + r * 0.74],
      [outerX - r * 0.06, y + r * 0.18],
      outer,
    ],
    neckline: [gore, [middle[0] - lift * 0.5, middle[1] - lift - r * 0.02], apex],
    underarm: [apex, [apex[0] + (outerX - apex[0]) * 0.42, apex[1] + (outer[1] - apex[1]) * 0.66], outer],
    apex,
    gore,
    outer,
    bandTop: y - r * cut.sideUp + 3,
    bandLow: y + r + cut.band * 0.5 + (cut.wire ? 1 : 3),
  };
}

/** Where a strap goes over the shoulder. */
const shoulderPoint = (body: Body, x: number): Point => [x, body.shoulder(x) - 0.5];

export function drawBra(stage: Stage, type: string) {
  if (type === 'bra-sports') return drawSports(stage);
  const cut = cuts[type] as BraCut;
  const make = makeBra(stage.choose, type);
  const width = { usual: 1, twin: 0.62, ribbon: 1.5, lace: 1.9 }[make.strap];
  const varied: BraCut = {
    ...cut,
    strap: cut.strap * width,
    band: cut.band + deeper[make.base],
    belly: cut.belly + make.neck,
    strapUp: cut.strapUp + make.neck * 0.7,
    sideUp: cut.sideUp + make.side,
    strapAt: Math.min(0.86, cut.strapAt + (make.apart - 0.68) * 0.5),
  };
  if (stage.back) drawBraBack(stage, varied, make);
  else drawBraFront(stage, varied, make, type);
}

function drawBraFront(stage: Stage, cut: BraCut, make: Make, type: string) {
  const { d, body, cloth, skin } = stage;
  const { x, y, r } = body.bust;
  const lines = cutLines(body, cut);
  const trim = trimOf(cloth, make.tone);
  const strapLines = strapsOf(body, cut, make, lines.apex);
  const strapTop = strapLines[0]?.at(-1) ?? lines.apex;
  const cup: Segment[] = [lines.neckline, lines.underarm, [...lines.wire].reverse()];
  const bandLow = across(body, lines.bandLow, cut.band * 0.35);
  const band: Segment[] = symmetric([
    [
      [0, lines.gore[1] + 1.5],
      [lines.gore[0] + 1, lines.gore[1]],
    ],
    lines.wire.slice(0, 4),
    [lines.wire[4] as Point, lines.outer],
    [lines.outer, [body.width(lines.bandTop) + 0.6, lines.bandTop]],
    side(body, lines.bandTop, lines.bandLow, 0.6),
    across(body, lines.bandLow, cut.band * 0.35, 0, 1, 0.6).reverse(),
  ]);

  if (skin)
    castShadow(
      d,
      [
        band,
        cup,
        flip(cup),
        ...strapLines.flatMap((line) => [limb(line, [cut.strap / 2]), limb(mirror(line), [cut.strap / 2])]),
      ],
      skin,
    );
  else drawInside(stage, cut, lines, strapTop);

  panel(d, cloth, band, type === 'bra-strapless' ? { fill: cloth.pattern === 'lace' ? 'lace' : 'cloth' } : {});
  finishBand(stage, cut, make, lines, bandLow);
  for (const s of [1, -1]) {
    const turn = (segment: Segment): Segment => (s === 1 ? segment : mirror(segment));
    if (type === 'bra-strapless' || cut.cup === 'three-part') {
      const bone = turn([
        [body.width(y) - 5, lines.bandTop + 1],
        [body.width(lines.bandLow) - 5, lines.bandLow - 1],
      ]);
      channel(d, cloth, bone, 2.6);
    }
    for (const line of strapLines) drawStrap({ ...stage, cloth: trim }, cut, make, turn(line), type);
    drawCup(stage, cut, make, lines, s === 1 ? cup : flip(cup), s);
  }
  if (type === 'bra-front-closure') {
    for (const dy of [0.16, 0.5]) {
      const at = lines.gore[1] + r * dy;
      panel(
        d,
        { ...cloth, base: '#c9a878', line: '#6e5229' },
        [
          [
            [-3.4, at - 2.4],
            [3.4, at - 2.4],
          ],
          [
            [3.4, at + 2.4],
            [-3.4, at + 2.4],
          ],
        ],
        { fill: 'lining' },
      );
      seamLine(d, { ...cloth, seam: '#6e5229' }, [
        [
          [0, at - 2.4],
          [0.6, at],
          [0, at + 2.4],
        ],
      ]);
    }
  } else drawCentre(d, trim, [0, lines.gore[1] + 2], make.centre);
  if (type === 'bra-push-up')
    seamLine(
      d,
      cloth,
      [
        [
          [x - r * 0.4, y + r * 0.55],
          [x, y + r * 0.66],
          [x + r * 0.4, y + r * 0.5],
        ],
      ],
      0.4,
    );
}

const flip = (shape: readonly Segment[]): Segment[] => shape.map(mirror).reverse();

/** From the cup over the shoulder: one on each side, or two that part on the way. */
function strapsOf(body: Body, cut: BraCut, make: Make, apex: Point): Segment[] {
  if (cut.straps === 'none') return [];
  const x = Math.max(apex[0] * 0.8, body.armpit[0] * make.apart);
  const to = (at: number): Segment => {
    const top = shoulderPoint(body, at);
    return [apex, between(apex, top, 0.5), top];
  };
  return make.strap === 'twin' ? [to(x - 7), to(x + 7)] : [to(x)];
}

/** The lower edge of the band and what it carries. */
function finishBand({ d, body, cloth, choose }: Stage, cut: BraCut, make: Make, lines: Lines, low: Segment) {
  const trim = trimOf(cloth, make.tone);
  if (make.base === 'lace') finishEdge(d, trim, [...low].reverse(), 'lace', 6);
  else {
    picot(d, trim, low, 2.2);
    stitches(d, cloth, [offset(low, 2.6)]);
    if (cut.band > 12) stitches(d, cloth, [offset(low, 5)]);
  }
  if (make.base === 'long') {
    const bones = choose([[0.28, 0.62], [0.2, 0.45, 0.72], [0.5]]);
    for (const u of bones.flatMap((share) => [-share, share]))
      boned(
        d,
        cloth,
        [u * body.width(lines.bandLow), lines.bandLow - cut.band * 0.5],
        [u * body.width(lines.bandLow), lines.bandLow - 1],
      );
  }
  if (make.base === 'cage')
    for (const s of [1, -1]) {
      const { x, y, r } = body.bust;
      const turn = (segment: Segment): Segment => (s === 1 ? segment : mirror(segment));
      strap(
        d,
        trim,
        turn([
          [3, y + r * 0.7],
          [x * 0.5, y + r + 14],
          [body.width(y + r + 16), y + r + 12],
        ]),
        2.6,
      );
      strap(
        d,
        trim,
        turn([
          [cut.goreHalf, lines.gore[1]],
          [x * 0.42, lines.gore[1] - r * 0.42],
          [lines.apex[0] - 1, lines.apex[1] - 4],
        ]),
        2.4,
      );
    }
}

function drawStrap({ d, cloth }: Stage, cut: BraCut, make: Make, line: Segment, type: string) {
  const down = (line[0] as Point)[1] > (line.at(-1) as Point)[1] ? line : [...line].reverse();
  strap(d, cloth, down, make.strap === 'lace' ? cut.strap * 0.6 : cut.strap, { wide: cut.strap });
  if (make.strap === 'lace') {
    for (const edge of [offset(down, cut.strap * 0.4), [...offset(down, -cut.strap * 0.4)].reverse()])
      finishEdge(d, cloth, edge, 'lace', 4);
    return;
  }
  const start = down[0] as Point;
  const end = down.at(-1) as Point;
  const lean = (start[0] - end[0]) / (end[1] - start[1]);
  if (type === 'bra-nursing') {
    const at = between(start, end, 0.16);
    panel(
      d,
      { ...cloth, base: '#efe9e2', line: '#77695c' },
      limb(
        [
          [at[0], at[1] - 4],
          [at[0], at[1] + 6],
        ],
        [3.6, 4.2],
        { start: true, end: true },
      ),
      { fill: 'lining' },
    );
    seamLine(d, { ...cloth, seam: '#77695c' }, [
      [
        [at[0] - 1.6, at[1] + 3],
        [at[0], at[1] - 2],
        [at[0] + 1.6, at[1] + 3],
      ],
    ]);
    return;
  }
  ring(d, cloth, between(start, end, 0.1), Math.max(2.2, cut.strap * 0.55));
  slider(d, cloth, between(start, end, 0.5), cut.strap, lean);
}

function drawCup({ d, body, cloth, skin }: Stage, cut: BraCut, make: Make, lines: Lines, shape: Segment[], s: number) {
  const { x, y, r } = body.bust;
  const turn = (segment: Segment): Segment => (s === 1 ? segment : mirror(segment));
  const at = (px: number, py: number): Point => [x + px * r, y + py * r];
  const center = turn([at(0, 0)])[0] as Point;
  const turned = (segments: Segment[]) => (s === 1 ? segments : flip(segments));
  const lined = cloth.pattern === 'lace' || cloth.pattern === 'mesh';
  const triangle = cut.cup === 'triangle';
  const trim = trimOf(cloth, make.tone);
  const seam: Point[] = [
    between(lines.wire[1] as Point, lines.wire[0] as Point, 0.3),
    at(-0.45, 0.0),
    at(0.1, -0.12),
    at(0.6, -0.14),
    [lines.outer[0], lines.outer[1] + 1],
  ];
  const upper: Segment[] = [lines.neckline, lines.underarm, [...seam].reverse(), [seam[0] as Point, lines.gore]];
  const lower: Segment[] = [seam, [lines.outer, ...[...lines.wire].reverse().slice(1, -1), seam[0] as Point]];
  const sheer = make.cup === 'overlay';
  // Tulle above, lined cloth below; without a figure the bra's own inside shows through.
  if (sheer) panel(d, cloth, turned(upper), { fill: lined ? undefined : 'sheer', opacity: skin ? 0.5 : 0.7 });
  const path = panel(d, lined ? { ...cloth, base: cloth.ground } : cloth, sheer ? turned(lower) : shape, {
    fill: lined ? 'lining' : 'cloth',
  });
  if (lined) panel(d, cloth, sheer ? turned(lower) : shape, { opacity: 0.3, outline: false });

  const seams: Segment[] = {
    across: [seam, [at(0.06, -0.12), at(-0.02, 0.4), at(0, 0.98)]],
    upright: [
      [between(lines.neckline[0] as Point, lines.neckline[1] as Point, 0.7), at(-0.42, 0.1), at(-0.5, 0.82)],
      [between(lines.neckline[1] as Point, lines.apex, 0.6), at(0.08, 0.1), at(0.04, 0.99)],
      [between(lines.apex, lines.underarm[1] as Point, 0.7), at(0.55, 0.1), at(0.52, 0.8)],
    ],
    overlay: [seam],
    folded: [0.2, 0.4, 0.6, 0.8].map(
      (t): Segment => [
        between(lines.wire[1] as Point, lines.wire[3] as Point, t * 0.9),
        between(at(-0.3, 0.2), at(0.2, 0.5), t),
        between(between(lines.apex, lines.underarm[1] as Point, 0.4), lines.outer, t),
      ],
    ),
    smooth: [],
  }[make.cup];
  if (triangle && make.cup !== 'folded') seams.push([at(-0.1, 0.98), at(-0.06, 0.5), at(0, 0.1)]);
  if (cut.cup === 'three-part') seams.push([at(0.52, -0.14), at(0.6, 0.3), at(0.52, 0.8)]);
  for (const line of seams.map(turn)) {
    if (make.cup === 'folded') folds(d, cloth, [line], 0.6);
    else {
      seamLine(d, cloth, [line], 1);
      stitches(d, cloth, [line], 1.3);
    }
  }
  glow(d, path, [center[0] - r * 0.3, center[1] - r * 0.25], r * 0.85, cloth.light, make.cup === 'smooth' ? 0.72 : 0.5);
  glow(d, path, [center[0] - r * 0.12, center[1] - r * 0.2], r * 1.3, cloth.shade, 0.55, true);

  const edge = cloth.pattern === 'lace' && make.edge === 'clean' ? 'lace' : make.edge;
  finishEdge(d, trim, turn(lines.neckline), edge);
  finishEdge(d, trim, turn(lines.underarm), edge === 'lace' && !triangle ? 'clean' : edge, 3.8);
  if (cut.wire) channel(d, trim, turn(lines.wire), 3);
  else if (!triangle) {
    seamLine(d, cloth, [turn(lines.wire)], 1);
    stitches(d, cloth, [turn(lines.wire)], 1.4);
  }
}

/** The visible back of a bra without a figure: the inside of the band and the straps that meet it. */
function drawInside({ d, body, cloth }: Stage, cut: BraCut, lines: Lines, strapTop: Point) {
  const high = lines.bandTop + 6;
  const width = body.width(high) - 1;
  const low = lines.bandLow - 4;
  const band: Segment[] = [
    [
      [-width, high - 2],
      [-width * 0.5, high + 3],
      [0, high + 5],
      [width * 0.5, high + 3],
      [width, high - 2],
    ],
    [
      [width, low],
      [0, high + 20],
      [-width, low],
    ],
  ];
  panel(d, cloth, band, { fill: 'inside' });
  stitches(d, cloth, [band[0] as Segment], -2);
  if (cut.hooks) hookTape(d, cloth, [0, high + 4.5], [0, high + 19], cut.hooks, 11);
  if (cut.straps === 'none') return;
  for (const s of [1, -1]) {
    const line: Segment = [strapTop, [strapTop[0] * 0.82, strapTop[1] + 26], [strapTop[0] * 0.66, high + 4]].map(
      ([px, py]) => [px * s, py] as Point,
    );
    panel(d, cloth, limb(line, [cut.strap / 2]), { fill: 'inside' });
  }
}

function drawBraBack(stage: Stage, cut: BraCut, make: Make) {
  const { d, body, cloth, skin } = stage;
  const trim = trimOf(cloth, make.tone);
  const lines = cutLines(body, cut);

  const depth = Math.max(12, cut.hooks * 5.2, cut.band + 4);
  const mid = lines.bandLow - depth - 1;
  const low = lines.bandLow - 1;
  const wing = Math.max(lines.bandTop + 6, mid - 9);
  const strapX = body.bust.x * 0.86;
  const top = shoulderPoint(body, body.armpit[0] * make.apart);
  const swoop: Segment = [
    [0, mid],
    [strapX * 0.45, mid - 1],
    [strapX * 0.8, mid - 5],
    [strapX, mid - 15],
  ];
  const racer = cut.straps === 'racer';
  const plain = cut.straps === 'none';
  const upper: Segment[] = plain
    ? [
        [
          [0, mid + 1],
          [body.width(mid) * 0.5, mid - 2],
          [body.width(wing), wing],
        ],
      ]
    : racer
      ? [
          [
            [0, mid - 42],
            [7, mid - 44],
          ],
          [
            [7, mid - 44],
            [10, mid - 26],
            [24, mid - 8],
            [body.width(wing) * 0.7, wing + 6],
            [body.width(wing), wing],
          ],
        ]
      : [
          swoop,
          [
            [strapX, mid - 15],
            [strapX + cut.strap, mid - 15],
          ],
          [
            [strapX + cut.strap, mid - 15],
            [strapX + 9, mid - 6.5],
            [(strapX + 9 + body.width(wing)) / 2, (mid + wing) / 2 - 4],
            [body.width(wing), wing],
          ],
        ];
  const band = symmetric([...upper, side(body, wing, low, 0.6), across(body, low, -3, 0, 1, 0.6).reverse()]);
  const line: Segment = racer
    ? [[3.6, mid - 42], [13, mid - 62], top]
    : [[strapX + cut.strap / 2, mid - 14], [strapX + cut.strap / 2 + 2, mid - 42], top];
  const other: Segment = [...line.slice(0, -1), shoulderPoint(body, top[0] + 9)];
  const straps = plain ? [] : make.strap === 'twin' ? [line, other] : [line];
  const strapShapes = straps.flatMap((one) => [limb(one, [cut.strap / 2]), limb(mirror(one), [cut.strap / 2])]);
  if (skin) castShadow(d, [band, ...strapShapes], skin);
  for (const one of straps) {
    for (const segment of [one, mirror(one)]) {
      strap(d, trim, segment, cut.strap);
      const a = segment[0] as Point;
      const b = segment.at(-1) as Point;
      if (!racer) slider(d, cloth, between(segment[1] as Point, b, 0.15), cut.strap, (a[0] - b[0]) / (b[1] - a[1]));
    }
  }
  panel(d, cloth, band);
  const bottom = across(body, low, -3);
  if (make.base === 'lace') finishEdge(d, trim, [...bottom].reverse(), 'lace', 6);
  else picot(d, trim, bottom, 2.2);
  stitches(d, cloth, [bottom], 2.4);
  for (const s of [1, -1]) {
    const turn = (segment: Segment): Segment => (s === 1 ? segment : mirror(segment));
    const edge = upper.length === 3 ? [upper[2] as Segment] : [upper.at(-1) as Segment];
    stitches(d, cloth, edge.map(turn), -1.8);
    if (upper.length === 3) stitches(d, cloth, [turn(swoop)], -1.8);
    seamLine(
      d,
      cloth,
      [
        turn([
          [body.width(wing) - 9, wing + 2],
          [body.width(low) - 9, low - 2],
        ]),
      ],
      0.8,
    );
    if (!plain && !racer)
      ring(d, cloth, turn([[strapX + cut.strap / 2, mid - 15]])[0] as Point, Math.max(2.2, cut.strap * 0.55));
  }
  if (cut.hooks) hookTape(d, cloth, [0, mid - 0.5], [0, low - 2.6], cut.hooks, 13);
}

function drawSports(stage: Stage) {
  const { d, body, cloth, skin, back, choose } = stage;
  const make = choose(['scoop', 'zip', 'mesh', 'high', 'cross'] as const);
  const trim = trimOf(cloth, choose(['deep', 'bright', 'same']));
  const { y, r } = body.bust;
  const low = y + r + choose([12, 34, 6, 24, 16, 40, 2]);
  const top = shoulderPoint(body, body.armpit[0] * (back ? 0.6 : 0.7));
  const strapW = choose([6.5, 10, 4.5, 8]);
  const armhole: Segment = back
    ? [
        [top[0] + strapW, top[1] + 2],
        [24, 178],
        [20, 194],
        [40, 206],
        [body.width(214) + 0.6, 213],
      ]
    : [
        [top[0] + strapW, top[1] + 2],
        [top[0] + strapW - 2, 172],
        [top[0] + 5, 192],
        [body.width(208) - 4, 205],
        [body.width(212) + 0.6, 211],
      ];
  const neckY = back ? 168 : y - r * { scoop: 0.55, zip: 1, mesh: 0.85, high: 1.6, cross: 0.3 }[make];
  const neck: Segment = back
    ? [
        [0, neckY],
        [8, neckY - 4],
        [20, 156],
        [top[0] - strapW, top[1] - 2],
      ]
    : [
        [0, neckY],
        [15, neckY - 3],
        [26, neckY - 18],
        [top[0] - strapW, top[1] - 1],
      ];
  const shape = symmetric([
    neck,
    [neck.at(-1) as Point, armhole[0] as Point],
    armhole,
    side(body, 213, low, 0.6),
    across(body, low, 4, 0, 1, 0.6).reverse(),
  ]);
  if (skin) castShadow(d, [shape], skin);
  else {
    const inside = symmetric([
      [
        [0, 172],
        [20, 160],
        [top[0] - strapW, top[1] - 1],
      ],
      [
        [top[0] - strapW, top[1] - 1],
        [top[0] + strapW, top[1] + 2],
      ],
      [
        [top[0] + strapW, top[1] + 2],
        [26, 194],
        [body.width(214), 213],
      ],
      [
        [body.width(230), 230],
        [0, 230],
      ],
    ]);
    panel(d, cloth, inside, { fill: 'inside' });
  }
  const path = panel(d, cloth, shape, {
    fill: cloth.pattern === 'lace' || cloth.pattern === 'mesh' ? 'lining' : 'cloth',
  });
  if (cloth.pattern === 'mesh' || cloth.pattern === 'lace') panel(d, cloth, shape, { opacity: 0.2, outline: false });
  const halves = (segment: Segment): Segment[] => [segment, mirror(segment)];
  for (const edge of [neck, armhole]) for (const half of halves(edge)) channel(d, trim, half, 3.4);
  const band = offset(across(body, low, 4, -1, 1, 0.6), 9);
  panel(d, trim, [band, [...across(body, low, 4, -1, 1, 0.6)].reverse()], { fill: 'lining' });
  stitches(d, cloth, [band], 1.6);
  if (back) return;
  if (make === 'mesh' || make === 'cross') {
    // A yoke of net, or two halves laid over each other.
    const line = across(body, y - r * (make === 'mesh' ? 0.35 : 0.1), make === 'mesh' ? 8 : 22, -0.92, 0.92);
    channel(d, trim, line, 4);
    if (make === 'cross')
      channel(
        d,
        trim,
        [
          [-24, 186],
          [0, y - r * 0.1],
          [body.width(y) * 0.84, y + r * 0.62],
        ],
        4,
      );
  }
  if (make === 'zip') {
    channel(
      d,
      trim,
      [
        [0, neckY + 2],
        [0.4, y],
        [0, low - 9],
      ],
      5,
    );
    ring(d, cloth, [0, neckY + 7], 2.6);
  }
  for (const s of [-1, 1]) {
    glow(d, path, [s * body.bust.x - r * 0.25, y - r * 0.1], r * 0.95, cloth.light, 0.4);
    glow(d, path, [s * body.bust.x - r * 0.1, y - r * 0.15], r * 1.25, cloth.shade, 0.3, true);
    const princess: Segment = [
      [s * (top[0] - 3), 176],
      [s * body.bust.x * 1.08, y - r * 0.2],
      [s * body.bust.x * 0.86, y + r * 0.6],
      [s * body.bust.x * 0.7, low - 7],
    ];
    seamLine(d, cloth, [princess], 1);
    stitches(d, cloth, [princess], 1.5);
  }
  seamLine(
    d,
    cloth,
    [
      [
        [0, neckY + 6],
        [0.5, y],
        [0, low - 9],
      ],
    ],
    0.4,
  );
}
