/** What is no text, and yet another one in each language. */
export const language = {
  /** What it is called in itself. */
  name: 'Español',
  /** How days, hours and amounts are written. */
  intl: 'es',
  /** What a colour is inside a sentence. */
  inSentence: (colour: string) => colour.toLowerCase(),
  /** By which payment providers know it. */
  payPal: 'es-ES',
  redsys: '1',
};
