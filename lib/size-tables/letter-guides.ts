import type { LetterGuide } from '../../contract/public-codes.ts';
import { type LetterSize, letterSizes } from './letter-data.ts';
import type { Span } from './size-systems.ts';

export type BodyMeasure = 'bust' | 'waist' | 'hips';

type Guide = {
  asks: readonly BodyMeasure[];
  sizes: readonly GuideSize[];
};
export type GuideSize = Pick<LetterSize, BodyMeasure> & {
  size: string;
  /** Dress sizes by country; pairs of letters have none. */
  letter: LetterSize | null;
  offered: boolean;
};

/** The women's letters in the catalogue; the chart is larger. */
const offered = ['S', 'M', 'L', 'XL', 'XXL', '3XL'];

const letters: readonly GuideSize[] = letterSizes.map((letter) => ({
  size: letter.letter,
  bust: letter.bust,
  waist: letter.waist,
  hips: letter.hips,
  letter,
  offered: offered.includes(letter.letter),
}));

/** Tights are made for two letters at once. */
const pairs: readonly GuideSize[] = ['S-M', 'L-XL', 'XXL-3XL'].map((size) => {
  const [first, last] = size.split('-').map((name) => letterSizes.find(({ letter }) => letter === name));
  if (!first || !last) throw new RangeError(`no letters for ${size}`);
  const span = (measure: BodyMeasure): Span => [first[measure][0], last[measure][1]];
  return { size, bust: span('bust'), waist: span('waist'), hips: span('hips'), letter: null, offered: true };
});

/** Guides without a page: each measurement gives a letter, and the larger one is the size. */
export const letterGuides: Record<LetterGuide, Guide> = {
  briefs: { asks: ['waist', 'hips'], sizes: letters },
  shapewear: { asks: ['waist', 'hips'], sizes: letters },
  nightwear: { asks: ['bust', 'hips'], sizes: letters },
  hosiery: { asks: ['hips'], sizes: pairs },
};

export const isLetterGuide = (guide: string): guide is LetterGuide => guide in letterGuides;
