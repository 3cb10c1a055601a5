import { describe, expect, test } from '@jest/globals';
import { consultarIndiceDepto } from '@/contract/catalogue/examples';
import { toIndexedCard } from './listing-index';
import { toListingIndex } from './listing-index-mappers';
import { nothingChosen } from './listing-params';
import { pickColour } from './listing-rules';

describe('a card of the index', () => {
  const index = toListingIndex(consultarIndiceDepto.datos, 'es');
  const product = index.products[0];
  if (!product) throw new Error('the example has a product');

  test('has the fields of a card from the backend', () => {
    expect(toIndexedCard(index, product, (name, colour) => `${name} in ${colour}`)).toMatchObject({
      reference: 'V1042',
      href: '/catalogue/sujetador-alba-v1042',
      price: { from: 3490, to: 3690, before: null },
      badge: 'NUEVO',
      colours: [
        { code: '001', picture: { alt: 'Sujetador Alba in Negro', dominantColor: '#2b2a2e' } },
        { code: '014', picture: null },
      ],
      secondPicture: null,
      available: true,
    });
  });

  test('bits of the wire are read from the last digit on', () => {
    expect([...product.made]).toEqual([1, 1, 1]);
    expect(product.colours.map(({ inStock }) => [...inStock])).toEqual([
      [1, 0, 1],
      [0, 0, 0],
    ]);
  });

  test('is shown in a chosen colour that has a picture, else unchanged', () => {
    expect(pickColour(index, product, nothingChosen)).toBeUndefined();
    expect(pickColour(index, product, { ...nothingChosen, colours: ['014'] })).toBeUndefined();
    expect(pickColour(index, product, { ...nothingChosen, colours: ['014', '001'] })).toBe('001');
  });
});
