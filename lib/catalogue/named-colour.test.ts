import { expect, test } from '@jest/globals';
import { braCard, braPicture } from '@/contract/catalogue/examples';
import { toListingCard } from './catalogue-mappers';
import { toShownColour } from './listing-mappers';
import { findNamedColour } from './named-colour';

const picture = { hash: 'a', alt: '', dominantColor: '#000000' };
const colours = (...names: string[]) => names.map((name) => ({ code: name, name, colour: '#000', src: '', picture }));

test.each([
  ['sujetador negro', ['Nude', 'Negro'], 'Negro'],
  ['bragas negras', ['Nude', 'Negro'], 'Negro'],
  ['faja ROJA', ['Rosa', 'Rojo'], 'Rojo'],
  ['schwarzer BH', ['Weiß', 'Schwarz'], 'Schwarz'],
  ['weisse Slips', ['Schwarz', 'Weiß'], 'Weiß'],
  ['black bra', ['Ivory', 'Black'], 'Black'],
  ['azul marino', ['Azul cielo', 'Azul marino'], 'Azul marino'],
  ['azul', ['Negro', 'Azul cielo', 'Azul marino'], 'Azul cielo'],
  ['sujetador', ['Negro', 'Nude'], undefined],
  ['rot', ['Rosa', 'Rosé'], undefined],
])('F007 of “%s” among %j the colour is %s', (text, names, code) => {
  expect(findNamedColour(colours(...names), text)).toBe(code);
});

test('F007 a colour without a picture is not shown', () => {
  expect(findNamedColour([{ code: 'n', name: 'Negro', picture: null }], 'negro')).toBeUndefined();
});

test('F007 a search result shows the searched colour with its picture, unless a filter chose another', () => {
  const shared = { muestra: '', hex: '#000000', foto: braPicture };
  const colores = ['Nude', 'Negro', 'Rojo'].map((name) => ({ ...shared, codColor: name, nombreColor: name }));
  const shown = (chosen: string[], text = '') =>
    toShownColour(toListingCard({ ...braCard, colores }, 'es', { chosen, text }), chosen, text);
  expect([shown([], 'negras'), shown(['Rojo'], 'negras'), shown([]), shown(['Rojo'])]).toEqual([
    'Negro',
    'Rojo',
    undefined,
    'Rojo',
  ]);
});
