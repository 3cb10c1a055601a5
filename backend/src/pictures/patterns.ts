import { darken, lighten, luminance } from './color.ts';
import type { Random } from './random.ts';

type Colors = { base: string; seam: string; accent: string };
const n = (value: number) => String(Math.round(value * 100) / 100);

/** Tiles are drawn in figure units and scaled with the camera, so that a close view shows larger stitches. */
const tile = (id: string, width: number, height: number, scale: number, turn: number, body: string) =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(${n(scale)}) rotate(${turn})">${body}</pattern>`;

function flower(x: number, y: number, r: number, petals: number, turn: number, color: string, line: string): string {
  let out = '';
  for (let i = 0; i < petals; i++) {
    const angle = turn + (360 * i) / petals;
    out += `<ellipse cx="${n(x)}" cy="${n(y - r * 0.58)}" rx="${n(r * 0.36)}" ry="${n(r * 0.46)}" transform="rotate(${n(angle)} ${n(x)} ${n(y)})"/>`;
  }
  return `<g fill="${color}" fill-opacity=".92" stroke="${line}" stroke-opacity=".5" stroke-width=".35">${out}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.24)}" fill="${line}" fill-opacity=".55" stroke="none"/></g>`;
}

function sprig(x: number, y: number, length: number, turn: number, color: string, line: string): string {
  let leaves = '';
  for (let i = 1; i <= 4; i++) {
    const at = (-length * i) / 4.4;
    for (const lean of [-48, 48]) {
      leaves += `<ellipse cx="0" cy="-1.5" rx=".85" ry="1.9" transform="translate(0 ${n(at)}) rotate(${lean})" fill="${color}" fill-opacity=".9" stroke="${line}" stroke-opacity=".4" stroke-width=".25"/>`;
    }
  }
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><path d="M0 0Q1 ${n(-length / 2)} 0 ${n(-length)}" fill="none" stroke="${color}" stroke-width=".8"/>${leaves}</g>`;
}

/** Lace of three makes: rose, fern, medallion; chosen by the seed. */
export function lacePattern(id: string, scale: number, color: string, line: string, random: Random): string {
  const make = Math.floor(random.next() * 3);
  const w = 27;
  const h = 30;
  let body = '';
  const at = (x: number, y: number, draw: (x: number, y: number) => string) => {
    for (const dx of [-w, 0, w]) for (const dy of [-h, 0, h]) body += draw(x + dx, y + dy);
  };
  if (make === 0) {
    at(7, 8, (x, y) => flower(x, y, 6.2, 6, 12, color, line) + flower(x, y, 3.2, 6, 40, color, line));
    at(20.5, 22, (x, y) => flower(x, y, 4.8, 5, 30, color, line));
    at(12, 16, (x, y) => sprig(x, y + 12, 11, -18, color, line));
    at(21, 13, (x, y) => sprig(x, y + 2, 10, 28, color, line));
  } else if (make === 1) {
    at(6, 28, (x, y) => sprig(x, y, 17, 14, color, line));
    at(19, 15, (x, y) => sprig(x, y, 17, -16, color, line));
    at(16, 24, (x, y) => flower(x, y, 4.4, 5, 0, color, line));
    at(3, 9, (x, y) => flower(x, y, 4, 6, 20, color, line));
  } else {
    at(
      8,
      8,
      (x, y) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="7" fill="none" stroke="${color}" stroke-width="1.1"/>${flower(x, y, 5.2, 8, 0, color, line)}`,
    );
    at(
      21.5,
      23,
      (x, y) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="5.4" fill="none" stroke="${color}" stroke-width=".9"/>${flower(x, y, 3.8, 8, 20, color, line)}`,
    );
    at(21, 8, (x, y) => sprig(x, y + 5, 9, 0, color, line));
    at(7.5, 24, (x, y) => sprig(x, y + 4, 8, 180, color, line));
  }
  return tile(id, w, h, scale, make === 1 ? 0 : -8, body);
}

export function patternTile(
  id: string,
  pattern: string,
  scale: number,
  { base, seam, accent }: Colors,
  random: Random,
): string | null {
  const light = luminance(base) < 0.1;
  switch (pattern) {
    case 'dots': {
      const r = random.pick([1.1, 1.6, 2.2]);
      const s = r * 5;
      return tile(id, s, s, scale, 45, `<circle cx="${n(s / 2)}" cy="${n(s / 2)}" r="${r}" fill="${accent}"/>`);
    }
    case 'stripes': {
      const s = random.pick([5, 8, 11]);
      return tile(
        id,
        s,
        s,
        scale,
        random.pick([0, 0, 90]),
        `<rect width="${n(s * 0.42)}" height="${s}" fill="${accent}" fill-opacity=".92"/>`,
      );
    }
    case 'rib':
      return tile(
        id,
        2.6,
        8,
        scale,
        0,
        `<rect width=".75" height="8" fill="${seam}" fill-opacity=".5"/><rect x="1.1" width=".6" height="8" fill="#fff" fill-opacity="${light ? 0.1 : 0.22}"/>`,
      );
    case 'mesh':
      return tile(
        id,
        2.4,
        4.15,
        scale,
        0,
        `<path d="M0 0L1.2 .7L1.2 2.1L0 2.8L0 4.15M1.2 .7L2.4 0M1.2 2.1L2.4 2.8L2.4 4.15" fill="none" stroke="${seam}" stroke-width=".26" stroke-opacity=".75"/>`,
      );
    case 'animal': {
      let spots = '';
      for (let row = 0; row < 4; row++) {
        for (let col = 0; col < 3; col++) {
          const x = 4 + col * 10 + (row % 2) * 5 + random.range(-1.4, 1.4);
          const y = 4 + row * 7.5 + random.range(-1.2, 1.2);
          const turn = random.range(0, 360);
          const r = random.range(2.1, 3);
          const ring = `<path d="M${n(-r)} ${n(r * 0.3)}C${n(-r * 1.1)} ${n(-r)} ${n(r * 0.3)} ${n(-r * 1.3)} ${n(r * 0.8)} ${n(-r * 0.6)}M${n(r)} ${n(r * 0.1)}C${n(r * 0.9)} ${n(r)} ${n(-r * 0.1)} ${n(r * 1.1)} ${n(-r * 0.5)} ${n(r * 0.8)}" fill="none" stroke="${accent}" stroke-width="1.5" stroke-linecap="round"/><circle r="${n(r * 0.42)}" fill="${accent}" fill-opacity=".35"/>`;
          for (const dx of [-30, 0, 30])
            for (const dy of [-30, 0, 30]) {
              if (x + dx < -5 || x + dx > 35 || y + dy < -5 || y + dy > 35) continue;
              spots += `<g transform="translate(${n(x + dx)} ${n(y + dy)}) rotate(${n(turn)})">${ring}</g>`;
            }
        }
      }
      return tile(id, 30, 30, scale, 8, spots);
    }
    case 'floral': {
      const petal = accent;
      const leaf = light ? lighten(base, 0.35) : darken('#6f7f68', 0.1);
      const other = light ? lighten(accent, 0.3) : lighten(accent, 0.35);
      let body = '';
      const at = (x: number, y: number, draw: (x: number, y: number) => string) => {
        for (const dx of [-32, 0, 32]) for (const dy of [-32, 0, 32]) body += draw(x + dx, y + dy);
      };
      at(8, 9, (x, y) => sprig(x, y, 11, 130, leaf, leaf) + flower(x, y, 6, 5, 10, petal, darken(petal, 0.3)));
      at(24, 25, (x, y) => sprig(x, y, 11, -40, leaf, leaf) + flower(x, y, 5, 5, 40, petal, darken(petal, 0.3)));
      at(24, 8, (x, y) => flower(x, y, 3, 5, 0, other, darken(petal, 0.3)));
      at(8, 25, (x, y) => flower(x, y, 3.4, 5, 22, other, darken(petal, 0.3)));
      return tile(id, 32, 32, scale, 0, body);
    }
    default:
      return null;
  }
}
