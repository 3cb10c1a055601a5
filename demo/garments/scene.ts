import { drawBra } from './bras.ts';
import { drawBrief } from './briefs.ts';
import { drawMensBrief, drawUndershirt } from './menswear.ts';
import { drawBodysuit, drawDress } from './one-piece.ts';
import { createScene, drawPerson, finishScene, type Outfit, type Scene } from './scene-canvas.ts';
import { arch, curtain, finish, foldedStack, room, stool, vase, windowLight } from './scene-interior.ts';
import { drawBusiness, drawGuide } from './scene-tables.ts';
import { drawRobe } from './sleepwear.ts';

export const sceneNames = [
  'home-hero',
  'campaign',
  'business',
  'love',
  'guide',
  'department-bras',
  'department-briefs',
  'department-shapewear',
  'department-bodies',
  'department-nightwear',
  'department-swimwear',
  'department-men',
] as const;
export type SceneName = (typeof sceneNames)[number];
export type SceneSpec = { name: SceneName; format: 'wide' | 'tall' };

const colors = {
  wine: '#6d1f35',
  sage: '#6f7f68',
  sand: '#e8dccb',
  blush: '#e9c9bd',
  amber: '#b7791f',
  brick: '#a63d2a',
  ivory: '#f5ece0',
  ink: '#2b2320',
  clay: '#c98a6a',
};

const wear = (draw: Outfit['draw'], base: string, pattern: Outfit['pattern'] = 'plain', accent?: string): Outfit => ({
  color: accent ? { base, accent } : { base },
  pattern,
  draw,
});
const bra = (type: string, base: string, pattern: Outfit['pattern'] = 'lace') =>
  wear((stage) => drawBra(stage, type), base, pattern);
const brief = (type: string, base: string, pattern: Outfit['pattern'] = 'lace') =>
  wear((stage) => drawBrief(stage, type), base, pattern);

/** A composed picture: wide is 16 to 9, tall 4 to 5; a department's tile is always tall. */
export function drawScene({ name, format }: SceneSpec): string {
  const tall = format === 'tall' || name.startsWith('department-');
  const scene = tall ? createScene(1200, 1500) : createScene(1920, 1080);
  painters[name](scene, tall);
  finish(scene);
  return finishScene(scene);
}

