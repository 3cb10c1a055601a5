import { mix } from 'backend/src/modules/pictures/color.ts';
import { legCurve, seatCurve } from './briefs.ts';
import { drawCentre, finishEdge, trimOf } from './edges.ts';
import { castShadow, glow, panel } from './fabric.ts';
import { across, type Body, side } from './figure.ts';
import type { Stage } from './garment.ts';
import { limb, mirror, offset, type Point, type Segment, symmetric } from './geometry.ts';
import { bow, channel, folds, hookTape, picot, ring, scallops, seamLine, slider, stitches, strap } from './trims.ts';
import { drawWaist, drawYoke, type Waist } from './waists.ts';

type TopCut = {
  neck: 'sweetheart' | 'v' | 'scoop' | 'straight';
  /** Height of the neckline on the axis. */
  neckY: number;
  armY: number;
  strap: number;
  /** Height of the back's upper edge. */
  backY: number;
};

type Top = { neck: Point[]; arm: Point[]; strapFrom: Point; strapTo: Point };

function topLines(body: Body, cut: TopCut, back: boolean): Top {
  const { x, y, r } = body.bust;
  const apexX = x * 1.12;
  const apexY = cut.neck === 'straight' ? y - r * 0.72 : y - r * 1.12;
  const strapTo: Point = [
    Math.max(apexX - 1, body.armpit[0] * 0.66),
    body.shoulder(Math.max(apexX - 1, body.armpit[0] * 0.66)) - 0.5,
  ];
  if (back) {
    const from: Point = [x * 0.95, cut.backY - 6];
    return {
      neck: [[0, cut.backY], [x * 0.5, cut.backY - 1.5], from],
      arm: [from, [x * 1.35, cut.backY - 2], [body.width(cut.armY) + 0.6, cut.armY]],
      strapFrom: from,
      strapTo,
    };
  }
  const apex: Point = [apexX, apexY];
  const necks: Record<TopCut['neck'], Point[]> = {
    sweetheart: [[0.6, cut.neckY], [x * 0.42, cut.neckY - r * 0.42], [x * 0.86, apexY - r * 0.02 + 4], apex],
    v: [
      [0.6, cut.neckY],
      [apexX * 0.45, cut.neckY + (apexY - cut.neckY) * 0.42],
      [apexX * 0.86, apexY + r * 0.16],
      apex,
    ],
    scoop: [[0, cut.neckY], [apexX * 0.48, cut.neckY - 3], [apexX * 0.86, apexY + r * 0.26], apex],
    straight: [[0, cut.neckY], [x * 0.6, cut.neckY - 2], apex],
  };
  return {
    neck: necks[cut.neck],
    arm: [
      apex,
      [apexX + (body.width(cut.armY) - apexX) * 0.36, (apexY + cut.armY) / 2 + 3],
      [body.width(cut.armY) + 0.6, cut.armY],
    ],
    strapFrom: apex,
    strapTo,
  };
}

const pair = (segment: Segment): Segment[] => [segment, mirror(segment)];

function topStraps(top: Top, width: number): Segment[][] {
  if (width === 0) return [];
  return pair([
    top.strapFrom,
    [(top.strapFrom[0] + top.strapTo[0]) / 2, (top.strapFrom[1] + top.strapTo[1]) / 2],
    top.strapTo,
  ]).map((segment) => limb(segment, [width / 2]));
}

function drawStraps(stage: Stage, top: Top, width: number, hardware = true) {
  if (width === 0) return;
  const { d, cloth } = stage;
  const middle: Point = [(top.strapFrom[0] + top.strapTo[0]) / 2 + 0.5, (top.strapFrom[1] + top.strapTo[1]) / 2];
  for (const segment of pair([top.strapFrom, middle, top.strapTo])) {
    const line = (segment[0] as Point)[1] > (segment.at(-1) as Point)[1] ? segment : [...segment].reverse();
    strap(d, cloth, line, width);
    if (!hardware) continue;
    const a = line[0] as Point;
    const b = line.at(-1) as Point;
    slider(d, cloth, line[1] as Point, width, (a[0] - b[0]) / (b[1] - a[1]));
    ring(d, cloth, [a[0], a[1] - 1], Math.max(1.8, width * 0.5));
  }
}

