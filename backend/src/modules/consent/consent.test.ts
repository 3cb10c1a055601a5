import { expect, test } from '@jest/globals';
import { openApp } from '../../../test/client.ts';
import { onDatabase } from '../../../test/harness.ts';
import { shopNow } from '../../../test/seeded.ts';
import { deleteExpired } from '../../housekeeping.ts';
import { consentLimit } from './consent.routes.ts';

const answer = {
  device: '0b9c7d52-6a1e-4f0b-9d1c-2f7a5b3e8c41',
  version: '2026-11',
  locale: 'de',
  measuring: true,
  advertising: false,
  signal: false,
};
const path = '/api/public/registrarConsentimiento';

onDatabase((database) => {
  test('a consent answer is stored with the version of its text, and a later answer is a row of its own', async () => {
    const { app, call } = openApp(database(), { now: shopNow });
    expect((await call('POST', path, { body: answer })).status).toBe(200);
    expect((await call('POST', path, { body: { ...answer, measuring: false } })).status).toBe(200);
    const rows = await database().db.selectFrom('tag_consents').selectAll().orderBy('id').execute();
    expect(rows.map(({ device, version, locale, measuring }) => [device, version, locale, measuring])).toEqual([
      [answer.device, '2026-11', 'de', true],
      [answer.device, '2026-11', 'de', false],
    ]);
    expect(rows[0]).toMatchObject({ advertising: false, by_signal: false, at: shopNow() });
    await app.close();
  });

  test('a stored consent answer cannot be changed, and is deleted after three years', async () => {
    const { db } = database();
    await expect(db.updateTable('tag_consents').set({ measuring: true }).execute()).rejects.toThrow();
    const dayMs = 86_400_000;
    const old = { device: answer.device, version: '2022-01', locale: 'es' as const, measuring: true };
    const rest = { advertising: true, by_signal: false };
    const at = (days: number) => new Date(Date.now() - days * dayMs);
    await db
      .insertInto('tag_consents')
      .values([
        { ...old, ...rest, at: at(3 * 366 + 1) },
        { ...old, ...rest, version: '2023-01', at: at(3 * 365) },
      ])
      .execute();
    await deleteExpired(db);
    const left = await db.selectFrom('tag_consents').select('version').where('version', 'like', '202_-01').execute();
    expect(left).toEqual([{ version: '2023-01' }]);
  });

  test.each([
    ['an invalid device number', { device: 'lucia' }],
    ['no version', { version: '' }],
    ['a language that the shop does not have', { locale: 'fr' }],
    ['a word for yes', { measuring: 'si' }],
    ['more than was asked', { correo: 'a@b.es' }],
  ])('with %s no consent answer is stored', async (_, change) => {
    const { app, call } = openApp(database(), { now: shopNow });
    const { db } = database();
    const count = () =>
      db
        .selectFrom('tag_consents')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirst();
    const before = await count();
    expect((await call('POST', path, { body: { ...answer, ...change } })).status).toBe(422);
    expect(await count()).toEqual(before);
    await app.close();
  });

  test('a household that sends more consent answers than the limit is refused', async () => {
    const { app, call } = openApp(database(), { now: shopNow });
    const statuses = [];
    for (let turn = 0; turn <= consentLimit.max; turn++)
      statuses.push((await call('POST', path, { body: answer })).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    await app.close();
  });
});
