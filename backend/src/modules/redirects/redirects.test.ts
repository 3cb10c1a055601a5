import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { redirectsMax } from 'contract/rules.ts';
import { sql } from 'kysely';
import { openApp } from '../../../test/client.ts';
import { onDatabase, onServer } from '../../../test/harness.ts';
import { seededShop } from '../../../test/seeded.ts';
import type { CacheNotice, Outbox } from '../../kit/outbox.ts';
import { listRedirects, removeRedirect, setRedirect } from './redirects.service.ts';

function anOutbox() {
  const tags: string[][] = [];
  const outbox: Outbox = {
    send: async (_trx, _kind, _key, payload) => {
      tags.push((payload as CacheNotice).tags);
    },
  };
  return { outbox, tags };
}

onDatabase((database) => {
  const targetOf = async (path: string) =>
    (await listRedirects(database().db)).find((row) => row.path === path)?.target;

  test('B009 F035 the demo has redirects and gone addresses, in three languages', async () => {
    const { app, call } = openApp(database());
    const { datos } = await call<AnswerOf<'listRedirects'>>('GET', '/api/public/contenidos/redirecciones');
    await app.close();
    const rows = datos?.redirects ?? [];
    for (const prefix of ['/catalogue/', '/en/catalogue/', '/de/catalogue/']) {
      expect(rows.some(({ path, target }) => path.startsWith(prefix) && target?.startsWith(prefix))).toBe(true);
      expect(rows.some(({ path, target }) => path.startsWith(prefix) && target === null)).toBe(true);
    }
  });

  test('B009 F035 each redirect of the demo leads to a product or department of the shop', async () => {
    const { rows } = await sql<{ path: string }>`
      select '/catalogue/' || (slug ->> 'es') as path from products union all
      select '/en/catalogue/' || (slug ->> 'en') from products union all
      select '/de/catalogue/' || (slug ->> 'de') from products union all
      select '/catalogue/' || (slug ->> 'es') from departments union all
      select '/en/catalogue/' || (slug ->> 'en') from departments union all
      select '/de/catalogue/' || (slug ->> 'de') from departments`.execute(database().db);
    const known = new Set(rows.map(({ path }) => path));
    const redirects = await listRedirects(database().db);
    expect(redirects.flatMap(({ target }) => (target && !known.has(target) ? [target] : []))).toEqual([]);
    expect(redirects.filter(({ path }) => known.has(path.replace(/\/\*$/, '')))).toEqual([]);
  });

  test('B009 F035 a change notifies the storefront, a refused one does not', async () => {
    const { outbox, tags } = anOutbox();
    const change = { db: database().db, outbox };
    await setRedirect(change, '/catalogue/a', '/catalogue/b');
    await setRedirect(change, '/catalogue/a', null);
    await removeRedirect(change, '/catalogue/a');
    expect(tags).toEqual(Array(3).fill(['redirecciones']));
    await expect(removeRedirect(change, '/catalogue/a')).rejects.toMatchObject({ status: 404 });
    expect(tags).toHaveLength(3);
  });

  test('B009 F035 redirects never chain', async () => {
    const change = { db: database().db, ...anOutbox() };
    await setRedirect(change, '/old', '/newer');
    await setRedirect(change, '/newer', '/newest');
    expect(await targetOf('/old')).toBe('/newest');
    await expect(setRedirect(change, '/newest', '/old')).rejects.toMatchObject({ status: 409 });
    await setRedirect(change, '/below/*', '/newest');
    await expect(setRedirect(change, '/newest', '/below')).rejects.toMatchObject({ status: 409 });
    await setRedirect(change, '/newest', null);
    expect(await targetOf('/below/*')).toBeNull();
    expect([await targetOf('/old'), await targetOf('/newer'), await targetOf('/newest')]).toEqual([null, null, null]);
  });

  test.each([
    ['/', '/b'],
    ['a', '/b'],
    ['//elsewhere.example/a', '/b'],
    ['/a?b=1', '/b'],
    ['/a', '//elsewhere.example'],
    ['/a', '/\\elsewhere.example'],
    ['/a', 'https://elsewhere.example'],
    ['/a', '/b#c'],
    ['/a', '/a'],
    ['/*', '/b'],
    ['/a/*', '/a'],
    ['/a/*', '/a/b'],
    ['/a', '/b/*'],
    ['/a b', '/b'],
  ])('B009 F035 from %s to %s is refused', async (path, target) => {
    const { outbox, tags } = anOutbox();
    await expect(setRedirect({ db: database().db, outbox }, path, target)).rejects.toMatchObject({ status: 422 });
    expect(tags).toEqual([]);
  });

  test('B009 F035 the number of redirects is limited to what a storefront holds', async () => {
    const { db } = database();
    await sql`insert into redirects select '/many/' || n, null from generate_series(1, ${redirectsMax}) n`.execute(db);
    const change = { db, ...anOutbox() };
    await expect(setRedirect(change, '/one-more', null)).rejects.toMatchObject({ status: 409 });
    await expect(setRedirect(change, '/many/1', '/here')).rejects.toMatchObject({ status: 409 });
    expect(await listRedirects(db)).toHaveLength(redirectsMax);
    await sql`delete from redirects where path like '/many/%'`.execute(db);
  });
}, seededShop);

onServer((database) => {
  test('B009 F035 two simultaneous changes never make a chain', async () => {
    const change = { db: database().db, ...anOutbox() };
    for (let round = 0; round < 10; round += 1) {
      const [a, b, c] = [`/r${round}/a`, `/r${round}/b`, `/r${round}/c`] as const;
      await Promise.allSettled([setRedirect(change, a, b), setRedirect(change, b, c)]);
    }
    const rows = await listRedirects(database().db);
    const moved = new Set(rows.map(({ path }) => path));
    expect(rows.filter(({ target }) => target !== null && moved.has(target))).toEqual([]);
  });
});
