type Rgb = [number, number, number];

const toRgb = (hex: string): Rgb => {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1] ?? short(hex);
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

// Swatch colours come from an operator's table: an unreadable one is drawn in the house's taupe and breaks no page.
const short = (hex: string) => {
  const digits = /^#([0-9a-f]{3})$/i.exec(hex)?.[1];
  return digits ? digits.replace(/./g, '$&$&') : 'a89585';
};

const toHex = (rgb: readonly number[]) =>
  `#${rgb
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export function mix(a: string, b: string, share: number): string {
  const from = toRgb(a);
  const to = toRgb(b);
  return toHex(from.map((v, i) => v + ((to[i] as number) - v) * share));
}

/** Relative luminance, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex).map((v) =>
    v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
  ) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How far two colours lie apart to the eye; black and white are about 100 apart. */
export function difference(a: string, b: string): number {
  const x = toLab(a);
  const y = toLab(b);
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

function toLab(hex: string): Rgb {
  const [r, g, b] = toRgb(hex).map((v) =>
    v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
  ) as Rgb;
  const f = (v: number) => (v > 0.008856 ? Math.cbrt(v) : 7.787 * v + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export const darken = (hex: string, share: number) => mix(hex, '#1f1310', share);
export const lighten = (hex: string, share: number) => mix(hex, '#fffaf4', share);