function rearInside(stage: Stage, cut: TopCut, low: number) {
  const { d, body, cloth } = stage;
  const rear = topLines(body, cut, true);
  for (const segment of pair([rear.strapTo, [rear.strapFrom[0] + 1, rear.strapFrom[1] - 20], rear.strapFrom])) {
    if (cut.strap) panel(d, cloth, limb(segment, [cut.strap / 2]), { fill: 'inside' });
  }
  panel(
    d,
    cloth,
    symmetric([
      rear.neck,
      rear.arm,
      side(body, cut.armY, low),
      [
        [body.width(low), low],
        [0, low],
      ],
    ]),
    { fill: 'inside' },
  );
}

function bustForm({ d, body, cloth, back }: Stage, path: string, strength = 1) {
  if (back) return;
  const { x, y, r } = body.bust;
  for (const s of [-1, 1]) glow(d, path, [s * x - r * 0.3, y - r * 0.25], r * 0.95, cloth.light, 0.5 * strength);
  folds(
    d,
    cloth,
    pair([
      [x - r * 0.62, y + r * 0.78],
      [x, y + r * 0.98],
      [x + r * 0.6, y + r * 0.76],
    ]),
    0.32 * strength,
  );
}

function cups(stage: Stage, top: Top, lace: boolean, wired: boolean) {
  const { d, body, cloth } = stage;
  const { x, y, r } = body.bust;
  const wire: Segment = [
    [2.5, y - r * 0.1],
    [3, y + r * 0.4],
    [x - r * 0.62, y + r * 0.8],
    [x, y + r],
    [x + r * 0.62, y + r * 0.74],
    [Math.min(x + r * 1.02, body.width(y) - 2), y - r * 0.3],
  ];
  for (const s of [1, -1]) {
    const turn = (segment: Segment): Segment => (s === 1 ? segment : mirror(segment));
    const cup: Segment[] = [
      [...top.neck],
      top.arm.slice(0, 2),
      [top.arm[1] as Point, wire.at(-1) as Point],
      [...wire].reverse(),
    ];
    const shape = s === 1 ? cup : cup.map(mirror).reverse();
    const path = lace ? panel(d, cloth, shape, { opacity: 0.45 }) : d.path(shape);
    glow(d, path, [s * x - r * 0.3, y - r * 0.25], r * 0.9, cloth.light, 0.5);
    glow(d, path, [s * x - r * 0.12, y - r * 0.2], r * 1.3, cloth.shade, 0.45, true);
    const across_: Segment = turn([
      [3, y],
      [x - r * 0.3, y - r * 0.12],
      [x + r * 0.95, y - r * 0.2],
    ]);
    seamLine(d, cloth, [across_], 0.9);
    stitches(d, cloth, [across_], 1.4);
    seamLine(
      d,
      cloth,
      [
        turn([
          [x, y - r * 0.15],
          [x - r * 0.04, y + r * 0.5],
          [x, y + r],
        ]),
      ],
      0.9,
    );
    if (wired) channel(d, cloth, turn(wire), 2.6);
    else seamLine(d, cloth, [turn(wire)], 1);
  }
}

const bodies: Record<string, { top: TopCut; legSide: number; seat: number; firm: boolean; swim: boolean }> = {
  bodysuit: {
    top: { neck: 'sweetheart', neckY: 214, armY: 212, strap: 3.6, backY: 232 },
    legSide: 362,
    seat: 0.62,
    firm: false,
    swim: false,
  },
  'bodysuit-shaping': {
    top: { neck: 'scoop', neckY: 204, armY: 210, strap: 7, backY: 214 },
    legSide: 388,
    seat: 1,
    firm: true,
    swim: false,
  },
  swimsuit: {
    top: { neck: 'v', neckY: 226, armY: 214, strap: 5.5, backY: 268 },
    legSide: 366,
    seat: 0.9,
    firm: false,
    swim: true,
  },
};

type Neck = Pick<TopCut, 'neck' | 'neckY'>;
/** Necklines by how low they reach: a deep one shows more of the bust's own line. */
const necks: readonly [Neck, ...Neck[]] = [
  { neck: 'v', neckY: 226 },
  { neck: 'scoop', neckY: 198 },
  { neck: 'sweetheart', neckY: 213 },
  { neck: 'straight', neckY: 196 },
  { neck: 'v', neckY: 242 },
];

