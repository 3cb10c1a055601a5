import type { language as es } from '../es/language.ts';

export const language: typeof es = {
  name: 'Deutsch',
  intl: 'de',
  // A noun, which keeps its capital.
  inSentence: (colour) => colour,
  payPal: 'de-DE',
  redsys: '5',
};
