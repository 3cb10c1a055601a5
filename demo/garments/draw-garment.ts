import { luminance, mix } from 'backend/src/modules/pictures/color.ts';
import { drawBra } from './bras.ts';
import { drawBrief, drawLegwear } from './briefs.ts';
import { type Camera, canvasHeight, canvasWidth, createDrawing, type Drawing } from './drawing.ts';
import { createCloth } from './fabric.ts';
import { type Body, createBody } from './figure.ts';
import { drawFigure } from './figure-drawing.ts';
import { type GarmentSpec, type GarmentType, type Stage, views } from './garment.ts';
import { drawMensBrief, drawUndershirt } from './menswear.ts';
import { drawBikiniTop, drawBodysuit, drawCorset, drawDress } from './one-piece.ts';
import { createChoice, createRandom } from './random.ts';
import { drawPyjama, drawRobe } from './sleepwear.ts';
import { type ArmPoses, atBust, atHips, chooseStance, flatStance, sleeved, turning } from './stance.ts';

type GarmentFrame = {
  draw: (stage: Stage, type: GarmentType) => void;
  /** The visible part of the figure when the garment is worn. */
  worn: Camera;
  /** From and to: the garment alone. */
  extent: readonly [top: number, bottom: number];
  /** The centre of a close view, from the front. */
  close: readonly [x: number, y: number, height: number];
  posing: ArmPoses;
  feet?: boolean;
  /** Garments worn with it, plain and in a quieter colour, so that the figure is not half dressed. */
  with?: readonly ((stage: Stage) => void)[];
};

const withBrief = (stage: Stage) => drawBrief(stage, 'brief-classic');
const withBra = (stage: Stage) => drawBra(stage, 'bra-balconette');
const withTrunk = (stage: Stage) => drawMensBrief(stage, 'men-trunk');

const bust: Camera = { top: 84, height: 244 };
const hips: Camera = { top: 270, height: 236 };
const trunk: Camera = { top: 80, height: 372 };
const braFraming: GarmentFrame = {
  draw: drawBra,
  worn: bust,
  extent: [136, 272],
  close: [24, 218, 92],
  posing: atBust,
};
const briefFraming: GarmentFrame = {
  draw: drawBrief,
  worn: hips,
  extent: [320, 424],
  close: [16, 366, 78],
  posing: atHips,
};
const bodyFraming: GarmentFrame = {
  draw: drawBodysuit,
  worn: trunk,
  extent: [138, 424],
  close: [18, 238, 118],
  posing: atBust,
};
const dressFraming: GarmentFrame = {
  draw: drawDress,
  worn: { top: 72, height: 496 },
  extent: [138, 556],
  close: [18, 232, 130],
  posing: atBust,
};
const mensHips: GarmentFrame = {
  draw: drawMensBrief,
  worn: { top: 276, height: 250 },
  extent: [340, 500],
  close: [40, 372, 88],
  posing: atHips,
};
const mensTrunk: GarmentFrame = {
  draw: drawUndershirt,
  worn: { top: 84, height: 336 },
  extent: [136, 398],
  close: [22, 176, 118],
  posing: atBust,
  with: [withTrunk],
};
const sleepFraming: GarmentFrame = {
  draw: drawPyjama,
  worn: { top: 78, height: 560 },
  extent: [118, 752],
  close: [16, 190, 132],
  posing: sleeved,
  feet: true,
};

const framings: Record<GarmentType, GarmentFrame> = {
  'bra-balconette': braFraming,
  'bra-full-cup': braFraming,
  'bra-plunge': braFraming,
  'bra-bralette': braFraming,
  'bra-strapless': braFraming,
  'bra-sports': { ...braFraming, close: [28, 196, 110] },
  'bra-minimizer': braFraming,
  'bra-nursing': { ...braFraming, close: [36, 196, 88] },
  'bra-front-closure': braFraming,
  'bra-push-up': braFraming,
  'brief-classic': briefFraming,
  'brief-high-waist': { ...briefFraming, extent: [290, 424], close: [18, 330, 84] },
  'brief-thong': briefFraming,
  'brief-brazilian': briefFraming,
  'brief-boyshort': briefFraming,
  bodysuit: bodyFraming,
  'bodysuit-shaping': bodyFraming,
  'shaper-short': {
    ...briefFraming,
    draw: drawLegwear,
    worn: { top: 262, height: 290 },
    extent: [284, 506],
    close: [24, 330, 120],
  },
  'shaper-waist-cincher': {
    ...bodyFraming,
    draw: drawCorset,
    worn: { top: 176, height: 236 },
    with: [withBra, withBrief],
    extent: [246, 362],
    close: [12, 296, 96],
  },
  'shaper-slip': { ...dressFraming, worn: { top: 78, height: 470 } },
  'shaper-leggings': {
    ...briefFraming,
    draw: drawLegwear,
    worn: { top: 254, height: 548 },
    extent: [284, 724],
    close: [24, 330, 130],
    feet: true,
  },
  corset: {
    ...bodyFraming,
    draw: drawCorset,
    worn: { top: 88, height: 318 },
    with: [withBrief],
    extent: [180, 376],
    close: [18, 244, 112],
  },
  camisole: { ...dressFraming, with: [withBrief], worn: { top: 80, height: 330 }, extent: [138, 380] },
  nightdress: dressFraming,
  'pyjama-set': sleepFraming,
  robe: { ...sleepFraming, draw: drawRobe, worn: { top: 62, height: 530 }, extent: [112, 580], close: [0, 268, 150] },
  swimsuit: bodyFraming,
  'bikini-top': { ...braFraming, draw: drawBikiniTop, extent: [112, 272] },
  'bikini-bottom': { ...briefFraming, close: [56, 366, 84] },
  tights: {
    ...briefFraming,
    draw: drawLegwear,
    worn: { top: 284, height: 516 },
    extent: [298, 790],
    close: [8, 346, 120],
    feet: true,
  },
  stockings: {
    ...briefFraming,
    draw: drawLegwear,
    worn: { top: 372, height: 428 },
    with: [withBrief],
    extent: [438, 790],
    close: [30, 468, 84],
    feet: true,
  },
  'men-boxer': mensHips,
  'men-brief': { ...mensHips, extent: [340, 428] },
  'men-trunk': mensHips,
  'men-undershirt': mensTrunk,
  'men-shaping-vest': mensTrunk,
  'men-shaping-short': { ...mensHips, worn: { top: 276, height: 268 }, extent: [296, 504] },
  'men-swim-short': { ...mensHips, worn: { top: 284, height: 276 }, extent: [344, 520] },
  'men-pyjama': sleepFraming,
};