const painters: Record<SceneName, (scene: Scene, tall: boolean) => void> = {
  'home-hero': drawHome,
  campaign: drawCampaign,
  business: drawBusiness,
  love: drawLove,
  guide: drawGuide,
  'department-bras': (scene) =>
    tile(scene, '#e6d3c3', '#d6b9a6', (s) => {
      drawPerson(
        s,
        {
          x: 590,
          top: -250,
          scale: 3.5,
          figure: { size: 0.5, skin: 2, age: 'middle', hair: 'bob' },
          arms: ['down', 'back'],
          seed: 3,
        },
        [bra('bra-balconette', colors.wine), brief('brief-high-waist', colors.wine)],
      );
    }),
  'department-briefs': (scene) =>
    tile(scene, '#dcd8c8', '#c3c3ae', (s) => {
      drawPerson(
        s,
        { x: 610, top: -430, scale: 3.2, figure: { size: 0.72, skin: 1, age: 'young' }, arms: ['out', 'out'], seed: 5 },
        [brief('brief-high-waist', colors.sage), bra('bra-full-cup', colors.sage)],
      );
    }),
  'department-shapewear': (scene) =>
    tile(scene, '#e8dccb', '#cfb79d', (s) => {
      drawPerson(
        s,
        {
          x: 600,
          top: 70,
          scale: 2.5,
          figure: { size: 0.86, skin: 4, age: 'middle', hair: 'curls' },
          arms: ['back', 'down'],
          seed: 8,
        },
        [wear((stage) => drawDress(stage, 'shaper-slip'), '#d9b79c')],
      );
    }),
  'department-bodies': (scene) =>
    tile(scene, '#e3cdc2', '#c9a597', (s) => {
      drawPerson(
        s,
        {
          x: 600,
          top: 60,
          scale: 2.75,
          figure: { size: 0.35, skin: 5, age: 'young', hair: 'bun' },
          arms: ['out', 'back'],
          seed: 2,
        },
        [wear((stage) => drawBodysuit(stage, 'bodysuit'), colors.ivory, 'lace')],
      );
    }),
  'department-nightwear': (scene) =>
    tile(scene, '#d9d3c6', '#a9ad9c', (s) => {
      drawPerson(
        s,
        {
          x: 600,
          top: 120,
          scale: 2.3,
          figure: { size: 0.5, skin: 1, age: 'older', hair: 'bob' },
          arms: ['down', 'down'],
          seed: 9,
        },
        [wear(drawRobe, '#a3606a')],
      );
    }),
  'department-swimwear': (scene) =>
    tile(scene, '#e9dcc4', '#e2b98f', (s) => {
      drawPerson(
        s,
        {
          x: 600,
          top: 60,
          scale: 2.7,
          figure: { size: 0.62, skin: 3, age: 'middle', hair: 'long' },
          arms: ['back', 'out'],
          seed: 4,
        },
        [wear((stage) => drawBodysuit(stage, 'swimsuit'), '#1f4a50', 'plain')],
      );
    }),
  'department-men': (scene) =>
    tile(scene, '#d8d0c4', '#b3a594', (s) => {
      drawPerson(
        s,
        {
          x: 600,
          top: 60,
          scale: 2.6,
          kind: 'man',
          figure: { size: 0.42, skin: 2, age: 'middle' },
          arms: ['down', 'back'],
          seed: 6,
        },
        [
          wear((stage) => drawMensBrief(stage, 'men-trunk'), '#2f3a4a', 'plain', '#c9bfae'),
          wear((stage) => drawUndershirt(stage, 'men-undershirt'), colors.ivory, 'rib'),
        ],
      );
    }),
};

function tile(scene: Scene, wall: string, niche: string, people: (scene: Scene) => void) {
  room(scene, wall, '#c9ab8c', 1360);
  arch(scene, 600, 130, 860, 1360, niche);
  windowLight(scene, 60, 180, 420, 620);
  people(scene);
}

function drawHome(scene: Scene, tall: boolean) {
  const floor = tall ? 1340 : 960;
  room(scene, '#e9dac8', '#c7a684', floor);
  if (tall) {
    windowLight(scene, 40, 120, 460, 700);
    arch(scene, 660, 120, 760, floor, '#d8bba6');
    curtain(scene, 1010, 0, 190, floor + 60, '#f1e6d6');
    home(scene, 640, 150, 2.1);
    vase(scene, 190, 1420, 1.35, '#b9694c');
    return;
  }
  windowLight(scene, 300, 90, 420, 640);
  arch(scene, 1330, 70, 720, floor, '#d8bba6');
  curtain(scene, 1740, 0, 180, floor + 50, '#f1e6d6');
  home(scene, 1330, 84, 1.72);
  vase(scene, 880, 1010, 1.05, '#b9694c');
  stool(scene, 690, 1020, 1.05, '#a9764c');
  foldedStack(scene, 690, 790, 1, [colors.wine, colors.blush, colors.sage]);
}

function home(scene: Scene, x: number, top: number, scale: number) {
  drawPerson(
    scene,
    {
      x: x + 116 * scale,
      top: top + 26 * scale,
      scale,
      figure: { size: 0.78, skin: 4, age: 'middle', hair: 'curls' },
      pose: { sway: -12, tilt: -0.04, lean: -0.1 },
      arms: ['back', 'down'],
      seed: 12,
    },
    [brief('brief-high-waist', colors.ivory), bra('bra-full-cup', colors.ivory)],
  );
  drawPerson(
    scene,
    {
      x: x - 74 * scale,
      top,
      scale,
      figure: { size: 0.34, skin: 1, age: 'young', hair: 'long' },
      pose: { sway: 11, tilt: 0.04, lean: 0.08 },
      arms: ['down', 'back'],
      seed: 7,
    },
    [bra('bra-balconette', colors.wine), brief('brief-classic', colors.wine)],
  );
}

