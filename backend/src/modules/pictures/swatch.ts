import { clothColor, darken, lighten, luminance } from './color.ts';

/** A small piece of the cloth; drawn at 48 so that it stays clear at 24 on a dense screen. */
export function drawSwatch(color: string): string {
  const base = clothColor(color);
  const seam = luminance(base) < 0.1 ? lighten(base, 0.3) : darken(base, 0.28);
  const outline = (fill: string, extra = '') => `<circle cx="24" cy="24" r="23" fill="${fill}"${extra}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><defs><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1f1310" stop-opacity=".2"/></linearGradient></defs>${outline(base)}${outline('url(#l)')}${outline('none', ` stroke="${seam}" stroke-width="1.5"`)}</svg>`;
}
