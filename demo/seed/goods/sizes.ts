type SeedSize = { code: string; band: string | null; cup: string | null };

const bands = ['70', '75', '80', '85', '90', '95', '100'];
const cups = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];
const hosiery = ['S-M', 'L-XL', 'XXL-3XL'];

/** In the order in which they are shown. Bras carry the European label; the shopper's own system is a matter of display. */
export const sizes: readonly SeedSize[] = [
  ...bands.flatMap((band) => cups.map((cup) => ({ code: `${band}${cup}`, band, cup }))),
  ...[...letters, ...hosiery].map((code) => ({ code, band: null, cup: null })),
];

const bras = (fromBand: number, toBand: number, fromCup: string, toCup: string) =>
  sizes
    .filter(
      ({ band, cup }) =>
        band !== null && cup !== null && +band >= fromBand && +band <= toBand && cup >= fromCup && cup <= toCup,
    )
    .map(({ code }) => code);

export const sizeRuns = {
  'bra-small': bras(70, 85, 'A', 'C'),
  'bra-regular': bras(75, 90, 'B', 'D'),
  'bra-wide': bras(80, 95, 'B', 'E'),
  'bra-full': bras(80, 100, 'C', 'G'),
  women: ['S', 'M', 'L', 'XL', 'XXL'],
  'women-wide': ['S', 'M', 'L', 'XL', 'XXL', '3XL'],
  men: ['S', 'M', 'L', 'XL', 'XXL'],
  hosiery,
} as const satisfies Record<string, readonly string[]>;
export type SizeRun = keyof typeof sizeRuns;