function drawCampaign(scene: Scene, tall: boolean) {
  const floor = tall ? 1330 : 960;
  room(scene, '#c98f6b', '#8c5a3e', floor);
  windowLight(scene, tall ? 60 : 260, 110, 440, tall ? 720 : 620);
  arch(scene, tall ? 620 : 1240, tall ? 110 : 60, tall ? 800 : 760, floor, '#a7573c');
  const x = tall ? 600 : 1230;
  const scale = tall ? 1.95 : 1.5;
  drawPerson(
    scene,
    {
      x: x + 106 * scale,
      top: tall ? 190 : 96,
      scale,
      figure: { size: 0.3, skin: 5, age: 'young', hair: 'bun' },
      pose: { sway: -10, tilt: -0.04, lean: -0.09 },
      arms: ['back', 'down'],
      seed: 21,
    },
    [wear((stage) => drawDress(stage, 'nightdress'), '#6d1f35', 'lace')],
  );
  drawPerson(
    scene,
    {
      x: x - 96 * scale,
      top: tall ? 160 : 70,
      scale,
      pose: { sway: 8, tilt: 0.03, lean: 0.07 },
      figure: { size: 0.55, skin: 1, age: 'middle', hair: 'bob' },
      arms: ['down', 'down'],
      seed: 14,
    },
    [wear(drawRobe, '#b7791f')],
  );
  vase(scene, tall ? 170 : 640, tall ? 1430 : 1020, tall ? 1.2 : 1.1, '#5d2a2a', '#b7791f');
  curtain(scene, tall ? 1060 : 1700, 0, tall ? 140 : 220, floor + 40, '#6d1f35');
}

function drawLove(scene: Scene, tall: boolean) {
  const floor = tall ? 1360 : 980;
  room(scene, '#dfd6c6', '#bfa283', floor);
  windowLight(scene, tall ? 40 : 200, 90, 440, tall ? 720 : 640);
  arch(scene, tall ? 600 : 1160, tall ? 90 : 50, tall ? 1010 : 1060, floor, '#aeb49f');
  const x = tall ? 600 : 1160;
  const scale = tall ? 1.9 : 1.6;
  const top = tall ? 170 : 84;
  drawPerson(
    scene,
    {
      x: x - 176 * scale,
      top: top + 22 * scale,
      scale,
      figure: { size: 0.3, skin: 5, age: 'young', hair: 'curls' },
      pose: { sway: 11, tilt: 0.04, lean: 0.1 },
      arms: ['down', 'back'],
      seed: 31,
    },
    [wear((stage) => drawBodysuit(stage, 'bodysuit'), colors.sage, 'lace')],
  );
  drawPerson(
    scene,
    {
      x: x + 182 * scale,
      top: top + 12 * scale,
      scale,
      figure: { size: 0.96, skin: 2, age: 'middle', hair: 'bob' },
      pose: { sway: -11, tilt: -0.04, lean: -0.1 },
      arms: ['back', 'down'],
      seed: 33,
    },
    [brief('brief-high-waist', colors.wine), bra('bra-full-cup', colors.wine)],
  );
  drawPerson(
    scene,
    {
      x,
      top,
      scale,
      figure: { size: 0.5, skin: 0, age: 'older', hair: 'bob' },
      pose: { sway: 5, tilt: 0.02, lean: 0.03 },
      arms: ['back', 'back'],
      seed: 36,
    },
    [wear((stage) => drawDress(stage, 'nightdress'), '#c08f86', 'lace')],
  );
  if (!tall) vase(scene, 330, 1046, 1.1, '#8a5a44');
}
