import { darken, luminance, mix } from 'backend/src/modules/pictures/color.ts';
import { type Drawing, feather, lineWidth } from './drawing.ts';
import { type Body, innerSide, side } from './figure.ts';
import { ellipse, limb, mirror, type Point, type Segment, symmetric } from './geometry.ts';
import { drawFace, drawHairBack, drawHairFront, headOutline } from './head.ts';

/** `none` leaves an arm to the scene, which lays it on a table. */
export type ArmPose = 'down' | 'back' | 'out' | 'up' | 'front' | 'none';
type FigureOptions = { back: boolean; arms: readonly [left: ArmPose, right: ArmPose]; feet: boolean };

export const skinLine = (skin: string) => darken(mix(skin, '#8a3b22', 0.22), luminance(skin) > 0.2 ? 0.42 : 0.5);
/** Warm, and always darker than the skin that it lies on, however dark that is. */
const skinShade = (skin: string) => darken(mix(skin, '#8f4327', 0.2 * Math.min(1, luminance(skin) * 3)), 0.24);
/** Light warms dark skin; white would make it ashen. */
const skinLight = (skin: string) => mix(skin, luminance(skin) > 0.3 ? '#fff6ec' : '#e9a878', 0.16);

const torso = (body: Body): Segment[] => {
  const neck = body.width(104);
  const joint = (body.arm.centre[0] as Point)[0];
  const shoulder: Point[] = [];
  for (let x = neck; x < joint - 4; x += 7) shoulder.push([x, body.shoulder(x)]);
  return symmetric([
    [
      [0, 92],
      [neck * 0.7, 92],
    ],
    [[neck * 0.96, 92], [neck, 104], ...shoulder.slice(1), [joint, body.shoulder(joint)]],
    [[joint, 176], [body.armpit[0] - 4, 192], ...side(body, 207, body.crotch - 4)],
    [
      [body.width(body.crotch) - 4, body.crotch + 8],
      [0, body.crotch + 3],
    ],
  ]);
};

const leg = (body: Body): Segment[] => {
  const top = body.crotch - 22;
  return [
    side(body, top, 752),
    innerSide(body, 752, body.crotch),
    [
      [0.3, body.crotch],
      [0.3, top],
    ],
  ];
};

const foot = (body: Body): Segment[] => {
  const outer = body.width(748);
  const inner = body.inner(748);
  return [
    [
      [outer - 0.5, 744],
      [outer + 3, 758],
      [outer + 7, 772],
      [outer + 3, 781],
      [(outer + inner) / 2 + 3, 784],
      [inner + 1, 780],
      [inner - 2, 768],
      [inner + 0.5, 744],
    ],
  ];
};

/** The arm bent before the body, its hand at the under-bust. */
export function frontArm(body: Body): Point[] {
  const [a] = body.arm.centre as [Point];
  const low = body.bust.y + body.bust.r + 10;
  return [a, [a[0] + 15, 204], [a[0] + 27, 252], [a[0] + 22, 268], [a[0] - 8, low + 14], [34, low + 7]];
}
export const frontRadii = ({ arm }: Body): number[] =>
  [1, 0.96, 0.82, 0.78, 0.64, 0.48].map((share) => share * (arm.radii[0] as number));

function armShape(body: Body, pose: ArmPose): Segment[] {
  const [a, b, c, , , wrist] = body.arm.centre as [Point, Point, Point, Point, Point, Point];
  const radii = body.arm.radii;
  const r = radii[0] as number;
  if (pose === 'down') return limb(body.arm.centre, radii, { start: true, end: true });
  if (pose === 'front') return limb(frontArm(body), frontRadii(body), { start: true, end: true });
  if (pose === 'out') {
    const elbow: Point = [wrist[0] + 26, 286];
    const hand: Point = [body.width(320) + 2, 334];
    return limb(
      [a, [b[0] + 7, 206], [elbow[0] - 7, 258], elbow, [elbow[0] - 12, 312], hand],
      [r, r * 0.97, r * 0.84, r * 0.74, r * 0.66, r * 0.48],
      {
        start: true,
        end: true,
      },
    );
  }
  if (pose === 'up')
    return limb(
      [
        [a[0] - 2, 168],
        [a[0] + 14, 140],
        [a[0] + 24, 104],
        [a[0] + 18, 62],
        [a[0] - 6, 34],
        [30, 26],
      ],
      [r * 1.05, r, r * 0.88, r * 0.78, r * 0.66, r * 0.5],
      { start: true, end: true },
    );
  const elbow: Point = [c[0] + 10, 284];
  return limb(
    [a, [b[0] + 2, 204], [c[0] + 7, 256], elbow, [c[0] - 8, 318], [body.width(330) - 24, 348]],
    [r, r * 0.98, r * 0.86, r * 0.78, r * 0.66, r * 0.5],
    {
      start: true,
      end: true,
    },
  );
}

