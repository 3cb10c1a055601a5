import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { onBothDatabases } from '../../test/harness.ts';

onBothDatabases((database) => {
  test('values of every stored type read back the same from both databases', async () => {
    const { rows } = await sql`select
      12.50::numeric as amount,
      9007199254740991::bigint as big,
      7::integer as small,
      timestamptz '2026-03-29 01:30:00.123+00' as moment,
      date '2026-03-29' as day,
      jsonb '{"a": [1, "ä", null]}' as document,
      array['x', 'ñ'] as texts,
      true as yes,
      null::text as nothing,
      '6b1f3c1e-6f0e-4c29-9d53-0d7c3f5a9a10'::uuid as id`.execute(database().db);
    expect(rows[0]).toEqual({
      amount: '12.50',
      big: 9_007_199_254_740_991,
      small: 7,
      moment: new Date('2026-03-29T01:30:00.123Z'),
      day: '2026-03-29',
      document: { a: [1, 'ä', null] },
      texts: ['x', 'ñ'],
      yes: true,
      nothing: null,
      id: '6b1f3c1e-6f0e-4c29-9d53-0d7c3f5a9a10',
    });
  });

  test('values arrive as they were sent', async () => {
    const moment = new Date('2026-10-25T00:30:00.5Z');
    const given = { moment, document: { deep: [1, { x: 'é' }] }, text: 'it\'s 100 % \\ "so"', big: 4_000_000_000 };
    const { rows } = await sql`select
      ${given.moment}::timestamptz as moment,
      ${JSON.stringify(given.document)}::jsonb as document,
      ${given.text}::text as text,
      ${given.big}::bigint as big`.execute(database().db);
    expect(rows[0]).toEqual(given);
  });

  test('a bigint too large for a number is refused rather than rounded', async () => {
    const reading = sql`select 9007199254740993::bigint as big`.execute(database().db);
    await expect(reading).rejects.toThrow('does not fit');
    await expect(sql`select 1 as one`.execute(database().db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  test("an error carries PostgreSQL's code and leaves the connection usable", async () => {
    await expect(sql`select * from no_such_table`.execute(database().db)).rejects.toMatchObject({ code: '42P01' });
    await expect(sql`select 1 as one`.execute(database().db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  test('a transaction that throws leaves nothing behind', async () => {
    const { db } = database();
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('cache_versions').values({ name: 'rolled-back', version: 1 }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const found = await db.selectFrom('cache_versions').selectAll().where('name', '=', 'rolled-back').execute();
    expect(found).toEqual([]);
  });

  test('a read outside a transaction does not see its uncommitted changes', async () => {
    const { db } = database();
    let counted: Promise<unknown[]> | null = null;
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('cache_versions').values({ name: 'isolated', version: 1 }).execute();
      counted = db.selectFrom('cache_versions').select('name').where('name', '=', 'isolated').execute();
      await trx.deleteFrom('cache_versions').where('name', '=', 'isolated').execute();
    });
    expect(await counted).toEqual([]);
  });

  test('a session runs in UTC and with timeouts', async () => {
    const settings = sql`select current_setting('timezone') as zone, current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock`.execute(database().db);
    await expect(settings).resolves.toMatchObject({ rows: [{ zone: 'UTC', statement: '10s', lock: '5s' }] });
  });

  test('the collation for sorting names exists', async () => {
    const { rows } = await sql`select name from (values ('Zoe'), ('Ángela'), ('Öznur'), ('ana')) as t (name)
      order by name collate "und-x-icu"`.execute(database().db);
    expect(rows).toEqual([{ name: 'ana' }, { name: 'Ángela' }, { name: 'Öznur' }, { name: 'Zoe' }]);
  });
});
