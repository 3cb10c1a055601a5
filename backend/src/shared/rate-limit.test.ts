import { expect, test } from '@jest/globals';
import { onBothDatabases, onServer } from '../../test/harness.ts';
import { clearLimit, useLimit } from './rate-limit.ts';

const twice = { max: 2, windowSeconds: 60 };

onBothDatabases((database) => {
  test('uses up to the limit pass, and the next gets its waiting time', async () => {
    const { db } = database();
    expect(await useLimit(db, 'a', twice)).toBeNull();
    expect(await useLimit(db, 'a', twice)).toBeNull();
    const wait = await useLimit(db, 'a', twice);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await useLimit(db, 'another', twice)).toBeNull();
  });

  test('a window that is over starts a new count', async () => {
    const { db } = database();
    for (let use = 0; use < 3; use += 1) await useLimit(db, 'b', twice);
    await database().pool.query("update rate_limits set window_start = now() - interval '61 seconds' where key = 'b'");
    expect(await useLimit(db, 'b', twice)).toBeNull();
    expect(await useLimit(db, 'b', twice)).toBeNull();
    expect(await useLimit(db, 'b', twice)).not.toBeNull();
  });

  test('a cleared limit starts anew', async () => {
    const { db } = database();
    for (let use = 0; use < 3; use += 1) await useLimit(db, 'c', twice);
    await clearLimit(db, 'c');
    expect(await useLimit(db, 'c', twice)).toBeNull();
  });
});

onServer((database) => {
  test('simultaneous uses over several connections are all counted', async () => {
    const limit = { max: 25, windowSeconds: 60 };
    const waits = await Promise.all(Array.from({ length: 100 }, () => useLimit(database().db, 'race', limit)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(25);
  });
});
