import { darken, lighten, mix } from 'backend/src/modules/pictures/color.ts';
import { type Drawing, lineWidth } from './drawing.ts';
import type { Body } from './figure.ts';
import { ellipse, mirror, type Segment, symmetric, walk } from './geometry.ts';

const jaw = (body: Body): number => (body.kind === 'man' ? 33 : 29) + body.size * 4;

export const headOutline = (body: Body): Segment[] => {
  const w = jaw(body);
  const chin = body.kind === 'man' ? 13 : 9;
  return symmetric([
    [
      [0, 6],
      [w * 0.72, 14],
      [w * 1.06, 40],
      [w * 1.02, 62],
      [w * 0.86, 80],
      [w * 0.58, 94],
      [chin, 103],
      [0, 105],
    ],
  ]);
};

const fill = (d: Drawing, shape: Segment[], color: string, line?: string) =>
  d.add(
    `<path d="${d.path(shape)}" fill="${color}"${line ? ` stroke="${line}" stroke-width="${lineWidth}" stroke-linejoin="round"` : ''}/>`,
  );
/** Round locks along a line, their outline around all of them. */
function curls(d: Drawing, along: Segment, size: number, color: string, line: string) {
  const scale = d.scale;
  const dots = walk(along, size * 1.1).map(({ point }, i) => {
    const [x, y] = d.project(point);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(size * scale * (i % 2 ? 0.92 : 1.08)).toFixed(1)}"/>`;
  });
  d.add(
    `<g fill="${line}" stroke="${line}" stroke-width="${lineWidth * 2}">${dots.join('')}</g><g fill="${color}">${dots.join('')}</g>`,
  );
  const turns = walk(along, size * 1.1).map(
    ({ point: [x, y] }): Segment => [
      [x - size * 0.4, y + size * 0.3],
      [x - size * 0.1, y - size * 0.4],
      [x + size * 0.4, y - size * 0.1],
    ],
  );
  strands(d, turns, lighten(color, 0.22), 0.45);
}

const strands = (d: Drawing, segments: Segment[], color: string, opacity = 0.5) =>
  d.add(
    `<path d="${segments.map((s) => d.path([s], false)).join('')}" fill="none" stroke="${color}" stroke-width="${lineWidth * 0.7}" stroke-linecap="round" opacity="${opacity}"/>`,
  );

export function drawHairBack(d: Drawing, body: Body, back: boolean) {
  if (back || body.kind === 'man') return;
  const w = jaw(body);
  const line = darken(body.hair, 0.4);
  if (body.hairStyle === 'curls') {
    const cloud: Segment = [
      [-w - 4, 104],
      [-w - 17, 74],
      [-w - 14, 34],
      [-w * 0.62, 2],
      [0, -9],
      [w * 0.62, 2],
      [w + 14, 34],
      [w + 17, 74],
      [w + 4, 104],
    ];
    fill(d, [cloud], darken(body.hair, 0.18));
    curls(d, cloud, 12, darken(body.hair, 0.1), line);
    return;
  }
  const depth = { bob: 104, long: 178, bun: 70, crop: 74 }[body.hairStyle];
  const wide = { bob: w + 15, long: w + 16, bun: w + 5, crop: w + 6 }[body.hairStyle];
  const shape = symmetric([
    [
      [0, -8],
      [wide * 0.7, 0],
      [wide, 36],
      [wide + 1, depth * 0.72],
      [wide - 4, depth - 8],
      [wide * 0.6, depth],
      [0, depth - 6],
    ],
  ]);
  fill(d, shape, darken(body.hair, 0.18), line);
}

export function drawHairFront(d: Drawing, body: Body, back: boolean) {
  const w = jaw(body) + 3;
  const line = darken(body.hair, 0.4);
  const light = lighten(body.hair, 0.22);
  if (back) {
    const depth = body.kind === 'man' ? 92 : { bob: 108, long: 118, bun: 92, crop: 96, curls: 122 }[body.hairStyle];
    const wide = body.hairStyle === 'curls' ? w + 16 : w + 4;
    const shape = symmetric([
      [
        [0, -8],
        [wide * 0.72, 2],
        [wide, 38],
        [wide * 0.96, depth - 26],
        [wide * 0.62, depth - 6],
        [0, depth],
      ],
    ]);
    fill(d, shape, body.hair, line);
    strands(
      d,
      [
        [
          [-6, 10],
          [-14, 50],
          [-10, depth - 12],
        ],
        [
          [8, 10],
          [18, 54],
          [12, depth - 12],
        ],
        [
          [0, 20],
          [2, 60],
          [0, depth - 8],
        ],
      ],
      light,
    );
    return;
  }
  if (body.kind === 'man' || body.hairStyle === 'crop') {
    fill(
      d,
      [
        [
          [-w - 1, 46],
          [-w * 0.86, 14],
          [-6, -6],
          [w * 0.7, 2],
          [w + 1, 46],
        ],
        [
          [w + 1, 46],
          [w * 0.86, 34],
          [w * 0.5, 20],
          [-4, 22],
          [-w * 0.74, 28],
          [-w - 1, 46],
        ],
      ],
      body.hair,
      line,
    );
    return;
  }
  if (body.hairStyle === 'curls') {
    curls(
      d,
      [
        [-w - 3, 58],
        [-w * 0.94, 34],
        [-w * 0.56, 15],
        [0, 8],
        [w * 0.56, 15],
        [w * 0.94, 34],
        [w + 3, 58],
      ],
      8.5,
      body.hair,
      line,
    );
    return;
  }
  const low = { bob: 96, long: 122, bun: 48 }[body.hairStyle];
  const bulge = { bob: 14, long: 12, bun: 3 }[body.hairStyle];
  const lock: Segment[] = [
    [
      [-6, -7],
      [w * 0.6, -2],
      [w + bulge * 0.7, 34],
      [w + bulge, low * 0.7],
      [w + bulge * 1.05, low - 14],
      [w + bulge * 0.7, low - 1],
    ],
    [
      [w + bulge * 0.7, low - 1],
      [w + 1, low - 9],
      [w - 1, low * 0.74],
      [w - 3, 50],
      [w * 0.55, 22],
      [-6, 8],
    ],
  ];
  const other: Segment[] = [
    [
      [-6, -7],
      [-w * 0.6, -2],
      [-w - bulge * 0.7, 34],
      [-w - bulge, low * 0.66],
      [-w - bulge * 1.05, low * 0.94 - 14],
      [-w - bulge * 0.7, low * 0.94 - 1],
    ],
    [
      [-w - bulge * 0.7, low * 0.94 - 1],
      [-w - 1, low * 0.94 - 9],
      [-w, low * 0.7],
      [-w + 3, 44],
      [-w * 0.66, 22],
      [-6, 8],
    ],
  ];
  fill(d, lock, body.hair, line);
  fill(d, other, body.hair, line);
  const flow: Segment = [
    [4, 0],
    [w * 0.7, 18],
    [w + bulge * 0.4, 52],
    [w + bulge * 0.5, low * 0.85],
  ];
  strands(d, [flow, mirror(flow)], light);
  if (body.hairStyle === 'bun')
    fill(
      d,
      [
        [
          [-16, -4],
          [-14, -24],
          [2, -30],
          [18, -22],
          [16, -2],
          [0, 4],
          [-16, -4],
        ],
      ],
      body.hair,
      line,
    );
}

