import { controlPanel, drawLooseShort, elasticBand, legCurve, legShape, seatCurve } from './briefs.ts';
import { mix } from './color.ts';
import { castShadow, glow, panel } from './fabric.ts';
import { across, side } from './figure.ts';
import type { Stage } from './garment.ts';
import { between, limb, mirror, offset, type Point, type Segment, symmetric } from './geometry.ts';
import { channel, folds, seamLine, stitches } from './trims.ts';

const pair = (segment: Segment): Segment[] => [segment, mirror(segment)];

export function drawMensBrief(stage: Stage, type: string) {
  if (type === 'men-boxer') return drawLooseShort(stage, { waist: 348, hem: 482, flare: 5, band: 9, fly: true });
  if (type === 'men-swim-short') return drawLooseShort(stage, { waist: 350, hem: 508, flare: 9, band: 11, draw: true });
  const { d, body, cloth, skin, back } = stage;
  const shaping = type === 'men-shaping-short';
  const brief = type === 'men-brief';
  const waist = shaping ? 302 : 350;
  const sag = back ? -2 : 5;
  const hem = shaping ? 496 : 464;
  const leg: Segment = back ? seatCurve(body, 388, 1) : legCurve(body, 388, 15);
  const shape = brief
    ? symmetric([
        across(body, waist, sag, 0, 1, 0.6),
        side(body, waist, 388, 0.6),
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
    const low = body.crotch + 8;
    const pouch: Segment = [
      [21, waist + 12 + 4],
      [26, 382],
      [24, 400],
      [11, low - 1],
    ];
    const front = symmetric([
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
    const shade = panel(d, cloth, front, cloth.pattern === 'lace' ? { fill: 'cloth' } : {});
    glow(d, shade, [-8, 376], 30, cloth.light, 0.2);
    for (const s of pair(pouch)) {
      stitches(d, cloth, [s], 1.6);
      stitches(d, cloth, [s], -1.6);
    }
    const fly: Segment = [
      [12, waist + 16],
      [10, 376],
      [2, 402],
    ];
    seamLine(d, cloth, [fly], 1);
    stitches(d, cloth, [fly], 1.5);
  }
  if (brief)
    for (const s of pair(leg)) {
      channel(d, cloth, offset(s, -1), 2.4);
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
  elasticBand(stage, waist, sag, 12, !shaping);
}

export function drawUndershirt(stage: Stage, type: string) {
  const { d, body, cloth, skin, back, random } = stage;
  const vest = type === 'men-shaping-vest';
  const tee = !vest && random.next() < 0.45;
  const hem = vest ? 376 : 392;
  const out = vest ? 0.8 : 3;
  const neckX = body.width(104) + (tee ? 6 : 14);
  const jx = tee ? (body.arm.centre[0] as Point)[0] + 3 : neckX + 15;
  const neckTop: Point = [neckX, body.shoulder(neckX) - 1.5];
  const tip: Point = [jx, body.shoulder(jx) - 2];
  const neckY = back ? (tee ? 128 : 146) : tee ? 152 : 186;
  const neck: Segment = [
    [0, neckY],
    [neckX * 0.55, neckY - (back ? 2 : 6)],
    [neckX * 0.92, (neckY + neckTop[1]) / 2 - 2],
    neckTop,
  ];
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
    const firm = symmetric([
      [
        [0, 246],
        [34, 250],
      ],
      [
        [34, 250],
        [46, 300],
        [44, hem - 10],
      ],
      [
        [44, hem - 10],
        [0, hem - 6],
      ],
    ]);
    panel(d, { ...cloth, base: mix(cloth.base, cloth.shade, 0.14) }, firm, { fill: 'lining', opacity: 0.85 });
    for (const s of pair([
      [34, 250],
      [46, 300],
      [44, hem - 10],
    ])) {
      stitches(d, cloth, [s], 1.8);
      stitches(d, cloth, [s], -1.8);
    }
    for (let y = 266; y < hem - 16; y += 16)
      seamLine(
        d,
        cloth,
        [
          [
            [-43, y],
            [0, y + 5],
            [43, y],
          ],
        ],
        0.45,
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
  for (const edge of tee ? [neck] : [neck, arm]) for (const s of pair(edge)) channel(d, cloth, s, vest ? 3 : 2.8);
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
