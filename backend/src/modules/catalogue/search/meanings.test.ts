import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { openApp } from '../../../../test/client.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';
import { listAllMeanings, removeMeaning, setMeaning, setSearchPage } from './meanings.ts';

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  beforeAll(() => {
    shop = openApp(database(), { now: shopNow });
  });
  afterAll(() => shop.app.close());

  const search = async (texto: string) =>
    (
      await shop.call<AnswerOf<'searchProducts'>>('POST', '/api/public/portafolio/consultarProductosXReferencia', {
        body: { idioma: 'es', texto },
      })
    ).datos;
  const meaningOf = async (phrase: string) =>
    (await listAllMeanings(database().db, 'es')).find((row) => row.phrase === phrase);

  test('F007 a new word is understood by the next search, in the plural too, and can be deleted again', async () => {
    const { db } = database();
    expect((await search('chirimoyas'))?.totalProductos).toBe(0);
    await setMeaning(db, 'es', 'Chirimoya', { codes: ['corset', 'ROJ'] });
    const found = await search('chirimoyas');
    expect(found?.productos[0]?.tipo).toBe('corset');
    expect(found?.aproximado).toBe(false);
    await removeMeaning(db, 'es', 'chirimoya');
    expect((await search('chirimoyas'))?.totalProductos).toBe(0);
    await expect(removeMeaning(db, 'es', 'chirimoya')).rejects.toMatchObject({ status: 404 });
  });

  test('F007 a phrase is stored in the form that is compared, and its last meaning counts', async () => {
    const { db } = database();
    await setMeaning(db, 'es', 'Pezón, ', { codes: ['bras'] });
    await setMeaning(db, 'es', 'pezon', { codes: ['briefs', 'bras'], asSet: true });
    expect(await meaningOf('pezon')).toEqual({ phrase: 'pezon', codes: ['briefs', 'bras'], as_set: true, page: null });
    await removeMeaning(db, 'es', 'PEZÓN');
    expect(await meaningOf('pezon')).toBeUndefined();
  });

  test('F007 a new help page is offered to a Spanish search under its Spanish name', async () => {
    const { db } = database();
    await setSearchPage(db, '/love', { es: 'Campaña', en: 'Campaign', de: 'Kampagne' });
    await setMeaning(db, 'es', 'chirimoya', { page: '/love' });
    const found = await search('chirimoya');
    expect([found?.ayuda, found?.totalProductos]).toEqual([[{ texto: 'Campaña', ruta: '/love' }], 0]);
    await removeMeaning(db, 'es', 'chirimoya');
  });

  test.each([
    ['an unused code', 'x', { codes: ['bras', 'nonsense'] }, { nonsense: 'error.field.absent' }],
    ['an unknown page', 'x', { page: '/nowhere' }, { page: 'error.field.absent' }],
    ['a phrase of symbols', '¿?', { codes: ['bras'] }, { phrase: 'error.field.required' }],
    ['a phrase without codes', 'x', { codes: [] }, { codes: 'error.field.required' }],
  ])('F007 %s is refused and changes nothing', async (_, phrase, said, fields) => {
    const before = await listAllMeanings(database().db, 'es');
    await expect(setMeaning(database().db, 'es', phrase, said)).rejects.toMatchObject({ status: 422, fields });
    expect(await listAllMeanings(database().db, 'es')).toEqual(before);
  });
}, seededShop);
