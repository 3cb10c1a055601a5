import { expect, test } from '@jest/globals';
import { martaStore } from '@/contract/personal-store/examples';
import { hasOwnWords } from './personal-store';
import { toFoundStore, toStore } from './store-mappers';

test('R22 C032 a store has its names, town, picture and number, and favourites with a sentence and a link', () => {
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

test('R23 an unknown alias is no store, and a paused one is recognised', () => {
  expect(toFoundStore({ estado: 'DESCONOCIDA', tienda: null }, 'es')).toBeNull();
  expect(toFoundStore({ estado: 'PAUSADA', tienda: martaStore }, 'es')?.state).toBe('paused');
});

test('a store without own texts, and the house’s own, are not for search engines', () => {
  const store = toStore(martaStore, 'es');
  const silent = { ...store, greeting: '', story: '', favourites: [] };
  expect([store, silent, { ...store, alias: 'invited' }].map(hasOwnWords)).toEqual([true, false, false]);
});
