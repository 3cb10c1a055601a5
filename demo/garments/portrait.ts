import { createDrawing, lineWidth } from './drawing.ts';
import { trimOf } from './edges.ts';
import { createCloth, panel } from './fabric.ts';
import { createBody, type FigureSpec } from './figure.ts';
import { drawFigure } from './figure-drawing.ts';
import { ellipse, mirror, type Point, type Segment, symmetric } from './geometry.ts';
import { createRandom } from './random.ts';
import { channel, folds } from './trims.ts';

/** A portrait: the figure, hair, glasses and clothes, and the wall behind. */
export type PortraitSpec = {
  figure: FigureSpec;
  hair: string;
  glasses?: 'round' | 'wide';
  earrings?: boolean;
  wears: { color: string; neck: 'round' | 'v' | 'collar' };
  wall: string;
  seed: number;
};

export const portraitSize = { width: 900, height: 1125 };

export function drawPortrait({ figure, hair, glasses, earrings, wears, wall, seed }: PortraitSpec): string {
  const body = { ...createBody('woman', figure, createRandom(seed)), hair, awake: true };
  const side = seed % 2 ? 1 : -1;
  const d = createDrawing(
    { top: -36, height: 218 },
    { sway: 4, tilt: 0.02 * side, lean: 0.06 * side },
    portraitSize,
    'f',
  );
  drawFigure(d, body, { back: false, arms: ['down', 'down'], feet: false });
  const cloth = createCloth(d, body, { base: wears.color }, 'plain', seed);
  const collar: Point = [body.width(104) + 5, body.shoulder(body.width(104) + 5) - 1.5];
  const [joint] = body.arm.centre as [Point];
  const r = body.arm.radii[0] as number;
  const low = { round: 134, v: 168, collar: 158 }[wears.neck];
  const neck: Segment =
    wears.neck === 'round'
      ? [[0, low], [collar[0] * 0.7, low - 7], collar]
      : [[0.6, low], [collar[0] * 0.55, (low + collar[1]) / 2 + 2], collar];
  const shape = symmetric([
    neck,
    [
      collar,
      [(collar[0] + joint[0]) / 2, body.shoulder((collar[0] + joint[0]) / 2) - 2.5],
      [joint[0] + r * 0.5, joint[1] - r * 0.92],
      [joint[0] + r + 3, joint[1] + 4],
      [joint[0] + r + 9, 300],
    ],
    [
      [joint[0] + r + 9, 300],
      [0, 300],
    ],
  ]);
  panel(d, cloth, shape);
  const pair = (segment: Segment): Segment[] => [segment, mirror(segment)];
  folds(
    d,
    cloth,
    pair([
      [joint[0] - 6, 186],
      [joint[0] - 12, 214],
      [joint[0] - 10, 250],
    ]),
    0.5,
  );
  for (const s of pair(neck))
    channel(d, trimOf(cloth, wears.neck === 'v' ? 'same' : 'bright'), s, wears.neck === 'collar' ? 2.4 : 4);
  if (wears.neck === 'collar') {
    const lapel: Segment[] = [
      neck,
      [collar, [collar[0] + 13, collar[1] + 16]],
      [
        [collar[0] + 13, collar[1] + 16],
        [collar[0] * 0.8, low - 8],
        [0.6, low],
      ],
    ];
    for (const s of [1, -1])
      panel(d, trimOf(cloth, 'bright'), s === 1 ? lapel : lapel.map(mirror).reverse(), { fill: 'lining' });
  }
  if (earrings)
    for (const s of [-1, 1])
      d.add(
        `<path d="${d.path(ellipse(s * 33, 76, 2.6, 3.4))}" fill="#d7b06a" stroke="#7b5a22" stroke-width="${lineWidth}"/>`,
      );
  if (glasses) {
    const [rx, ry] = glasses === 'round' ? [10.5, 10] : [11.5, 8];
    const frames = [-1, 1].map((s) => d.path(ellipse(s * 14.6, 49.5, rx, ry))).join('');
    const bridge = d.path(
      [
        [
          [-4.4, 48],
          [0, 46.4],
          [4.4, 48],
        ],
      ],
      false,
    );
    const temples = pair([
      [25.6, 48],
      [32, 47],
    ])
      .map((line) => d.path([line], false))
      .join('');
    d.add(
      `<path d="${frames}" fill="#fff" fill-opacity=".16"/><path d="${frames}${bridge}${temples}" fill="none" stroke="${glasses === 'round' ? '#6b3a24' : '#2c2624'}" stroke-width="7" stroke-linecap="round"/>`,
    );
  }
  const { defs, body: art } = d.finish();
  const { width, height } = portraitSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><radialGradient id="w" cx=".3" cy=".2" r="1.1"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/></radialGradient>${defs}</defs><rect width="${width}" height="${height}" fill="${wall}"/><rect width="${width}" height="${height}" fill="url(#w)"/>${art}</svg>`;
}