export function drawFace(d: Drawing, body: Body) {
  const line = darken(mix(body.skin, '#8a3b22', 0.2), 0.5);
  const lip = mix(body.skin, body.kind === 'man' ? '#96543f' : '#9c3f3c', 0.55);
  const brow = mix(body.hair, line, 0.4);
  fill(
    d,
    [
      [
        [-10.5, 82.6],
        [-4, 80.2],
        [0, 81.2],
        [4, 80.2],
        [10.5, 82.6],
      ],
      [
        [10.5, 82.6],
        [5, 87.6],
        [0, 88.4],
        [-5, 87.6],
        [-10.5, 82.6],
      ],
    ],
    lip,
  );
  strands(
    d,
    [
      [
        [-10, 82.8],
        [-3, 83.6],
        [0, 83.2],
        [3, 83.6],
        [10, 82.8],
      ],
    ],
    darken(lip, 0.4),
    0.9,
  );
  strands(
    d,
    [
      [
        [-5, 91.4],
        [0, 92.6],
        [5, 91.4],
      ],
    ],
    line,
    0.3,
  );
  strands(
    d,
    [
      [
        [4, 44],
        [5.4, 58],
        [7, 66],
        [3, 69.5],
        [-3, 69],
      ],
    ],
    line,
    0.6,
  );
  const eye: Segment = [
    [8, 47.5],
    [14, 50.8],
    [21, 48],
  ];
  const eyebrow: Segment = [
    [7, 37.5],
    [14, 34.4],
    [23, 37.6],
  ];
  if (body.awake) drawAwake(d, line);
  else
    d.add(
      `<path d="${[eye, mirror(eye)].map((s) => d.path([s], false)).join('')}" fill="none" stroke="${darken(line, 0.4)}" stroke-width="${lineWidth}" stroke-linecap="round"/>`,
    );
  strands(d, [eyebrow, mirror(eyebrow)], brow, 0.9);
  if (body.age === 'older')
    strands(
      d,
      [
        [
          [13, 68],
          [16.5, 76],
          [16, 84],
        ],
        [
          [-13, 68],
          [-16.5, 76],
          [-16, 84],
        ],
      ],
      line,
      0.3,
    );
  const cheek: Segment = [
    [14, 64],
    [22, 60],
    [26, 67],
    [18, 73],
    [14, 64],
  ];
  d.add(`<path d="${d.path([cheek])}${d.path([mirror(cheek)])}" fill="#b5533c" opacity=".1"/>`);
}

/** Open eyes under a lid, and a mouth whose corners go up. */
function drawAwake(d: Drawing, line: string) {
  const dark = darken(line, 0.5);
  for (const s of [-1, 1]) {
    const lid: Segment = [
      [s * 7.6, 50.4],
      [s * 11, 46.6],
      [s * 15.4, 45.4],
      [s * 21.6, 48.6],
    ];
    const below: Segment = [
      [s * 21.6, 48.6],
      [s * 16, 52.8],
      [s * 11, 52.8],
      [s * 7.6, 50.4],
    ];
    fill(d, [lid, below], '#fbf5ee');
    fill(d, ellipse(s * 14.6, 49, 3.7, 3.8), '#4a3020');
    fill(d, ellipse(s * 14.6, 49, 1.9, 2), '#17100c');
    fill(d, ellipse(s * 14.6 - 1.3, 47.6, 0.9, 0.9), '#fff');
    d.add(
      `<path d="${d.path([lid], false)}" fill="none" stroke="${dark}" stroke-width="${lineWidth * 1.5}" stroke-linecap="round"/>`,
    );
    const laugh: Segment = [
      [s * 10, 82.8],
      [s * 12.4, 81.4],
      [s * 13.8, 79],
    ];
    strands(d, [laugh], line, 0.8);
    strands(
      d,
      [
        [
          [s * 15, 72],
          [s * 18, 77],
          [s * 17.4, 83],
        ],
      ],
      line,
      0.22,
    );
  }
}
