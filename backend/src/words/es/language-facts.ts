/** Settings that are no text, but differ by language. */
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
