import type { languageFacts as es } from '../es/language-facts.ts';

export const languageFacts: typeof es = {
  name: 'Deutsch',
  intl: 'de',
  // A noun, which keeps its capital.
  inSentence: (colour) => colour,
  payPal: 'de-DE',
  redsys: '5',
};
