import { expect, test } from '@jest/globals';
import { colourInSentence } from './colour-in-sentence';

test.each([
  ['es', 'Azul marino', 'azul marino'],
  ['en', 'Dusty rose', 'dusty rose'],
  ['de', 'Marineblau', 'Marineblau'],
])('in %s a colour inside a sentence has the capitalisation of the language', (locale, colour, said) => {
  expect(colourInSentence(colour, locale)).toBe(said);
});
