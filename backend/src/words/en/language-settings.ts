import type { languageSettings as es } from '../es/language-settings.ts';

export const languageSettings: typeof es = {
  name: 'English',
  // British English: the day before the month.
  intl: 'en-GB',
  inSentence: (colour) => colour.toLowerCase(),
  payPal: 'en-GB',
  redsys: '2',
};
