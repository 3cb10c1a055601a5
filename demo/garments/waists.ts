import { mix } from 'backend/src/modules/pictures/color.ts';
import { drawCentre, type Tone, trimOf } from './edges.ts';
import { panel } from './fabric.ts';
import { across } from './figure.ts';
import type { Stage } from './garment.ts';
import { mirror, type Point, type Segment, symmetric } from './geometry.ts';
import { channel, folds, ring, seamLine, stitches } from './trims.ts';

/** The detail of a one-piece style between bust and hips. */
export type Waist = 'seams' | 'belt' | 'shirred' | 'sides' | 'buttons' | 'wrap' | 'plain';

const pair = (segment: Segment): Segment[] => [segment, mirror(segment)];

export function drawWaist(stage: Stage, kind: Waist, from: number, to: number, tone: Tone = 'deep') {
  const { d, body, cloth, back } = stage;
  const trim = trimOf(cloth, tone);
  if (kind === 'belt') {
    panel(d, trim, [across(body, 292, 3, -1, 1, 0.7), [...across(body, 306, 4, -1, 1, 0.7)].reverse()], {
      fill: 'lining',
    });
    if (!back) ring(d, cloth, [0, 302], 7);
  }
  if (kind === 'sides')
    for (const s of [1, -1]) {
      const rows = [from, (from * 2 + to) / 3, (from + to * 2) / 3, to];
      const outer: Point[] = rows.map((y) => [body.width(y) + 0.6, y]);
      const inner: Point[] = rows.map((y, i) => [body.width(y) * (i === 0 || i === 3 ? 0.74 : 0.52), y]);
      const shape: Segment[] = [outer, inner.reverse()];
      panel(d, trim, s === 1 ? shape : shape.map(mirror).reverse(), { fill: 'lining' });
    }
  if (back) return;
  if (kind === 'seams')
    for (const s of [0.24, 0.56].flatMap((u) =>
      pair([
        [body.width(from) * u * 1.2, from],
        [body.width(300) * u, 300],
        [body.width(to) * u * 0.9, to],
      ]),
    )) {
      seamLine(d, cloth, [s], 0.9);
      stitches(d, cloth, [s], 1.5);
    }
  if (kind === 'shirred')
    for (let y = from + 8; y < to; y += 15)
      folds(
        d,
        cloth,
        [
          [
            [-body.width(y) + 3, y - 5],
            [-18, y + 3],
            [12, y + 3],
            [body.width(y) * 0.7, y - 4],
          ],
        ],
        0.62,
      );
  if (kind === 'buttons') {
    channel(
      d,
      trim,
      [
        [0, from - 14],
        [0.4, (from + to) / 2],
        [0, to],
      ],
      7,
    );
    for (let y = from - 8; y < to - 4; y += 15)
      ring(d, { ...cloth, base: mix(cloth.base, '#efe6d8', 0.6) }, [0, y], 1.7);
  }
  if (kind === 'wrap') {
    for (const t of [0, 0.3, 0.6])
      folds(
        d,
        cloth,
        [
          [
            [-body.width(from) * 0.3, from - 22 + t * 26],
            [8, from + 26 + t * 22],
            [body.width(300) - 3, 296 + t * 16],
          ],
        ],
        0.75,
      );
    drawCentre(d, trim, [body.width(300) * 0.74, 296], 'bow');
  }
}

/** Another colour from neckline to under the bust. */
export function drawYoke({ d, body, cloth }: Stage, neck: Segment, arm: Segment, y: number, tone: Tone) {
  const at = arm.at(-1) as Point;
  panel(
    d,
    trimOf(cloth, tone),
    symmetric([
      neck,
      arm,
      [at, [body.width(y) + 0.8, y]],
      [
        [body.width(y) + 0.8, y],
        [body.bust.x, y + 2],
        [0, y + 3],
      ],
    ]),
    { fill: 'lining' },
  );
}
