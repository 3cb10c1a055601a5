import { darken, lighten, luminance } from 'backend/src/modules/pictures/color.ts';
import type { Choose, Random } from './random.ts';

type Colors = { base: string; seam: string; accent: string };
const n = (value: number) => String(Math.round(value * 100) / 100);

/** Tiles are drawn in figure units and scaled with the camera, so that a close view shows larger stitches. */
const tile = (id: string, width: number, height: number, scale: number, turn: number, body: string) =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(${n(scale)}) rotate(${turn})">${body}</pattern>`;

function flower(
  x: number,
  y: number,
  r: number,
  petals: number,
  turn: number,
  color: string,
  line: string,
  solid = 0.92,
): string {
  let out = '';
  for (let i = 0; i < petals; i++) {
    const angle = turn + (360 * i) / petals;
    const at = `transform="rotate(${n(angle)} ${n(x)} ${n(y)})"`;
    out += `<ellipse cx="${n(x)}" cy="${n(y - r * 0.58)}" rx="${n(r * 0.38)}" ry="${n(r * 0.47)}" ${at}/><path d="M${n(x)} ${n(y - r * 0.3)}V${n(y - r * 0.8)}" stroke-opacity=".35" ${at}/>`;
  }
  return `<g fill="${color}" fill-opacity="${solid}" stroke="${line}" stroke-opacity=".5" stroke-width=".32">${out}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.22)}" fill="${line}" fill-opacity=".55" stroke="none"/></g>`;
}

function sprig(x: number, y: number, length: number, turn: number, color: string, line: string): string {
  let leaves = '';
  for (let i = 1; i <= 4; i++) {
    const at = (-length * i) / 4.4;
    for (const lean of [-48, 48]) {
      leaves += `<ellipse cx="0" cy="-1.5" rx=".8" ry="1.8" transform="translate(0 ${n(at)}) rotate(${lean})" fill="${color}" fill-opacity=".9" stroke="${line}" stroke-opacity=".4" stroke-width=".25"/>`;
    }
  }
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><path d="M0 0Q1 ${n(-length / 2)} 0 ${n(-length)}" fill="none" stroke="${color}" stroke-width=".7"/>${leaves}</g>`;
}

/** A trailing stem with single leaves and a bud at its end. */
function tendril(x: number, y: number, reach: number, turn: number, color: string, line: string): string {
  const leaf = (px: number, py: number, lean: number) =>
    `<path d="M0 0C1.4 -1 1.5 -3 0 -4.2C-1.5 -3 -1.4 -1 0 0Z" transform="translate(${n(px)} ${n(py)}) rotate(${lean})" fill="${color}" fill-opacity=".9" stroke="${line}" stroke-opacity=".45" stroke-width=".25"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(reach / 12)})"><path d="M0 0C4 -2 3 -7 7 -8S12 -6 11.4 -3.4S8 -3.6 9 -5" fill="none" stroke="${color}" stroke-width=".75" stroke-linecap="round"/>${leaf(2.6, -2.4, -40)}${leaf(4.2, -6, 50)}${leaf(8, -8, -10)}<circle cx="9.4" cy="-4.8" r=".9" fill="${color}"/></g>`;
}

/** Lace of five makes: rose, fern, medallion, lattice, peony. */
export function lacePattern(id: string, scale: number, color: string, line: string, make: number): string {
  const w = 26;
  const h = 28;
  let body = '';
  const at = (x: number, y: number, draw: (x: number, y: number) => string) => {
    for (const dx of [-w, 0, w]) for (const dy of [-h, 0, h]) body += draw(x + dx, y + dy);
  };
  if (make === 0) {
    at(15, 4, (x, y) => tendril(x, y, 13, 20, color, line));
    at(11, 13, (x, y) => tendril(x, y, 12, 150, color, line));
    at(23, 17, (x, y) => tendril(x, y, 12, 215, color, line));
    at(7, 8, (x, y) => flower(x, y, 7, 7, 12, color, line, 0.7) + flower(x, y, 4.6, 6, 34, color, line));
    at(20, 22, (x, y) => flower(x, y, 5.4, 6, 30, color, line, 0.7) + flower(x, y, 3.2, 5, 0, color, line));
    at(21, 9, (x, y) => flower(x, y, 2.4, 5, 0, color, line));
    at(5, 22, (x, y) => flower(x, y, 2.6, 5, 20, color, line));
  } else if (make === 1) {
    at(5, 27, (x, y) => sprig(x, y, 18, 12, color, line));
    at(18, 15, (x, y) => sprig(x, y, 18, -14, color, line));
    at(12, 20, (x, y) => tendril(x, y, 11, -70, color, line));
    at(15, 24, (x, y) => flower(x, y, 5, 6, 0, color, line));
    at(3, 8, (x, y) => flower(x, y, 4.6, 6, 20, color, line));
    at(10.5, 8, (x, y) => flower(x, y, 2.2, 5, 20, color, line));
    at(22, 22, (x, y) => flower(x, y, 2.2, 5, 50, color, line));
  } else if (make === 3) {
    const lattice = `<path d="M0 0L26 28M26 0L0 28M-13 14L13 42M13 -14L39 14M13 42L39 14M-13 14L13 -14" fill="none" stroke="${color}" stroke-width="1.5"/>`;
    body += lattice;
    at(13, 14, (x, y) => flower(x, y, 4.4, 8, 0, color, line));
    at(0, 0, (x, y) => flower(x, y, 4.4, 8, 0, color, line));
    at(13, 0, (x, y) => flower(x, y, 2, 4, 45, color, line));
    at(0, 14, (x, y) => flower(x, y, 2, 4, 45, color, line));
  } else if (make === 4) {
    at(
      13,
      14,
      (x, y) =>
        flower(x, y, 11, 9, 8, color, line, 0.6) +
        flower(x, y, 7.4, 7, 20, color, line, 0.8) +
        flower(x, y, 4, 5, 0, color, line),
    );
    at(1, 1, (x, y) => sprig(x, y + 5, 12, 40, color, line));
    at(25, 3, (x, y) => sprig(x, y + 3, 9, -70, color, line));
  } else {
    const dots = (x: number, y: number, r: number, count: number) =>
      Array.from(
        { length: count },
        (_, i) =>
          `<circle cx="${n(x + Math.cos((i * Math.PI * 2) / count) * r)}" cy="${n(y + Math.sin((i * Math.PI * 2) / count) * r)}" r=".75" fill="${color}"/>`,
      ).join('');
    const medal = (x: number, y: number, r: number) =>
      `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="${color}" fill-opacity=".25" stroke="${color}" stroke-width="1"/>${dots(x, y, r + 1.7, Math.round(r * 2.4))}${flower(x, y, r - 1, 8, 0, color, line)}`;
    at(8, 7.5, (x, y) => medal(x, y, 6.2));
    at(21, 21.5, (x, y) => medal(x, y, 4.6));
    at(21, 9, (x, y) => sprig(x, y + 4, 8, 0, color, line));
    at(7.5, 23, (x, y) => tendril(x - 4, y + 3, 9, 0, color, line));
  }
  return tile(id, w, h, scale, make === 1 ? 0 : -8, body);
}