export function drawBodysuit(stage: Stage, type: string) {
  const { d, body, cloth, skin, back, choose } = stage;
  const base = bodies[type] as (typeof bodies)[string];
  const waist = choose<Waist>(['plain', 'seams', 'belt', 'sides', 'shirred', 'buttons', 'wrap']);
  const tone = choose(['same', 'bright', 'deep'] as const);
  const trim = trimOf(cloth, tone);
  const cut = {
    ...base,
    legSide: base.legSide + choose([0, -14, 8, -7, 4, -21, -3, 13]),
    top: { ...base.top, ...choose(necks), strap: base.top.strap * choose([1, 1.7, 0.55, 1.3]) },
  };
  const swimNeck = cut.top;
  const top = topLines(body, swimNeck, back);
  const leg: Segment = back ? seatCurve(body, cut.legSide, cut.seat) : legCurve(body, cut.legSide, 11);
  const shape = symmetric([
    top.neck,
    top.arm,
    side(body, cut.top.armY, cut.legSide, 0.6),
    leg,
    [leg.at(-1) as Point, [0, body.crotch + 6]],
  ]);
  if (skin) castShadow(d, [shape, ...topStraps(top, cut.top.strap)], skin);
  else {
    rearInside(stage, swimNeck, 290);
    panel(
      d,
      cloth,
      symmetric([
        side(body, cut.legSide - 14, cut.legSide),
        seatCurve(body, cut.legSide, cut.seat),
        [
          [3, body.crotch + 6],
          [0, body.crotch + 6],
        ],
      ]),
      { fill: 'inside' },
    );
  }
  drawStraps({ ...stage, cloth: trim }, top, cut.top.strap, !cut.swim);
  const lacy = cloth.pattern === 'lace';
  if (lacy)
    panel(d, { ...cloth, base: cloth.ground }, shape, { fill: 'lining', opacity: 0.3, outline: false, form: false });
  const path = panel(d, cloth, shape);
  if (cut.swim && waist === 'plain' && !back)
    drawYoke(stage, top.neck, top.arm, body.bust.y + body.bust.r + 4, 'bright');
  drawWaist(stage, waist, body.bust.y + body.bust.r + 8, cut.legSide - 4);
  if (back) {
    for (const s of [-1, 1]) glow(d, path, [s * body.width(390) * 0.44 - 6, 388], 34, cloth.light, 0.36);
    seamLine(
      d,
      cloth,
      [
        [
          [0, cut.swim ? 300 : 250],
          [0.5, 340],
          [0, body.crotch + 5],
        ],
      ],
      0.8,
    );
    if (cut.firm)
      for (const s of pair([
        [24, 218],
        [20, 300],
        [30, 370],
        [26, 420],
      ]))
        stitches(d, cloth, [s]);
  } else {
    if (!cut.swim) cups(stage, top, lacy, !cut.firm || choose([true, false]));
    else bustForm(stage, path, 1);
    glow(d, path, [-16, 330], 44, cloth.light, 0.3);
    const princess = pair([
      [body.bust.x, body.bust.y + body.bust.r],
      [body.width(300) * 0.55, 300],
      [body.width(350) * 0.56, 352],
      [body.width(380) * 0.52, 382],
    ]);
    for (const s of waist === 'plain' ? princess : []) {
      seamLine(d, cloth, [s], 0.8);
      stitches(d, cloth, [s], 1.5);
    }
    if (cut.firm) {
      const firm = symmetric([
        [
          [0, 262],
          [24, 258],
        ],
        [
          [24, 258],
          [30, 300],
          [36, 350],
          [12, body.crotch - 18],
        ],
        [
          [12, body.crotch - 18],
          [0, body.crotch - 15],
        ],
      ]);
      panel(d, { ...cloth, base: mix(cloth.base, cloth.shade, 0.12) }, firm, { fill: 'lining', opacity: 0.7 });
    }
    if (cut.swim) {
      folds(
        d,
        cloth,
        pair([
          [body.width(285), 276],
          [26, 290],
          [4, 296],
        ]).concat(
          pair([
            [body.width(315), 306],
            [30, 314],
            [6, 316],
          ]),
        ),
        0.35,
      );
    } else {
      seamLine(
        d,
        cloth,
        [
          [
            [-12, body.crotch - 13],
            [0, body.crotch - 11],
            [12, body.crotch - 13],
          ],
        ],
        0.9,
      );
      for (const x of [-4, 0, 4]) ring(d, cloth, [x, body.crotch - 3], 0.9);
    }
  }
  for (const s of pair(leg)) {
    stitches(d, cloth, [s], -2);
    if (!cut.swim) picot(d, trim, s, 1.9);
  }
  const edge = lacy
    ? 'lace'
    : cut.swim
      ? choose(['clean', 'satin'] as const)
      : choose(['satin', 'lace', 'picot'] as const);
  for (const s of pair(top.neck)) finishEdge(d, trim, s, edge, 4.2);
  for (const s of pair(top.arm)) stitches(d, cloth, [s], -2);
  if (!back && !cut.swim && !cut.firm)
    drawCentre(d, trim, [0, cut.top.neckY + 1], choose(['bow', 'none', 'rose', 'ring', 'drop']));
}