const hand = (body: Body): Segment[][] => {
  const [x, y] = body.arm.centre.at(-1) as Point;
  const r = (body.arm.radii[0] as number) * 0.46;
  return [
    limb(
      [
        [x, y - 4],
        [x + 1.5, y + 12],
        [x + 0.5, y + 28],
        [x - 2, y + 44],
      ],
      [r, r * 1.28, r * 1.15, r * 0.5],
      { end: true },
    ),
    limb(
      [
        [x - r * 0.5, y + 5],
        [x - r * 1.35, y + 15],
        [x - r * 1.5, y + 25],
      ],
      [r * 0.5, r * 0.42, r * 0.32],
      { start: true, end: true },
    ),
  ];
};

const flip = (shape: Segment[]): Segment[] => shape.map(mirror).reverse();

/** Everything of the figure that lies under a garment. Returns the id of the clip that keeps shadows on the skin. */
export function drawFigure(d: Drawing, body: Body, { back, arms, feet }: FigureOptions): string {
  const line = skinLine(body.skin);
  const shade = skinShade(body.skin);
  const limbs: Segment[][] = [];
  const behind: Segment[][] = [];
  for (const [i, pose] of arms.entries()) {
    if (pose === 'none') continue;
    const turn = (shape: Segment[]) => (i === 0 ? flip(shape) : shape);
    (pose === 'back' || pose === 'up' ? behind : limbs).push(turn(armShape(body, pose)));
    if (pose === 'down') limbs.push(...hand(body).map(turn));
  }
  const legs = [leg(body), flip(leg(body)), ...(feet ? [foot(body), flip(foot(body))] : [])];
  const shapes = [...legs, ...limbs, torso(body)];
  const paths = shapes.map((shape) => d.path(shape));
  const whole = paths.join('');
  const headPath = d.path(headOutline(body));

  const rear = behind.map((shape) => d.path(shape)).join('');
  d.add(feather(d, whole + rear + headPath, { color: '#7a5f48', opacity: 0.16, spread: 96, move: '26 20' }));
  drawHairBack(d, body, back);

  const clip = d.id();
  const light = d.id();
  const front = back ? whole : whole + headPath;
  d.define(
    `<clipPath id="${clip}"><path d="${whole}"/></clipPath><linearGradient id="${light}" gradientUnits="userSpaceOnUse" ${acrossBody(d, body, 34)}><stop offset="0" stop-color="${skinLight(body.skin)}"/><stop offset=".5" stop-color="${body.skin}"/><stop offset="1" stop-color="${mix(body.skin, shade, 0.3)}"/></linearGradient>`,
  );
  const outline = (path: string) =>
    d.add(`<path d="${path}" fill="none" stroke="${line}" stroke-width="${lineWidth * 2}" stroke-linejoin="round"/>`);
  outline(front + rear);
  if (rear) {
    d.add(`<path d="${rear}" fill="url(#${light})"/>`);
    outline([side(body, 209, 372), mirror(side(body, 209, 372))].map((s) => d.path([s], false)).join(''));
  }
  d.add(`<path d="${front}" fill="url(#${light})"/>`);

  d.add(`<g clip-path="url(#${clip})">`);
  drawShading(d, body, arms, shade);
  if (back) drawBackForms(d, body, line, shade);
  else drawFrontForms(d, body, line, shade);
  d.add('</g>');
  if (back) drawHairFront(d, body, true);
  else {
    drawFace(d, body);
    drawHairFront(d, body, false);
  }
  return clip;
}

