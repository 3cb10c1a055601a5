import type { languageSettings as es } from '../es/language-settings.ts';

export const languageSettings: typeof es = {
  name: 'Deutsch',
  intl: 'de',
  // A noun, which keeps its capital.
  inSentence: (colour) => colour,
  payPal: 'de-DE',
  redsys: '5',
};