export function drawCorset(stage: Stage, type: string) {
  const { d, body, cloth, skin, back, choose } = stage;
  const cincher = type === 'shaper-waist-cincher';
  const tone = choose(['same', 'deep', 'bright'] as const);
  const trim = trimOf(cloth, tone);
  const closing = choose(['hooks', 'zip', 'lacing', 'none', 'lacing'] as const);
  const neck = choose(['sweetheart', 'straight', 'v', 'sweetheart', 'scoop'] as const);
  const cut: TopCut = {
    neck: cincher ? 'straight' : neck,
    neckY: neck === 'straight' || neck === 'scoop' ? 200 : 212,
    armY: 214,
    strap: cincher ? 0 : choose([0, 4, 0]),
    backY: 222,
  };
  const top = topLines(body, cut, back);
  const high = body.bust.y + body.bust.r + 3;
  const nip = (y: number) => -3.2 * Math.exp(-(((y - 302) / 26) ** 2));
  const flank = (from: number, to: number): Point[] => side(body, from, to).map(([x, y]) => [x + 0.8 + nip(y), y]);
  const low = cincher ? choose([352, 338, 362, 346]) : choose([348, 336, 356, 342]);
  const dip = cincher ? choose([4, 16, 2]) : choose([22, 6, 30]);
  const hem: Segment = [
    [body.width(low) + 0.8, low],
    [body.width(low) * 0.55, low + (back ? 2 : dip * 0.42)],
    [0, low + (back ? 4 : dip)],
  ];
  const upper: Segment[] = cincher ? [across(body, high, back ? 0 : 6, 0, 1, 0.8)] : [top.neck, top.arm];
  const from = cincher ? high : cut.armY;
  const shape = symmetric([...upper, flank(from, low), hem]);
  if (skin) castShadow(d, [shape], skin);
  else
    panel(
      d,
      cloth,
      symmetric([
        [
          [0, from + 6],
          [body.width(from) * 0.6, from + 4],
          [body.width(from), from],
        ],
        flank(from, from + 40),
        [
          [body.width(from + 40), from + 40],
          [0, from + 40],
        ],
      ]),
      { fill: 'inside' },
    );
  if (cut.strap) drawStraps({ ...stage, cloth: trim }, top, cut.strap);
  const lacy = cloth.pattern === 'lace';
  if (lacy)
    panel(d, { ...cloth, base: cloth.ground }, shape, { fill: 'lining', opacity: 0.6, outline: false, form: false });
  const path = panel(d, cloth, shape);
  if (choose([false, true, false, false, false, true, false])) drawWaist(stage, 'sides', from + 4, low - 2, 'deep');
  if (!cincher && !back) cups(stage, top, false, true);
  glow(d, path, [-body.width(300) * 0.3, 300], 40, cloth.light, 0.35);
  const start = cincher ? high : back ? cut.backY : body.bust.y + body.bust.r;
  const bones = back ? [0.36, 0.7] : choose([[0.3, 0.62, 0.88], [0.4, 0.8], [0.2, 0.4, 0.6, 0.8], [0.55], [0.3, 0.7]]);
  for (const u of bones) {
    const bone: Segment = [
      [body.width(start + 2) * u, start + 2],
      [(body.width(302) - 3) * u * 0.92, 302],
      [body.width(low) * u, low + (back ? 1 : dip * (1 - u) * 0.7)],
    ];
    for (const s of pair(bone)) channel(d, trim, s, 2.6);
  }
  const lowY = low + (back ? 4 : dip);
  if (back && !cincher) lacing(stage, cut.backY + 4, lowY - 4);
  else if (!back) {
    const y0 = cincher ? high + 6 : cut.neckY + 2;
    if (closing === 'lacing') lacing({ ...stage, cloth: trim }, y0, lowY - 4);
    else if (closing === 'zip') {
      channel(
        d,
        trim,
        [
          [0, y0],
          [0.4, 300],
          [0, lowY - 2],
        ],
        5,
      );
      ring(d, cloth, [0, y0 + 5], 2.4);
    } else if (closing === 'none') drawWaist(stage, 'belt', from, low);
    else if (cincher) hookTape(d, trim, [0, y0], [0, lowY - 1], 9, 11);
    else {
      for (const s of pair([
        [3.4, y0 + 4],
        [3.4, lowY - 2],
      ]))
        seamLine(d, cloth, [s], 1);
      for (let y = y0 + 10; y < lowY - 6; y += 13) ring(d, cloth, [0, y], 1.5);
    }
  }
  for (const s of pair(hem)) {
    stitches(d, cloth, [s], -2);
    picot(d, cloth, s, 2);
  }
  for (const edge of upper)
    for (const s of pair(edge)) {
      if (lacy && !cincher) scallops(d, cloth, s, 4.4);
      else stitches(d, cloth, [s], -2);
    }
  if (!cincher && !back) drawCentre(d, trim, [0, cut.neckY + 1], choose(['bow', 'rose', 'none', 'drop', 'ring']));
}

