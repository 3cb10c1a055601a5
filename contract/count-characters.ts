const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Counts characters as people and the schemas do: an accent or a skin tone is no character of its own. */
export const countCharacters = (text: string): number => [...signs.segment(text)].length;
