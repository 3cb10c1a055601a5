/** The mark, from which brand-icons.ts draws the icons of `public`. */
export const markColours = { ground: '#6d1f35', line: '#faf6f0' };
export const markLine = 'M7 9c3 9 6 13 9 15 3-2 6-6 9-15';

export type IconShape =
  /** With its own round corners. */
  | 'tile'
  /** To the edges: the system crops it, as on phones. */
  | 'full'
  /** To the edges, with the line inside the circle that a system may crop to. */
  | 'maskable';

export function markSvg(shape: IconShape): string {
  const corner = shape === 'tile' ? ' rx="7"' : '';
  const line = `<path d="${markLine}" fill="none" stroke="${markColours.line}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
  const placed =
    shape === 'maskable' ? `<g transform="translate(16 16) scale(.75) translate(-16 -16)">${line}</g>` : line;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${corner} fill="${markColours.ground}"/>${placed}</svg>`;
}
