/** Spanish and English write a colour in lower case inside a sentence; in German it is a noun. */
export const colourInSentence = (colour: string, locale: string): string =>
  locale === 'de' ? colour : colour.toLowerCase();
