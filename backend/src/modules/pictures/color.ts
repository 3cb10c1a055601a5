export type Rgb = [number, number, number];

export const toRgb = (hex: string): Rgb => {
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

export const darken = (hex: string, share: number) => mix(hex, '#1f1310', share);
export const lighten = (hex: string, share: number) => mix(hex, '#fffaf4', share);

/** Pure black or white would swallow every seam: cloth is drawn a little inside the ends of the scale. */
export function clothColor(base: string): string {
  const light = luminance(base);
  if (light < 0.022) return mix(base, '#5a4d4c', 0.28);
  if (light > 0.92) return mix(base, '#efe4d6', 0.35);
  return mix(base, base, 0);
}
