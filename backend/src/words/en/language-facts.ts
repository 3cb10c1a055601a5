import type { languageFacts as es } from '../es/language-facts.ts';

export const languageFacts: typeof es = {
  name: 'English',
  // British English: the day before the month.
  intl: 'en-GB',
  inSentence: (colour) => colour.toLowerCase(),
  payPal: 'en-GB',
  redsys: '2',
};
