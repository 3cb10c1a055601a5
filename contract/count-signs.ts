const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** As people count, and as the schemas do: an accent or a skin tone is no sign of its own. */
export const countSigns = (text: string): number => [...signs.segment(text)].length;
