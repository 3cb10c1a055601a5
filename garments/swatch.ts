import { darken, lighten, luminance } from './color.ts';
import { clothColor, type Pattern } from './fabric.ts';
import { lacePattern, patternTile } from './patterns.ts';
import { createChoice, createRandom } from './random.ts';

type SwatchShape = 'round' | 'square';

/** A small piece of the cloth; drawn at 48 so that it stays clear at 24 on a dense screen. */
export function drawSwatch(
  color: { base: string; accent?: string },
  pattern: Pattern,
  shape: SwatchShape = 'round',
): string {
  const base = clothColor(color.base);
  const dark = luminance(base) < 0.1;
  const seam = dark ? lighten(base, 0.3) : darken(base, 0.28);
  const accent = color.accent ? clothColor(color.accent) : dark ? lighten(base, 0.4) : darken(base, 0.32);
  const random = createRandom(3);
  const defs =
    pattern === 'lace'
      ? lacePattern('p', 1, dark ? lighten(base, 0.25) : lighten(base, 0.3), seam, 0)
      : (patternTile('p', pattern, 1.6, { base, seam, accent }, random, createChoice(0)) ?? '');
  const outline = (fill: string, extra = '') =>
    shape === 'round'
      ? `<circle cx="24" cy="24" r="23" fill="${fill}"${extra}/>`
      : `<rect x="1" y="1" width="46" height="46" rx="6" fill="${fill}"${extra}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><defs>${defs}<linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1f1310" stop-opacity=".2"/></linearGradient></defs>${outline(base)}${defs ? outline('url(#p)') : ''}${outline('url(#l)')}${outline('none', ` stroke="${seam}" stroke-width="1.5"`)}</svg>`;
}
