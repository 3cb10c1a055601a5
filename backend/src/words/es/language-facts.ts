/** What differs by language and is no text: its name, locale and codes. */
export const languageFacts = {
  /** The language's own name. */
  name: 'Español',
  /** The locale for dates, hours and amounts. */
  intl: 'es',
  /** A colour's name inside a sentence. */
  inSentence: (colour: string) => colour.toLowerCase(),
  /** The language's codes at payment providers. */
  payPal: 'es-ES',
  redsys: '1',
};