function lacing({ d, cloth }: Stage, from: number, to: number) {
  for (const s of pair([
    [5, from - 3],
    [5, to + 3],
  ]))
    channel(d, cloth, s, 2);
  const rows = 9;
  let cord = '';
  for (let i = 0; i < rows; i++) {
    const y = from + ((to - from) * i) / rows;
    const next = from + ((to - from) * (i + 1)) / rows;
    cord +=
      d.path(
        [
          [
            [-5, y],
            [5, next],
          ],
        ],
        false,
      ) +
      d.path(
        [
          [
            [5, y],
            [-5, next],
          ],
        ],
        false,
      );
  }
  d.add(
    `<path d="${cord}" fill="none" stroke="${cloth.line}" stroke-width="${(d.scale * 1.7).toFixed(1)}"/><path d="${cord}" fill="none" stroke="${cloth.light}" stroke-width="${(d.scale * 0.9).toFixed(1)}"/>`,
  );
  for (let i = 0; i <= rows; i++) for (const x of [-5, 5]) ring(d, cloth, [x, from + ((to - from) * i) / rows], 1.1);
  bow(d, cloth, [0, to], 9);
}

type DressCut = { top: TopCut; hem: number; flare: number; fitted: boolean; gather: number; bust: boolean };
const dresses: Record<string, DressCut> = {
  'shaper-slip': {
    top: { neck: 'sweetheart', neckY: 216, armY: 213, strap: 6, backY: 226 },
    hem: 505,
    flare: 0,
    fitted: true,
    gather: 0,
    bust: true,
  },
  camisole: {
    top: { neck: 'v', neckY: 214, armY: 214, strap: 2.8, backY: 226 },
    hem: 364,
    flare: 7,
    fitted: false,
    gather: 0,
    bust: false,
  },
  nightdress: {
    top: { neck: 'v', neckY: 214, armY: 214, strap: 3, backY: 228 },
    hem: 540,
    flare: 34,
    fitted: false,
    gather: 1,
    bust: true,
  },
};

