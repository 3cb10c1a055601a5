import type { Provenance, SizeSystem, Span } from './size-systems.ts';

/** The shop's own chart, demo data: letters by the body measurements of EN 13402, with dress sizes beside them. */
export const letterProvenance: Provenance = { version: '2026-09', basis: 'EN 13402' };

export type LetterSize = Record<SizeSystem, string> & { letter: string; bust: Span; waist: Span; hips: Span };

export const letterSizes: readonly LetterSize[] = [
  {
    letter: 'XS',
    bust: [780, 840],
    waist: [620, 680],
    hips: [840, 900],
    eu: '30–32',
    es: '32–34',
    uk: '4–6',
    us: '0–2',
  },
  {
    letter: 'S',
    bust: [840, 900],
    waist: [680, 740],
    hips: [900, 960],
    eu: '34–36',
    es: '36–38',
    uk: '8–10',
    us: '4–6',
  },
  {
    letter: 'M',
    bust: [900, 960],
    waist: [740, 800],
    hips: [960, 1020],
    eu: '38–40',
    es: '40–42',
    uk: '12–14',
    us: '8–10',
  },
  {
    letter: 'L',
    bust: [960, 1020],
    waist: [800, 860],
    hips: [1020, 1080],
    eu: '42–44',
    es: '44–46',
    uk: '16–18',
    us: '12–14',
  },
  {
    letter: 'XL',
    bust: [1020, 1090],
    waist: [860, 930],
    hips: [1080, 1140],
    eu: '46–48',
    es: '48–50',
    uk: '20–22',
    us: '16–18',
  },
  {
    letter: 'XXL',
    bust: [1090, 1170],
    waist: [930, 1010],
    hips: [1140, 1220],
    eu: '50–52',
    es: '52–54',
    uk: '24–26',
    us: '20–22',
  },
  {
    letter: '3XL',
    bust: [1170, 1250],
    waist: [1010, 1090],
    hips: [1220, 1300],
    eu: '54–56',
    es: '56–58',
    uk: '28–30',
    us: '24–26',
  },
  {
    letter: '4XL',
    bust: [1250, 1330],
    waist: [1090, 1170],
    hips: [1300, 1380],
    eu: '58–60',
    es: '60–62',
    uk: '32–34',
    us: '28–30',
  },
];

export const swimwearLetters = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'] as const;

/** The sizes in the catalogue; the chart is larger. */
export const swimwearOffered: Record<'tops' | 'bottoms', readonly string[]> = {
  tops: ['S', 'M', 'L', 'XL', 'XXL'],
  bottoms: ['S', 'M', 'L', 'XL', 'XXL', '3XL'],
};

/**
 * The bottom size for each top (the row), by hips in the order of letters. Sets exist for sizes at most two letters
 * apart; beyond that, top and bottom are bought separately.
 */
export const swimwearBottoms: Readonly<Record<string, readonly (string | null)[]>> = {
  XS: ['XS', 'S', 'M', null, null, null, null],
  S: ['XS', 'S', 'M', 'L', null, null, null],
  M: ['XS', 'S', 'M', 'L', 'XL', null, null],
  L: [null, 'S', 'M', 'L', 'XL', 'XXL', null],
  XL: [null, null, 'M', 'L', 'XL', 'XXL', '3XL'],
  XXL: [null, null, null, 'L', 'XL', 'XXL', '3XL'],
  '3XL': [null, null, null, null, 'XL', 'XXL', '3XL'],
};
