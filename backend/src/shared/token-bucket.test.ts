import { expect, test } from '@jest/globals';
import { onBothDatabases, onServer } from '../../test/harness.ts';
import { clearTokens, takeToken } from './token-bucket.ts';

const pace = { burst: 2, everySeconds: 60 };

onBothDatabases((database) => {
  const later = (seconds: number) =>
    database().pool.query('update paces set empty_at = empty_at - make_interval(secs => $1)', [seconds]);

  test('the burst passes at once, then one at a time; retrying does not extend the wait', async () => {
    const { db } = database();
    const use = () => takeToken(db, 'a', pace);
    expect([await use(), await use()]).toEqual([null, null]);
    const waits = [await use(), await use(), await use()];
    expect(waits.filter((wait) => wait !== null && wait > 0 && wait <= 60)).toHaveLength(3);
    await later(60);
    expect([await use(), (await use()) !== null]).toEqual([null, true]);
    await later(3600);
    expect([await use(), await use(), (await use()) !== null]).toEqual([null, null, true]);
    expect(await takeToken(db, 'another', pace)).toBeNull();
  });

  test('a cleared bucket is full again', async () => {
    const { db } = database();
    for (let use = 0; use < 3; use += 1) await takeToken(db, 'c', pace);
    await clearTokens(db, ['c']);
    expect(await takeToken(db, 'c', pace)).toBeNull();
  });
});

onServer((database) => {
  test('simultaneous uses over several connections never share a token', async () => {
    const waits = await Promise.all(
      Array.from({ length: 100 }, () => takeToken(database().db, 'race', { burst: 25, everySeconds: 600 })),
    );
    expect(waits.filter((wait) => wait === null)).toHaveLength(25);
  });
});
