import 'backend/src/kit/node-version.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import sharp from 'sharp';
import { draw } from '../garments/picture.ts';
import { makeCampaigns } from './campaigns.ts';
import { demoFilms } from './demo-films.ts';
import { makeStyles } from './styles.ts';

/**
 * Draws the demo's films again after a change of the drawings. It alone needs an ffmpeg with libx264 and libvpx. The
 * garment hangs and sways, then it is worn, seen closer and closer, and then from behind.
 */

const [width, height] = [480, 640];
const fps = 20;
const sceneSeconds = 3;
const fadeSeconds = 0.6;
/** The drawing is twice as large as the film, so that zooming in stays sharp. */
const density = 2;

type Frame = Buffer;
type Scene = { view: 'plano' | 'frente' | 'espalda'; zoom: (part: number) => number; sway: number; middle: number };

const scenes: Scene[] = [
  { view: 'plano', zoom: () => 1, sway: 9, middle: 0.5 },
  { view: 'frente', zoom: (part) => 1 + 0.7 * ease(part), sway: 0, middle: 0.34 },
  { view: 'espalda', zoom: (part) => 1.35 - 0.35 * ease(part), sway: 0, middle: 0.34 },
];

const ease = (part: number) => part * part * (3 - 2 * part);

/** Interpolates one pixel of the film from four of the drawing. */
function sample(drawing: Buffer, x: number, y: number, into: Frame, at: number): void {
  const [w, h] = [width * density, height * density];
  const [px, py] = [Math.min(w - 2, Math.max(0, x * density)), Math.min(h - 2, Math.max(0, y * density))];
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [dx, dy] = [px - left, py - top];
  for (let channel = 0; channel < 3; channel += 1) {
    const point = (column: number, row: number) => drawing[((top + row) * w + left + column) * 3 + channel] as number;
    const upper = point(0, 0) * (1 - dx) + point(1, 0) * dx;
    into[at + channel] = upper * (1 - dy) + (point(0, 1) * (1 - dx) + point(1, 1) * dx) * dy;
  }
}

/** The hem swings furthest and a little later than the parts above it; the straps do not move. */
function drawFrame(drawing: Buffer, { zoom, sway, middle }: Scene, part: number): Frame {
  const frame = Buffer.alloc(width * height * 3);
  const scale = zoom(part);
  for (let y = 0; y < height; y += 1) {
    const hanging = Math.max(0, y / height - 0.12);
    const swing = sway * hanging * Math.sin(2 * Math.PI * part - 2 * hanging) * Math.sin(Math.PI * part);
    for (let x = 0; x < width; x += 1) {
      const ripple = sway * 0.25 * hanging * Math.sin(4 * Math.PI * part + x / 26);
      const fromX = width / 2 + (x - width / 2) / scale + swing + ripple * Math.sin(Math.PI * part);
      sample(drawing, fromX, height * middle + (y - height * middle) / scale, frame, (y * width + x) * 3);
    }
  }
  return frame;
}

function mix(one: Frame, other: Frame, share: number): Frame {
  const mixed = Buffer.alloc(one.length);
  for (let at = 0; at < one.length; at += 1)
    mixed[at] = (one[at] as number) * (1 - share) + (other[at] as number) * share;
  return mixed;
}

function* drawFilm(drawings: Buffer[]): Generator<Frame> {
  const frames = sceneSeconds * fps;
  const fade = Math.round(fadeSeconds * fps);
  let before: Frame | null = null;
  for (const [place, scene] of scenes.entries()) {
    for (let at = 0; at < frames; at += 1) {
      const frame = drawFrame(drawings[place] as Buffer, scene, at / (frames - 1));
      yield before && at < fade ? mix(before, frame, at / fade) : frame;
      if (at === frames - 1) before = frame;
    }
  }
}

const encoders = {
  mp4: ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '29', '-profile:v', 'main', '-movflags', '+faststart'],
  webm: ['-c:v', 'libvpx-vp9', '-crf', '43', '-b:v', '0', '-row-mt', '0', '-deadline', 'good', '-cpu-used', '1'],
};

async function encode(frames: Iterable<Frame>, file: string, how: string[]): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(fps), '-i', '-'];
  const plain = ['-pix_fmt', 'yuv420p', '-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
  const program = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...how, ...plain, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(program, 'exit');
  for (const frame of frames) if (!program.stdin.write(frame)) await once(program.stdin, 'drain');
  program.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}

const today = new Date('2026-01-01T00:00:00Z');
for (const style of makeStyles(240, today, makeCampaigns(today)))
  for (const { color, pictures } of style.variants) {
    const name = `${style.reference}-${color}`.toLowerCase();
    if (!demoFilms.some((film) => film === name)) continue;
    const drawings = [];
    for (const { view } of scenes) {
      const picture = pictures.find(({ spec }) => 'garment' in spec && spec.garment.view === view);
      if (!picture) throw new Error(`${name} has no picture of this view: ${view}.`);
      const drawing = sharp(Buffer.from(draw(picture.spec))).resize(width * density, height * density);
      drawings.push(await drawing.flatten({ background: '#ffffff' }).raw().toBuffer());
    }
    for (const [format, how] of Object.entries(encoders))
      await encode(drawFilm(drawings), join(import.meta.dirname, 'films', `${name}.${format}`), how);
  }
