import type { language as es } from '../es/language.ts';

export const language: typeof es = {
  name: 'English',
  // British English: the day before the month.
  intl: 'en-GB',
  inSentence: (colour) => colour.toLowerCase(),
  payPal: 'en-GB',
  redsys: '2',
};
