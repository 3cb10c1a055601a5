import { createHash } from 'node:crypto';
import { type Db as BossDatabase, fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../database/database.ts';
import type { Log } from '../kit/log.ts';
import type { JobKind, JobPayloads, Outbox } from '../kit/outbox.ts';
import { PermanentFailure } from '../kit/permanent-failure.ts';
import { listenToChannel } from './listen-to-channel.ts';

/** Queues whose handler takes all waiting jobs at once, up to this number. */
const batchSizes = { 'stock-changes': 500 } as const satisfies Partial<Record<JobKind, number>>;
type BatchKind = keyof typeof batchSizes;

/** The jobs of a batch that failed, by payload, with their errors. A handler that throws fails all of them. */
type BatchFailures<Payload> = ReadonlyMap<Payload, unknown>;

export type JobHandlers = {
  [Kind in JobKind]?: Kind extends BatchKind
    ? (payloads: JobPayloads[Kind][]) => Promise<BatchFailures<JobPayloads[Kind]>>
    : (payload: JobPayloads[Kind], jobId: string) => Promise<void>;
};

export type Jobs = Outbox & {
  /** Creates missing tables, queues and schedules; runs nothing yet. */
  open: () => Promise<void>;
  work: (handlers: JobHandlers) => Promise<void>;
  close: () => Promise<void>;
};

// A crashed process reports nothing: its job is taken over after this time without a heartbeat.
const retries = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, heartbeatSeconds: 10 };
// About three days: an hour of doubling delays, then once an hour.
const mailRetries = { ...retries, retryLimit: 80 };
const looksForTheDead = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 };
const queues: Record<JobKind, object> = {
  // Visitors may be looking at the page, so the runner is notified at the commit, if the database supports it.
  'cache-notice': { ...retries, notify: true },
  // Not notified: notifications make all commits wait for each other, and the jobs of a second are one run.
  'stock-changes': { ...retries, deleteAfterSeconds: 3600 },
  mail: mailRetries,
  'restock-mail': mailRetries,
  'restock-confirmation': mailRetries,
  'account-mail': mailRetries,
  'order-mail': mailRetries,
  'parcel-mail': mailRetries,
  'store-mail': mailRetries,
  'withdrawal-mail': mailRetries,
  'exchange-mail': mailRetries,
  'contact-mail': mailRetries,
  'newsletter-mail': mailRetries,
  'request-mail': mailRetries,
  'review-mail': mailRetries,
  'client-mail': mailRetries,
  'referral-mail': mailRetries,
  'prize-mail': mailRetries,
  'payment-mail': mailRetries,
  'transfer-mail': mailRetries,
  'gift-card-mail': mailRetries,
  'archive-paper': retries,
  'refund-payment': retries,
  housekeeping: { retryLimit: 0 },
  'due-prices': { retryLimit: 0 },
  'restock-sweep': { retryLimit: 0 },
  'expire-orders': { retryLimit: 0 },
  'expire-requests': { retryLimit: 0 },
  'expire-exchanges': { retryLimit: 0 },
  'reconcile-payments': { retryLimit: 0 },
  'attend-transfers': { retryLimit: 0 },
  'attend-gift-cards': { retryLimit: 0 },
  'ask-for-reviews': { retryLimit: 0 },
  'settle-prizes': { retryLimit: 0 },
  // Tried again, because the first one carries over the past, for hours if need be.
  'check-ledger': { ...retries, expireInSeconds: 12 * 3600 },
  'invoice-records': { retryLimit: 0 },
  'check-invoice-records': { retryLimit: 0 },
};
const schedules: Partial<Record<JobKind, string>> = {
  housekeeping: '17 * * * *',
  'due-prices': '* * * * *',
  'restock-sweep': '* * * * *',
  'expire-orders': '* * * * *',
  'expire-requests': '* * * * *',
  'expire-exchanges': '* * * * *',
  'reconcile-payments': '* * * * *',
  'attend-transfers': '* * * * *',
  // By day, because it mails presents.
  'attend-gift-cards': '*/10 6-20 * * *',
  // Between 9:00 and 21:00 UTC, so that mails do not arrive at night.
  'ask-for-reviews': '47 9-20 * * *',
  'settle-prizes': '*/10 * * * *',
  // At night, when few order.
  'check-ledger': '37 2 * * *',
  'invoice-records': '* * * * *',
  'check-invoice-records': '7 3 * * *',
};
const noJob = '00000000-0000-0000-0000-000000000000';
const uniqueViolation = '23505';
const stopTimeoutMs = 5_000;
/** The second is for queues with notifications, because a notification may be lost with its connection. */
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 };
/** A job knows its number of attempts, and one that cannot succeed ends at once. A full batch is followed by the next. */
const workOptions = { ...polling, includeMetadata: true, perJobResults: true, burstWhenBatchFull: true } as const;

