import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { cacheNames } from 'contract/shop/schemas.ts';
import { openApp } from '../../../test/client.ts';
import { onDatabase } from '../../../test/harness.ts';
import { seededShop, shopDay } from '../../../test/seeded.ts';

const dayMs = 86_400_000;

onDatabase((database) => {
  async function at<T>(days: number, path: string) {
    const { app, call } = openApp(database(), { now: () => new Date(shopDay.getTime() + days * dayMs) });
    const reply = await call<T>('GET', path);
    await app.close();
    return reply;
  }

  test.each([0, 20, 100, 340])(
    'C006 E07 %i days after loading the demo shop a campaign leads and is current',
    async (days) => {
      const [leading, ...others] = (await at<AnswerOf<'readShop'>>(days, '/api/public/getDataInit')).datos ?? [];
      const now = shopDay.getTime() + days * dayMs;
      expect(Date.parse(leading?.campana.inicio ?? '')).toBeLessThanOrEqual(now);
      expect(Date.parse(leading?.campana.fin ?? '')).toBeGreaterThan(now);
      expect(leading).toMatchObject({ modoPago: 'CREDITO', urlAbsoluta: 'http://localhost:3000' });
      expect(others.map(({ campana }) => campana.nombre.es)).toEqual(['Fondo de armario']);
    },
  );

  test('C006 years later no campaign is current, and the list is empty', async () => {
    expect((await at<AnswerOf<'readShop'>>(2_000, '/api/public/getDataInit')).datos).toEqual([]);
  });

  test.each(cacheNames)('C036 caches of %s are valid for the version that was read', async (name) => {
    const first = (await at<AnswerOf<'checkFreshness'>>(0, `/api/public/validarEnCache/${name}`)).datos;
    expect(first).toMatchObject({ clave: name, vigente: false });
    const again = (
      await at<AnswerOf<'checkFreshness'>>(0, `/api/public/validarEnCache/${name}?version=${first?.version}`)
    ).datos;
    expect(again?.vigente).toBe(true);
    expect(
      (await at<AnswerOf<'checkFreshness'>>(0, `/api/public/validarEnCache/${name}?version=older`)).datos?.vigente,
    ).toBe(false);
  });

  test('C036 an unknown cache name is refused', async () => {
    expect((await at(0, '/api/public/validarEnCache/secretos')).status).toBe(422);
    expect((await at(0, `/api/public/validarEnCache/menu?version=${'1'.repeat(50)}`)).status).toBe(422);
  });
}, seededShop);
