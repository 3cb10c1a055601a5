import { expect, test } from '@jest/globals';
import { onDatabase } from '../test/harness.ts';
import { deleteExpired } from './housekeeping.ts';

onDatabase((database) => {
  test('housekeeping deletes rate limits that are over and keeps the others', async () => {
    const { pool, db } = database();
    await pool.query(`insert into rate_limits values ('old', now() - interval '2 days', 1), ('new', now(), 1)`);
    await pool.query(`insert into paces values ('old', now() - interval '1 s'), ('new', now() + interval '1 day')`);
    await deleteExpired(db);
    const paces = await pool.query("select key from paces where key in ('old', 'new')");
    expect(paces.rows).toEqual([{ key: 'new' }]);
    const { rows } = await pool.query("select key from rate_limits where key in ('old', 'new')");
    expect(rows).toEqual([{ key: 'new' }]);
  });
});