type AnyHandler = (payload: never, id: string) => Promise<BatchFailures<unknown> | undefined>;
const isBatch = (kind: JobKind): kind is BatchKind => kind in batchSizes;

/** If `migrate` is false, the runner's tables must exist already, like ours. */
export function createJobs(database: OpenDatabase, log: Log, { migrate = true } = {}): Jobs {
  const boss = new PgBoss({
    db: toBossDatabase(database),
    schema: 'jobs',
    persistWarnings: false,
    migrate,
    ...looksForTheDead,
    useListenNotify: database.kind === 'server',
  });
  boss.on('error', (error) => log.error({ err: error }, 'job runner failed'));

  return {
    async open() {
      await boss.start().catch((error: { code?: string }) => {
        // Another instance created the tables at the same moment; the next start finds them.
        if (error.code !== uniqueViolation) throw error;
        return boss.start();
      });
      for (const [kind, options] of Object.entries(queues)) {
        await boss.createQueue(kind, options);
        // A queue made by an earlier version would keep its old options.
        await boss.updateQueue(kind, options);
        // Makes the runner cache the queue. Otherwise it would query the pool for it inside the first transaction that
        // sends, and the embedded database has no second connection to answer with.
        await boss.findJobs(kind, { id: noJob });
      }
      for (const [kind, cron] of Object.entries(schedules)) await boss.schedule(kind, cron);
    },

    async work(handlers) {
      for (const [kind, handler] of Object.entries(handlers) as [JobKind, AnyHandler][]) {
        const batchSize = isBatch(kind) ? batchSizes[kind] : 1;
        const options = { ...workOptions, batchSize };
        await boss.work<never, void, typeof options>(kind, options, async (jobs) => {
          const [first] = jobs;
          if (!first) return [];
          const payloads = jobs.map(({ data }) => data) as never;
          try {
            const failures = await handler(isBatch(kind) ? payloads : first.data, first.id);
            return jobs.map((job) =>
              failures?.has(job.data)
                ? failJob(log, kind, job, failures.get(job.data))
                : { id: job.id, status: 'completed' },
            );
          } catch (error) {
            return jobs.map((job) => failJob(log, kind, job, error));
          }
        });
      }
      // The instance already serves: losing a connection now must not end it, and the runner looks again by itself.
      await boss.supervise().catch((error) => log.warn({ err: error }, 'the jobs of a dead process wait longer'));
    },

    async send(trx, kind, key, payload) {
      await boss.send(kind, payload, { id: toJobId(kind, key), db: fromKysely(trx) });
    },

    close: () => boss.stop({ graceful: true, timeout: stopTimeoutMs }),
  };
}

/** Ends a job that cannot succeed; otherwise the runner decides whether it is tried again. */
function failJob(log: Log, kind: JobKind, { id, retryCount, retryLimit }: JobWithMetadata, error: unknown): JobResult {
  const line = { err: error, kind, job: id };
  if (error instanceof PermanentFailure) {
    log.error(line, 'job failed and is not tried again');
    return { id, status: 'deadletter', output: error };
  }
  if (retryCount < retryLimit) log.warn(line, 'job failed and is tried again');
  else if (schedules[kind] && retryLimit === 0) log.warn(line, 'job failed and runs again on schedule');
  else log.error(line, 'job failed for the last time');
  return { id, status: 'failed', output: error };
}

/** The runner goes through our own pool, so that it works on the embedded database too and closes with it. */
function toBossDatabase({ kind, pool }: OpenDatabase): BossDatabase {
  return {
    async executeSql(text, values) {
      // Several statements in one text return a list of results.
      const results = [await pool.query(text, values)].flat();
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    ...(kind === 'server' && {
      listen: (channel, onNotification, connected) => listenToChannel(pool, channel, onNotification, connected),
    }),
  };
}

function toJobId(kind: JobKind, key: string): string {
  const hex = createHash('sha256').update(`${kind} ${key}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