export function drawDress(stage: Stage, type: string) {
  const { d, body, cloth, skin, back, random, choose } = stage;
  const base = dresses[type] as DressCut;
  const long = { nightdress: 1, camisole: 0.45, 'shaper-slip': 0.9 }[type] ?? 1;
  const tone = choose(['same', 'deep', 'bright'] as const);
  const trim = trimOf(cloth, tone);
  const waist = choose<Waist>(['plain', 'belt', 'buttons', 'sides', 'plain', 'wrap', 'seams']);
  const yoke = !base.fitted && choose([false, true, false, true, false]);
  const cut = {
    ...base,
    hem: base.hem + choose(base.fitted ? [0, -44, 46, -16, 24, -60, 10, -30] : [0, -44, 46, -16, 24, -60, 10]) * long,
    flare: base.flare * choose([1, 0.4, 1.6]),
    top: {
      ...base.top,
      ...(base.fitted
        ? choose<Neck>([base.top, { neck: 'scoop', neckY: 202 }, { neck: 'straight', neckY: 197 }])
        : choose(necks)),
      strap: base.top.strap * choose([1, 2.2, 0.8, 3]),
    },
  };
  const top = topLines(body, cut.top, back);
  const lacy = cloth.pattern === 'lace';
  const under = body.bust.y + body.bust.r + 2;
  const hips = Math.max(body.width(386), body.width(Math.min(cut.hem, 386)));
  const flank = (y: number): number => {
    if (cut.fitted) return body.width(y) + 1;
    const t = Math.max(0, (y - under) / (cut.hem - under));
    const close = body.width(y) + 3;
    const hang = body.width(under) + (hips + cut.flare - body.width(under)) * t ** 0.8;
    return y < under ? close - 2 * (1 - t) : Math.max(close, hang);
  };
  const sideLine: Point[] = [];
  for (let i = 0; i <= 16; i++) {
    const y = cut.top.armY + ((cut.hem - cut.top.armY) * i) / 16;
    sideLine.push([flank(y), y]);
  }
  const hemW = flank(cut.hem);
  const hem: Segment = cut.fitted
    ? [
        [hemW, cut.hem],
        [hemW * 0.5, cut.hem + 5],
        [0, cut.hem + 6],
      ]
    : [
        [hemW, cut.hem],
        [hemW * 0.78, cut.hem + 7],
        [hemW * 0.52, cut.hem + 3],
        [hemW * 0.26, cut.hem + 10],
        [0, cut.hem + 6],
      ];
  const shape = symmetric([top.neck, [...top.arm.slice(0, -1), sideLine[0] as Point], sideLine, hem]);
  if (skin) castShadow(d, [shape, ...topStraps(top, cut.top.strap)], skin);
  else {
    rearInside(stage, cut.top, 270);
    panel(
      d,
      cloth,
      [
        [
          [-hemW, cut.hem],
          [0, cut.hem - 6],
          [hemW, cut.hem],
        ],
        hem,
        mirror(hem),
      ],
      { fill: 'inside' },
    );
  }
  drawStraps({ ...stage, cloth: trim }, top, cut.top.strap, cut.top.strap < 7);
  const path = panel(d, lacy ? { ...cloth, base: cloth.ground } : cloth, shape, {
    fill: lacy ? 'lining' : cloth.pattern === 'mesh' ? 'sheer' : 'cloth',
    opacity: cloth.pattern === 'mesh' ? 0.8 : undefined,
  });
  if (!cut.fitted) {
    glow(d, path, [-hemW * 0.4, (under + cut.hem) / 2], 90, cloth.light, 0.4);
    const hang = [-0.74, -0.42, -0.12, 0.24, 0.56, 0.8].map(
      (u): Segment => [
        [u * flank(under + 30) * 0.8, under + random.range(24, 60)],
        [u * flank(420) * 0.96, (under + cut.hem) / 2 + 20],
        [u * hemW, cut.hem - random.range(0, 22)],
      ],
    );
    folds(d, cloth, type === 'camisole' ? hang.filter((_, i) => i % 2 === 0) : hang, 0.42);
  }
  if (yoke && !lacy && !back) drawYoke(stage, top.neck, top.arm, under + 2, 'bright');
  if (!cut.fitted && waist !== 'sides' && waist !== 'seams')
    drawWaist(stage, waist, under + 6, Math.min(cut.hem - 8, 380));
  if (cut.fitted) drawWaist(stage, choose<Waist>(['plain', 'sides', 'belt', 'seams', 'shirred']), under + 6, 440);
  if (!back) {
    if (lacy || cut.bust) {
      const yoke: Segment[] = symmetric([
        top.neck,
        top.arm,
        [
          [body.width(cut.top.armY), cut.top.armY],
          [flank(under), under],
        ],
        [
          [flank(under), under],
          [body.bust.x, under + 1],
          [0, under + 3],
        ],
      ]);
      if (lacy) {
        panel(d, { ...cloth }, yoke, { opacity: 0.5 });
        scallops(d, cloth, [...across(body, under, 3)].reverse(), 5);
      }
      if (cut.bust) {
        if (cut.fitted) cups(stage, top, lacy, true);
        else {
          bustForm(stage, path, 0.9);
          seamLine(d, cloth, [across(body, under, 3)], 1);
          stitches(d, cloth, [across(body, under, 3)], 1.6);
        }
        if (cut.gather)
          for (let i = -6; i <= 6; i++)
            seamLine(
              d,
              cloth,
              [
                [
                  [i * 9, under + 4],
                  [i * 10, under + 12 + (i % 2) * 4],
                ],
              ],
              0.6,
            );
      }
    } else bustForm(stage, path, 0.8);
    if (cut.fitted) {
      glow(d, path, [-20, 350], 50, cloth.light, 0.35);
      const shield = pair([
        [18, under + 6],
        [28, 300],
        [36, 360],
        [30, 440],
      ]);
      for (const s of shield) {
        seamLine(d, cloth, [s], 0.9);
        stitches(d, cloth, [s], 1.6);
      }
    }
  } else {
    seamLine(
      d,
      cloth,
      [
        [
          [0, cut.top.backY + 2],
          [0.6, 330],
          [0, cut.hem],
        ],
      ],
      0.5,
    );
    if (lacy)
      panel(
        d,
        cloth,
        symmetric([
          top.neck,
          top.arm,
          [
            [body.width(cut.top.armY), cut.top.armY],
            [flank(under), under],
          ],
          [
            [flank(under), under],
            [0, under],
          ],
        ]),
        { opacity: 0.5 },
      );
  }
  for (const s of pair(top.neck)) {
    finishEdge(d, trim, s, lacy ? 'lace' : choose(['satin', 'lace', 'clean'] as const), 4.6);
  }
  for (const s of pair(top.arm)) stitches(d, cloth, [s], -1.8);
  const hemmed = choose(['clean', 'lace', 'satin', 'clean', 'lace'] as const);
  for (const s of pair(hem)) {
    if (!cut.fitted && (lacy || hemmed !== 'clean')) finishEdge(d, trim, [...s].reverse(), lacy ? 'lace' : hemmed, 7);
    else stitches(d, cloth, [offset(s, -4)]);
  }
  if (!back && !cut.fitted) drawCentre(d, trim, [0, cut.top.neckY + 1], choose(['bow', 'none', 'rose', 'none']));
}