/** The light comes from the upper left: where a gradient over the whole body begins and ends. */
export function acrossBody(d: Drawing, body: Body, beyond = 6): string {
  const [x1, y1] = d.project([-body.width(386) - beyond, 200]);
  const [x2, y2] = d.project([body.width(386) + beyond, 250]);
  return `x1="${Math.round(x1)}" y1="${Math.round(y1)}" x2="${Math.round(x2)}" y2="${Math.round(y2)}"`;
}

function drawShading(d: Drawing, body: Body, arms: FigureOptions['arms'], shade: string) {
  const edges: Segment[] = [side(body, 196, 740), mirror(innerSide(body, body.crotch + 20, 740))];
  const armEdge = (from: number): Point[] =>
    body.arm.centre.slice(from).map(([x, y], i) => [x + (body.arm.radii[i + from] as number) * (from ? -1 : 1), y]);
  if (arms[1] === 'down') edges.push(armEdge(0));
  if (arms[0] === 'down') edges.push(mirror(armEdge(2)));
  const path = edges.map((edge) => d.path([edge], false)).join('');
  d.add(feather(d, path, { color: shade, opacity: 0.46, spread: 26 * d.scale, width: 3 * d.scale }));
}

const stroke = (d: Drawing, segments: readonly Segment[], color: string, opacity: number, width = lineWidth * 0.8) =>
  d.add(
    `<path d="${segments.map((s) => d.path([s], false)).join('')}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`,
  );
const both = (segment: Segment): Segment[] => [segment, mirror(segment)];
const shadow = (d: Drawing, shape: Segment[], color: string, opacity: number) =>
  d.add(feather(d, d.path(shape), { color, opacity: opacity * 0.62, spread: 24 * d.scale }));

function drawFrontForms(d: Drawing, body: Body, line: string, shade: string) {
  const { crotch } = body;
  const tip = body.armpit[0] + 13;
  const man = body.kind === 'man';
  shadow(
    d,
    [
      [
        [-16, 98],
        [0, 112],
        [20, 98],
        [16, 120],
        [4, 128],
        [-6, 118],
      ],
    ],
    shade,
    0.75,
  );
  shadow(
    d,
    [
      [
        [40, 256],
        [body.width(258), 244],
        [body.width(300) + 4, 296],
        [48, 286],
      ],
    ],
    shade,
    0.28,
  );
  shadow(
    d,
    [
      [
        [6, crotch - 4],
        [14, 460],
        [10, 560],
        [-2, 560],
        [-6, 460],
        [-4, crotch],
      ],
    ],
    shade,
    0.5,
  );
  stroke(
    d,
    both([
      [9, 143],
      [20, 145],
      [36, 142.5],
      [tip - 22, 147],
    ]),
    line,
    0.55,
  );
  stroke(
    d,
    [
      [
        [-7, 138],
        [-4, 144],
        [0, 146],
        [4, 144],
        [7, 138],
      ],
    ],
    line,
    0.4,
  );
  stroke(
    d,
    both([
      [body.width(104) - 4, 112],
      [14, 128],
      [8, 138],
    ]),
    line,
    0.25,
  );
  stroke(
    d,
    both([
      [body.armpit[0] + 3, 176],
      [body.armpit[0] - 1, 188],
      [body.armpit[0] - 7, 200],
    ]),
    line,
    0.75,
  );
  const navel = man ? 332 : 324;
  stroke(
    d,
    [
      [
        [-2.2, navel],
        [0, navel + 3.4],
        [2.2, navel],
      ],
    ],
    line,
    0.7,
  );
  stroke(
    d,
    [
      [
        [0, 270],
        [0.6, 290],
        [0, navel - 10],
      ],
    ],
    line,
    0.13,
  );
  if (man) {
    stroke(
      d,
      both([
        [10, 238],
        [30, 243],
        [52, 238],
        [66, 222],
      ]),
      line,
      0.42,
    );
    stroke(
      d,
      [
        [
          [0, 196],
          [0.5, 215],
          [0, 236],
        ],
      ],
      line,
      0.25,
    );
    stroke(
      d,
      both([
        [body.width(350) - 9, 348],
        [50, 366],
        [36, 386],
      ]),
      line,
      0.3,
    );
    for (const x of [-40, 40]) d.add(`<path d="${d.path(ellipse(x, 224, 3.6, 2.6))}" fill="${line}" opacity=".4"/>`);
  } else {
    stroke(
      d,
      both([
        [body.width(372) - 4, 378],
        [body.width(400) * 0.62, 398],
        [16, crotch - 3],
      ]),
      line,
      0.3,
    );
    if (body.size > 0.6)
      stroke(
        d,
        [
          [
            [-36, 352],
            [-18, 360],
            [0, 362],
            [18, 360],
            [36, 352],
          ],
        ],
        line,
        0.22,
      );
  }
  if (body.age === 'older') {
    stroke(
      d,
      [
        [
          [-13, 117],
          [0, 121],
          [13, 117],
        ],
      ],
      line,
      0.3,
    );
    stroke(
      d,
      [
        [
          [-14, 125],
          [0, 129],
          [14, 125],
        ],
      ],
      line,
      0.22,
    );
  }
  stroke(
    d,
    [
      [
        [0.2, crotch],
        [0.2, crotch + 14],
      ],
    ],
    line,
    0.9,
    lineWidth,
  );
  if (body.inner(480) < 1.5)
    stroke(
      d,
      [
        [
          [0, crotch],
          [0, 540],
        ],
      ],
      line,
      0.9,
      lineWidth,
    );
  const knee = (body.width(572) + body.inner(572)) / 2;
  stroke(
    d,
    both([
      [knee - 9, 580],
      [knee, 585],
      [knee + 9, 579],
    ]),
    line,
    0.32,
  );
  stroke(
    d,
    both([
      [knee - 10, 560],
      [knee - 12, 570],
      [knee - 9, 580],
    ]),
    line,
    0.2,
  );
}