export function patternTile(
  id: string,
  pattern: string,
  scale: number,
  { base, seam, accent }: Colors,
  random: Random,
  choose: Choose,
): string | null {
  const light = luminance(base) < 0.1;
  switch (pattern) {
    case 'dots': {
      const r = choose([1.2, 2.4, 1.7]);
      const s = r * choose([5, 4, 6.4, 4.6]);
      return tile(id, s, s, scale, 45, `<circle cx="${n(s / 2)}" cy="${n(s / 2)}" r="${r}" fill="${accent}"/>`);
    }
    case 'stripes': {
      const s = choose([5, 12, 8]);
      return tile(
        id,
        s,
        s,
        scale,
        choose([0, 90, 0, 45, 0]),
        `<rect width="${n(s * 0.42)}" height="${s}" fill="${accent}" fill-opacity=".92"/>`,
      );
    }
    case 'rib':
      return tile(
        id,
        2.6,
        8,
        scale * choose([1, 2.1, 1.5]),
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
      return tile(id, 30, 30, scale * choose([1, 1.5, 0.75]), 8, spots);
    }
    case 'floral': {
      const petal = accent;
      const leaf = light ? lighten(base, 0.35) : darken('#6f7f68', 0.1);
      const other = light ? lighten(accent, 0.3) : lighten(accent, 0.35);
      let body = '';
      const at = (x: number, y: number, draw: (x: number, y: number) => string) => {
        for (const dx of [-32, 0, 32]) for (const dy of [-32, 0, 32]) body += draw(x + dx, y + dy);
      };
      at(10, 9, (x, y) => tendril(x, y, 10, 100, leaf, leaf));
      at(22, 24, (x, y) => tendril(x, y, 10, -80, leaf, leaf));
      at(26, 12, (x, y) => tendril(x, y, 8, 160, leaf, leaf));
      at(6, 20, (x, y) => tendril(x, y, 8, 10, leaf, leaf));
      at(8, 9, (x, y) => flower(x, y, 6, 5, 10, petal, darken(petal, 0.3)));
      at(24, 25, (x, y) => flower(x, y, 5, 6, 40, other, darken(petal, 0.3)));
      at(24, 9, (x, y) => flower(x, y, 3.2, 5, 0, other, darken(petal, 0.3)));
      at(8, 26, (x, y) => flower(x, y, 3.4, 5, 22, petal, darken(petal, 0.3)));
      at(16, 16, (x, y) => flower(x, y, 1.8, 5, 22, other, darken(petal, 0.3)));
      return tile(id, 32, 32, scale * choose([1, 1.5, 0.78, 1.2]), choose([0, 30, -20]), body);
    }
    case 'jacquard': {
      const tone = light ? lighten(base, 0.13) : darken(base, 0.11);
      const w = choose([9, 14, 11]);
      const wave = `<path d="M0 ${n(w / 2)}Q${n(w / 4)} 0 ${n(w / 2)} ${n(w / 2)}T${w} ${n(w / 2)}" fill="none" stroke="${tone}" stroke-width="1.6"/>`;
      const diamond = `<path d="M${n(w / 2)} 1L${w - 1} ${n(w / 2)}L${n(w / 2)} ${w - 1}L1 ${n(w / 2)}Z" fill="none" stroke="${tone}" stroke-width="1.4"/><circle cx="${n(w / 2)}" cy="${n(w / 2)}" r="1.3" fill="${tone}"/>`;
      const herring = `<path d="M0 0L${n(w / 2)} ${n(w / 2)}L${w} 0M0 ${n(w / 2)}L${n(w / 2)} ${w}L${w} ${n(w / 2)}" fill="none" stroke="${tone}" stroke-width="1.4"/>`;
      return tile(id, w, w, scale, 0, choose([diamond, wave, herring, diamond]));
    }
    default:
      return null;
  }
}
