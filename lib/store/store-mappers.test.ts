import { expect, test } from '@jest/globals';
import { martaStore } from '@/contract/examples/store';
import { hasOwnWords } from './store';
import { toFoundStore, toStore } from './store-mappers';

test('R22 C032 a store comes with her words, her picture and her favourites at the prices of today', () => {
  const foto = {
    tipo: 'IMAGEN' as const,
    hash: 'a'.repeat(24),
    alt: 'x',
    ancho: 9,
    alto: 9,
    colorDominante: '#000000',
  };
  const found = toFoundStore({ estado: 'ACTIVA', tienda: { ...martaStore, foto } }, 'en');
  expect(found).toMatchObject({
    state: 'open',
    store: {
      alias: 'marta-velia',
      name: 'Marta R.',
      givenName: 'Marta',
      town: 'Valencia',
      portrait: { hash: foto.hash },
      whatsApp: '+34600111222',
      favourites: [{ sentence: 'El que más repiten: ni se nota puesto.' }],
    },
  });
  expect(found?.store.favourites[0]?.product.href).toMatch(/^\/en\/catalogue\//);
});

test('R23 an alias that nobody has is no store, and a paused one is told apart', () => {
  expect(toFoundStore({ estado: 'DESCONOCIDA', tienda: null }, 'es')).toBeNull();
  expect(toFoundStore({ estado: 'PAUSADA', tienda: martaStore }, 'es')?.state).toBe('paused');
});

test('a store in which nobody has said anything, and the house’s own, are nothing to find in a search engine', () => {
  const store = toStore(martaStore, 'es');
  const silent = { ...store, greeting: '', story: '', favourites: [] };
  expect([store, silent, { ...store, alias: 'invited' }].map(hasOwnWords)).toEqual([true, false, false]);
});