/** The picture of a garment: the same spec always draws the same picture. */
export function drawGarment(spec: GarmentSpec): string {
  const random = createRandom(spec.seed);
  const choose = createChoice(spec.seed);
  const framing = framings[spec.type];
  const body = createBody(spec.type.startsWith('men-') ? 'man' : 'woman', spec.figure ?? {}, random, spec.color.base);
  const side = random.next() < 0.5 ? 1 : -1;
  const flat = spec.view === views.flat;
  const back = spec.view === views.back;
  const { pose, arms, crop } = chooseStance(choose, side, framing.posing);
  const camera = cameraFor(spec, framing, body, side, crop);
  const d = createDrawing(camera, flat ? flatStance : { ...pose, turning: turning(body) });
  const cloth = createCloth(d, body, spec.color, spec.pattern, spec.seed, flat ? 0.3 : 1);
  const skin = flat ? null : drawFigure(d, body, { back, arms, feet: framing.feet ?? false });
  if (skin && framing.with) {
    const plain = createCloth(d, body, { base: companionColor(spec.color.base) }, 'plain', spec.seed);
    for (const drawMore of framing.with)
      drawMore({ d, body, cloth: plain, random: createRandom(spec.seed), choose: createChoice(0), back, skin });
  }
  framing.draw({ d, body, cloth, random, choose, back, skin }, spec.type);
  return compose(d, flat);
}

const companionColor = (base: string) =>
  luminance(base) > 0.4 ? mix(base, '#8c7564', 0.3) : mix(base, '#ecd8c4', 0.72);

function cameraFor(
  { view }: GarmentSpec,
  { worn, extent, close, draw }: GarmentFrame,
  body: Body,
  side: number,
  crop: number,
): Camera {
  if (view === views.detail) {
    const [x, y, height] = close;
    return { top: y - height / 2, height, x };
  }
  if (view === views.flat) {
    const middle = (extent[0] + extent[1]) / 2;
    const widest =
      Math.max(extent[1] > 300 ? body.width(390) : 0, body.width(222)) * 2 +
      (draw === drawPyjama || draw === drawRobe ? 74 : 6);
    const height = Math.max((extent[1] - extent[0]) * 1.24, (widest * 1.12 * 4) / 3);
    return { top: middle - height / 2, height, turn: -4 * side };
  }
  const room = Math.max(1, ((body.width(390) * 2 + 30) * 4) / 3 / worn.height);
  const height = worn.height * Math.min(1.22, worn.top > 240 ? room : 1 + body.size * 0.1);
  const top = worn.top - (height - worn.height) * 0.3;
  // Nearer or farther, as far as the garment and a hand's breadth around it stay in the frame.
  const needed = Math.max(extent[1] - extent[0] + 36, (body.width(extent[1] > 300 ? 390 : 222) * 2 + 14) * (4 / 3));
  const seen = Math.min(height * 1.1, Math.max(needed, height * crop));
  const middle = (extent[0] + extent[1]) / 2;
  const share = (middle - top) / height;
  return {
    top: Math.max(top - 6, Math.min(extent[0] - 12, middle - seen * share)),
    height: seen,
    turn: tiltOf(crop) * side,
  };
}

/** A slight tilt, as of a camera held by hand. */
const tiltOf = (crop: number) => (crop - 0.95) * 12;

function compose(d: Drawing, flat: boolean): string {
  const { defs, body } = d.finish();
  const shadow = `<filter id="fs" filterUnits="userSpaceOnUse" x="0" y="0" width="${canvasWidth}" height="${canvasHeight}"><feDropShadow dx="10" dy="16" stdDeviation="12" flood-color="#5b4330" flood-opacity=".32"/></filter>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvasWidth} ${canvasHeight}" width="${canvasWidth}" height="${canvasHeight}"><defs>${paperDefs}${flat ? shadow : ''}${defs}</defs>${paperSheet}${flat ? `<g filter="url(#fs)">${body}</g>` : body}</svg>`;
}

const paperDefs =
  '<radialGradient id="pl" cx=".28" cy=".2" r="1.05"><stop offset="0" stop-color="#f7efe4"/><stop offset=".6" stop-color="#f0e6d9"/><stop offset="1" stop-color="#e5d8c8"/></radialGradient>';
const paperSheet = `<rect width="${canvasWidth}" height="${canvasHeight}" fill="url(#pl)"/>`;