export function drawBikiniTop(stage: Stage) {
  const { d, body, cloth, skin, back, choose } = stage;
  const make = choose(['triangle', 'halter', 'bandeau', 'frill', 'ring', 'sport'] as const);
  const trim = trimOf(cloth, choose(['same', 'bright', 'deep']));
  const up = { triangle: 1.15, halter: 1.45, bandeau: 0.62, frill: 1, ring: 0.9, sport: 1.35 }[make];
  const wide = { triangle: 1, halter: 4, bandeau: 15, frill: 2, ring: 5, sport: 9 }[make];
  const middle = { triangle: 5, halter: 2.5, bandeau: 1, frill: 3, ring: 7, sport: 1 }[make];
  const { x, y, r } = body.bust;
  const low = y + r + 4;
  const cord = (segments: Segment[]) => {
    const path = segments.map((s) => d.path([s], false)).join('');
    d.add(
      `<path d="${path}" fill="none" stroke="${cloth.line}" stroke-width="${(2.6 * d.scale + 3).toFixed(1)}"/><path d="${path}" fill="none" stroke="${cloth.base}" stroke-width="${(2.6 * d.scale - 3).toFixed(1)}"/>`,
    );
  };
  const nape: Point = [body.width(104) + 5, body.shoulder(body.width(104) + 6) - 1];
  if (back) {
    const line = across(body, low - 8, 0);
    cord([line]);
    for (const s of [-1, 1]) {
      cord([
        [
          [s * 2, low - 8],
          [s * 9, low + 10],
          [s * 8, low + 30],
        ],
      ]);
      cord([
        [
          [0, 118],
          [s * 10, 117],
          [s * nape[0], nape[1]],
        ],
      ]);
      cord([
        [
          [s * 1, 119],
          [s * 6, 136],
          [s * 5, 156],
        ],
      ]);
    }
    bow(d, cloth, [0, low - 8], 11);
    bow(d, cloth, [0, 118], 8);
    return;
  }
  const inside = make === 'bandeau' || make === 'sport' || make === 'ring';
  const neck: Segment = inside
    ? [
        [middle, low - 2],
        [middle, y - r * 0.1],
        [x * 0.5, y - r * up * 0.82],
        [x * 0.86, y - r * up],
      ]
    : [
        [middle, low - 2],
        [x * 0.5, y + r * 0.1],
        [x * 0.86, y - r * up],
      ];
  const arm: Segment = [
    [x * 0.86 + wide, y - r * up],
    [x + r * 0.62, y - r * 0.2],
    [Math.min(x + r * 1.02, body.width(low) - 2), low - 6],
  ];
  const base: Segment = [arm.at(-1) as Point, [x, low + 3], neck[0] as Point];
  const cup: Segment[] = [neck, [neck.at(-1) as Point, arm[0] as Point], arm, base];
  const shoulder = Math.max(x, body.armpit[0] * 0.66);
  const tie: Segment =
    make === 'sport' || make === 'frill'
      ? [
          [x * 0.86 + wide * 0.5, y - r * up],
          [x * 0.95, 172],
          [shoulder, body.shoulder(shoulder)],
        ]
      : [[x * 0.86 + wide * 0.5, y - r * up * 0.98], [x * 0.8, 168], nape];
  const ties = make === 'bandeau' ? [] : pair(tie);
  if (skin) castShadow(d, [cup, cup.map(mirror).reverse()], skin);
  else cord([across(body, low - 4, -6)]);
  cord([across(body, low - 1, 4, -1, 1, 0.5), ...(make === 'sport' ? [] : ties)]);
  if (make === 'sport') for (const s of ties) strap(d, trim, s, 8);
  if (!skin) {
    cord(
      pair([
        [nape[0], nape[1]],
        [6, 122],
        [-2, 120],
      ]),
    );
    bow(d, cloth, [0, 120], 8);
  }
  for (const s of [1, -1]) {
    const turn = (shape: Segment[]): Segment[] => (s === 1 ? shape : shape.map(mirror).reverse());
    const path = panel(d, cloth, turn(cup), { fill: cloth.pattern === 'lace' ? 'cloth' : undefined });
    glow(d, path, [s * x - r * 0.3, y - r * 0.1], r * 0.9, cloth.light, 0.5);
    glow(d, path, [s * x - r * 0.12, y - r * 0.1], r * 1.3, cloth.shade, 0.4, true);
    for (const edge of [neck, arm])
      finishEdge(d, trim, turn([edge])[0] as Segment, make === 'halter' || make === 'ring' ? 'satin' : 'clean', 4.4);
    const dart: Segment[] = [
      [
        [x, low],
        [x - 1, y + r * 0.5],
        [x - 1, y + r * 0.1],
      ],
      [
        [x - 9, low],
        [x - 7, y + r * 0.7],
      ],
      [
        [x + 9, low],
        [x + 7, y + r * 0.7],
      ],
    ];
    if (!inside) for (const line of turn(dart)) seamLine(d, cloth, [line], 0.8);
    channel(d, trim, turn([base])[0] as Segment, inside ? 5 : 3);
    if (make === 'frill')
      finishEdge(
        d,
        trim,
        turn([
          [
            [middle + 2, y - r * 0.2],
            [x, y - r * 0.45],
            [Math.min(x + r, body.width(y)), y - r * 0.1],
          ],
        ])[0] as Segment,
        'lace',
        11,
      );
  }
  if (make === 'ring') ring(d, cloth, [0, y + r * 0.2], 7);
  if (make === 'bandeau')
    for (const dx of [-3, 0, 3])
      folds(
        d,
        cloth,
        [
          [
            [dx, low - 4],
            [dx * 0.6, y],
            [dx, y - r * 0.5],
          ],
        ],
        0.7,
      );
}
