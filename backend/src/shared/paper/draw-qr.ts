import { encode } from 'uqr';
import type { Doc } from './draw-parts.ts';

/** In points: a scanner reads it from paper at an arm's length. */
export const qrSize = 64;

/** A QR code of dark squares, in runs so that no line shows between two. */
export function drawQr(doc: Doc, text: string, { x, y }: { x: number; y: number }): void {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const unit = qrSize / size;
  for (const [row, cells] of data.entries()) {
    const dots = cells.map((dark) => (dark ? '1' : '0')).join('');
    for (const { index, 0: run } of dots.matchAll(/1+/g))
      doc.rect(x + index * unit, y + row * unit, run.length * unit, unit);
  }
  doc.fill('#000000');
}
