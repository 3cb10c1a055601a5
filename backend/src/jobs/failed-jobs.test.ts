import { expect, test } from '@jest/globals';
import { onBothDatabases } from '../../test/harness.ts';
import { openJobs } from '../../test/open-jobs.ts';
import { createLogger } from '../kit/log.ts';
import { PermanentFailure } from '../kit/permanent-failure.ts';

type Line = { level: number; kind: string; job: string; msg: string };

/** A log, and a promise of the moment when it has so many lines. */
function logCollector(enough: number) {
  const lines: Line[] = [];
  const { promise, resolve } = Promise.withResolvers<Line[]>();
  const write = (text: string) => {
    lines.push(JSON.parse(text) as Line);
    if (lines.length === enough) resolve(lines);
  };
  return { log: createLogger({ logLevel: 'warn' }, { write } as never), done: promise };
}

const mailTo = (to: string) => ({ to, subject: 'Your order', text: 'Thank you.' });

onBothDatabases((database) => {
  test('a job that fails for the last time is logged as an error that says so', async () => {
    const { log, done } = logCollector(2);
    const jobs = await openJobs(database(), { log });
    await database().pool.query(
      "update jobs.queue set retry_limit = 1, retry_delay = 0, retry_backoff = false where name = 'mail'",
    );
    await jobs.work({
      mail: async () => {
        throw new Error('the mail server is away');
      },
    });
    await jobs.send(database().db, 'mail', 'order 6', mailTo('f@example.com'));
    expect((await done).map(({ level, kind, msg }) => ({ level, kind, msg }))).toEqual([
      { level: 40, kind: 'mail', msg: 'job failed and is tried again' },
      { level: 50, kind: 'mail', msg: 'job failed for the last time' },
    ]);
  });

  test('a job that can never succeed is not tried again, and the log says so', async () => {
    const { log, done } = logCollector(1);
    const jobs = await openJobs(database(), { log });
    await jobs.work({
      mail: async () => {
        throw new PermanentFailure('there is no such mailbox');
      },
    });
    await jobs.send(database().db, 'mail', 'order 7', mailTo('g@example.com'));
    expect(await done).toMatchObject([{ level: 50, kind: 'mail', msg: 'job failed and is not tried again' }]);
    const read = () => database().pool.query("select state, retry_count from jobs.job where name = 'mail'");
    let { rows } = await read();
    while (rows[0].state === 'active') ({ rows } = await read());
    expect(rows).toEqual([{ state: 'failed', retry_count: 0 }]);
  });

  test('a scheduled job that fails is logged as a warning that says it runs again on schedule', async () => {
    const { log, done } = logCollector(1);
    const jobs = await openJobs(database(), { log });
    await jobs.work({
      housekeeping: async () => {
        throw new Error('the disk is full');
      },
    });
    await jobs.send(database().db, 'housekeeping', 'once', {});
    expect(await done).toMatchObject([
      { level: 40, kind: 'housekeeping', msg: 'job failed and runs again on schedule' },
    ]);
  });

  test('a check of the ledger that fails for the last time is an error, though it is scheduled', async () => {
    const { log, done } = logCollector(2);
    const jobs = await openJobs(database(), { log });
    await database().pool.query(
      "update jobs.queue set retry_limit = 1, retry_delay = 0, retry_backoff = false where name = 'check-ledger'",
    );
    await jobs.work({
      'check-ledger': async () => {
        throw new Error('the disk is full');
      },
    });
    await jobs.send(database().db, 'check-ledger', 'once', {});
    expect((await done).map(({ level, msg }) => ({ level, msg }))).toEqual([
      { level: 40, msg: 'job failed and is tried again' },
      { level: 50, msg: 'job failed for the last time' },
    ]);
  });

  test('the retries of an account mail spread over about three days', async () => {
    await openJobs(database());
    const { rows } = await database().pool.query(
      "select retry_limit, retry_delay, retry_delay_max from jobs.queue where name = 'account-mail'",
    );
    const [{ retry_limit: tries, retry_delay: first, retry_delay_max: most }] = rows;
    // The runner waits between half and all of each delay.
    const waits = Array.from({ length: tries }, (_, at) => Math.min(most, 0.75 * first * 2 ** (at + 1)));
    expect(waits.reduce((sum, wait) => sum + wait, 0) / 3600).toBeCloseTo(72, -1);
  });
});
