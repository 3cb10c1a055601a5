import { expect, test } from '@jest/globals';
import { formatReadyBagText, parseReadyBagText } from './ready-bag';

test('N05 a ready bag is typed as on the pad: a code with a quantity before or after it; invalid lines are numbered', () => {
  expect(parseReadyBagText('482157\n2 x 482158\n482159x3\n\n482157 x 2')).toEqual({
    lines: [
      { code: '482157', quantity: 3 },
      { code: '482158', quantity: 2 },
      { code: '482159', quantity: 3 },
    ],
    wrong: [],
  });
  expect(parseReadyBagText('482157 x 0\nel rojo de ayer\n482158 x 1000\n482159 x 2,5')).toEqual({
    lines: [],
    wrong: [1, 2, 3, 4],
  });
  expect(parseReadyBagText('')).toEqual({ lines: [], wrong: [] });
});

test('the lines of the order in hand are written as they would be typed', () => {
  const lines = [
    { code: '482157', quantity: 2 },
    { code: '482158', quantity: 1 },
  ];
  expect(parseReadyBagText(formatReadyBagText(lines)).lines).toEqual(lines);
});
