import { expect, test } from '@jest/globals';
import { onBothDatabases } from '../../test/harness.ts';
import { openJobs } from '../../test/open-jobs.ts';

onBothDatabases((database) => {
  test('jobs that wait in a batch queue are one run, and if it throws they are tried again together', async () => {
    const { pool, db } = database();
    const jobs = await openJobs(database(), { withWaiting: true });
    await pool.query("update jobs.queue set retry_delay = 0, retry_backoff = false where name = 'stock-changes'");
    const move = (productId: number) => ({ changes: [{ productId, visible: true }] });
    for (const id of [1, 2, 3]) await jobs.send(db, 'stock-changes', `move ${id}`, move(id));
    const runs: number[][] = [];
    const { promise: done, resolve } = Promise.withResolvers<void>();
    await jobs.work({
      'stock-changes': async (moves) => {
        runs.push(moves.flatMap(({ changes }) => changes.map(({ productId }) => productId)).sort());
        if (runs.length === 1) throw new Error('the database is away');
        resolve();
        return new Map();
      },
    });
    await done;
    expect(runs).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  test('of a batch only the jobs that failed are tried again', async () => {
    const { pool, db } = database();
    const jobs = await openJobs(database(), { withWaiting: true });
    await pool.query("update jobs.queue set retry_delay = 0, retry_backoff = false where name = 'stock-changes'");
    for (const id of [5, 6, 7])
      await jobs.send(db, 'stock-changes', `move ${id}`, { changes: [{ productId: id, visible: true }] });
    const runs: number[][] = [];
    const { promise: done, resolve } = Promise.withResolvers<void>();
    await jobs.work({
      'stock-changes': async (moves) => {
        runs.push(moves.flatMap(({ changes }) => changes.map(({ productId }) => productId)).sort());
        if (runs.length > 1) resolve();
        const broken = moves.filter(({ changes }) => runs.length === 1 && changes[0]?.productId === 6);
        return new Map(broken.map((move) => [move, new Error('product 6 is broken')]));
      },
    });
    await done;
    expect(runs).toEqual([[5, 6, 7], [6]]);
  });

  test('a process that knows no handler of a queue leaves its jobs to one that does, and works on the others', async () => {
    const { pool, db } = database();
    await openJobs(database(), { withWaiting: true });
    await pool.query('delete from jobs.job');
    // A queue of a later version, with a job in it.
    await pool.query(`select jobs.create_queue('of-a-later-version', '{"policy": "standard"}')`);
    await pool.query(`insert into jobs.job (name, policy) values ('of-a-later-version', 'standard')`);
    const before = await openJobs(database(), { withWaiting: true });
    const { promise: mailed, resolve: mail } = Promise.withResolvers<void>();
    await before.work({ mail: async () => mail() });
    await before.send(db, 'stock-changes', 'move 4', { changes: [{ productId: 4, visible: true }] });
    await before.send(db, 'mail', 'order 8', { to: 'h@example.com', subject: 'Your order', text: '' });
    await mailed;
    const { rows } = await pool.query("select name, state from jobs.job where name ~ 'later|stock' order by name");
    expect(rows).toEqual([
      { name: 'of-a-later-version', state: 'created' },
      { name: 'stock-changes', state: 'created' },
    ]);
    const later = await openJobs(database(), { withWaiting: true });
    const { promise: moved, resolve } = Promise.withResolvers<unknown>();
    await later.work({
      'stock-changes': async (moves) => {
        resolve(moves);
        return new Map();
      },
    });
    expect(await moved).toEqual([{ changes: [{ productId: 4, visible: true }] }]);
  });
});
