import { expect, test } from '@jest/globals';
import { onBothDatabases, onServer } from '../../test/harness.ts';
import { assertNotEmpty, clearLimits, countUse } from './rate-limit.ts';

const twice = { max: 2, windowSeconds: 60 };
const pace = { burst: 2, everySeconds: 60 };

onBothDatabases((database) => {
  test('uses up to the limit pass, and the next gets its waiting time', async () => {
    const { db } = database();
    expect(await countUse(db, 'a', twice)).toBeNull();
    expect(await countUse(db, 'a', twice)).toBeNull();
    const wait = await countUse(db, 'a', twice);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await countUse(db, 'another', twice)).toBeNull();
  });

  test('a window that is over starts a new count', async () => {
    const { db } = database();
    for (let use = 0; use < 3; use += 1) await countUse(db, 'b', twice);
    await database().pool.query("update rate_limits set window_start = now() - interval '61 seconds' where key = 'b'");
    expect(await countUse(db, 'b', twice)).toBeNull();
    expect(await countUse(db, 'b', twice)).toBeNull();
    expect(await countUse(db, 'b', twice)).not.toBeNull();
  });

  test('a cleared limit starts anew', async () => {
    const { db } = database();
    for (let use = 0; use < 3; use += 1) await countUse(db, 'c', twice);
    await clearLimits(db, ['c']);
    expect(await countUse(db, 'c', twice)).toBeNull();
  });

  const later = (seconds: number) =>
    database().pool.query('update paces set empty_at = empty_at - make_interval(secs => $1)', [seconds]);

  test('the burst passes at once, then one at a time; retrying does not extend the wait', async () => {
    const { db } = database();
    const use = () => countUse(db, 'bucket a', pace);
    expect([await use(), await use()]).toEqual([null, null]);
    const waits = [await use(), await use(), await use()];
    expect(waits.filter((wait) => wait !== null && wait > 0 && wait <= 60)).toHaveLength(3);
    await later(60);
    expect([await use(), (await use()) !== null]).toEqual([null, true]);
    await later(3600);
    expect([await use(), await use(), (await use()) !== null]).toEqual([null, null, true]);
    expect(await countUse(db, 'another bucket', pace)).toBeNull();
  });

  test('a bucket that is only looked at stays as it is, and refuses while it is empty', async () => {
    const { db } = database();
    const look = () => assertNotEmpty(db, 'bucket b', pace);
    const use = () => countUse(db, 'bucket b', pace);
    for (let looked = 0; looked < 3; looked += 1) await look();
    expect([await use(), await look(), await use()]).toEqual([null, undefined, null]);
    await expect(look()).rejects.toMatchObject({ status: 429 });
    await later(60);
    expect([await look(), await use(), (await use()) !== null]).toEqual([undefined, null, true]);
  });

  test('a cleared bucket is full again', async () => {
    const { db } = database();
    for (let use = 0; use < 3; use += 1) await countUse(db, 'bucket c', pace);
    await clearLimits(db, ['bucket c']);
    expect(await countUse(db, 'bucket c', pace)).toBeNull();
  });
});

onServer((database) => {
  test('simultaneous uses over several connections are all counted', async () => {
    const limit = { max: 25, windowSeconds: 60 };
    const waits = await Promise.all(Array.from({ length: 100 }, () => countUse(database().db, 'race', limit)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(25);
  });

  test('simultaneous uses over several connections never share a token', async () => {
    const waits = await Promise.all(
      Array.from({ length: 100 }, () => countUse(database().db, 'bucket race', { burst: 25, everySeconds: 600 })),
    );
    expect(waits.filter((wait) => wait === null)).toHaveLength(25);
  });
});
