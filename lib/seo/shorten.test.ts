import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shorten } from './shorten';

test.each([
  ['Un sujetador.', 'Un sujetador.'],
  ['  zwei   Wörter\n\nweiter ', 'zwei Wörter weiter'],
])('F026 a text that fits is unchanged: %j', (text, expected) => {
  expect(shorten(text, 40)).toBe(expected);
});

test('F026 a long text ends after its last whole sentence if that is long enough, else after a word', () => {
  expect(shorten('Firm support all day. Seamless under anything you wear.', 30)).toBe('Firm support all day.');
  expect(shorten('Firm. Seamless under anything that you wear, day and night.', 40)).toBe(
    'Firm. Seamless under anything that you…',
  );
  expect(shorten('Naht, die niemand sieht, Tag und Nacht', 25)).toBe('Naht, die niemand sieht…');
  expect(shorten('Donaudampfschifffahrtsgesellschaft', 10)).toBe('Donaudamp…');
});

test('F026 no text exceeds the limit, and none is cut within a word that fits', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zñß]{1,12}[.,]?$/), { minLength: 1, maxLength: 60 }), (words) => {
      const text = words.join(' ');
      const short = shorten(text, 50);
      expect(short.length).toBeLessThanOrEqual(50);
      const kept = short.replace(/…$/, '').split(' ');
      expect(words.slice(0, kept.length).map((word) => word.replace(/[,.]+$/, ''))).toEqual(
        kept.map((word) => word.replace(/[,.]+$/, '')),
      );
    }),
  );
});
