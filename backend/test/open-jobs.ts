import { afterEach } from '@jest/globals';
import type { OpenDatabase } from '../src/database/database.ts';
import { createJobs, type Jobs } from '../src/jobs/jobs.ts';
import { silentLog } from './silent-log.ts';

let opened: Jobs[] = [];
afterEach(async () => {
  await Promise.all(opened.map((jobs) => jobs.close()));
  opened = [];
});

/** A job runner, closed after the test, with the jobs that wait in the database or without them. */
export async function openJobs(database: OpenDatabase, { log = silentLog, withWaiting = false } = {}): Promise<Jobs> {
  const jobs = createJobs(database, log);
  opened.push(jobs);
  await jobs.open();
  if (!withWaiting) await database.pool.query('delete from jobs.job');
  return jobs;
}