function drawBackForms(d: Drawing, body: Body, line: string, shade: string) {
  const { crotch } = body;
  shadow(
    d,
    [
      [
        [1, 158],
        [3, 176],
        [4, 240],
        [2, 350],
        [1, 350],
        [0, 240],
        [0, 176],
      ],
    ],
    shade,
    0.6,
  );
  shadow(
    d,
    [
      [
        [6, crotch + 4],
        [16, 470],
        [10, 560],
        [-2, 560],
        [-6, 470],
        [-4, crotch + 4],
      ],
    ],
    shade,
    0.5,
  );
  stroke(
    d,
    [
      [
        [0, 150],
        [0.8, 200],
        [0, 270],
        [0.4, 345],
      ],
    ],
    line,
    0.28,
  );
  stroke(
    d,
    both([
      [24, 176],
      [30, 196],
      [36, 214],
      [48, 222],
    ]),
    line,
    0.3,
  );
  stroke(
    d,
    both([
      [body.armpit[0] + 3, 178],
      [body.armpit[0] - 1, 190],
      [body.armpit[0] - 4, 204],
    ]),
    line,
    0.7,
  );
  for (const x of [-11, 11]) d.add(`<path d="${d.path(ellipse(x, 346, 3, 2))}" fill="${shade}" opacity=".5"/>`);
  stroke(
    d,
    [
      [
        [0, 364],
        [0.5, 390],
        [0, crotch + 8],
      ],
    ],
    line,
    0.8,
    lineWidth,
  );
  const fold = body.width(420) * 0.72;
  stroke(
    d,
    both([
      [1, crotch + 4],
      [16, 424],
      [fold * 0.7, 427],
      [fold, 420],
    ]),
    line,
    0.7,
  );
  if (body.inner(480) < 1.5)
    stroke(
      d,
      [
        [
          [0, crotch],
          [0, 540],
        ],
      ],
      line,
      0.9,
      lineWidth,
    );
  const knee = (body.width(572) + body.inner(572)) / 2;
  stroke(
    d,
    both([
      [knee - 10, 568],
      [knee, 572],
      [knee + 10, 568],
    ]),
    line,
    0.35,
  );
}
