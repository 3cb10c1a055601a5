import { expect, test } from '@jest/globals';
import { holdsLink } from 'contract/rules.ts';
import { breakLinks } from './break-links.ts';

test.each([
  'https://evil.example/x',
  'Gana en www.evil.example',
  'evil.example',
  'ана.пример.рф',
  'mailto:a@evil.example',
  'Portal 3.evil.example',
  'a..evil.example',
  '10.0.0.1/x',
])('no link is left in %s, and the text stays readable', (typed) => {
  const shown = breakLinks(typed);
  // Alone it links to nothing.
  expect(holdsLink(shown.replace('www. ', ''))).toBe(false);
  expect(shown.replaceAll(' ', '')).toBe(typed.replaceAll(' ', ''));
});

test.each([
  'C/ Mayor, 3, 2.º B',
  'Avda. Constitución 12',
  'Km 3.5',
  "L'Hospitalet de Llobregat",
  'Pol. Ind. Sur, nave 4',
])('%s is unchanged', (typed) => {
  expect(breakLinks(typed)).toBe(typed);
});
