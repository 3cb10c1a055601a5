import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

type Counts = Map<string, number>;
type Work = { name: string; counts: Counts };

const count = (counts: Counts, name: string) => {
  const next = (counts.get(name) ?? 0) + 1;
  counts.set(name, next);
  return next;
};

/** Every step of a request or a job, with a name that is the same in each run; the process dies at one of them. */
export function createSteps() {
  const works = new AsyncLocalStorage<Work>();
  const begun: Counts = new Map();
  let taken: string[] = [];
  let last: string | null = null;

  function reach(step: string): void {
    const work = works.getStore();
    if (!work) return;
    const point = `${work.name}: ${step} ${count(work.counts, step)}`;
    taken.push(point);
    if (point !== last) return;
    process.kill(process.pid, 'SIGKILL');
    // Blocks here, so that nothing more is done until the signal arrives.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }

  return {
    reach,
    within: <T>(name: string, work: () => T): T =>
      works.run({ name: `${name} ${count(begun, name)}`, counts: new Map() }, work),
    /** Restarts the count. */
    watch(point: string | null): void {
      last = point;
      taken = [];
      begun.clear();
    },
    taken: () => taken,
  };
}

export type Steps = ReturnType<typeof createSteps>;

/** Before each statement, and after commits. The job runner's own use callbacks and are not counted. */
export function watchStatements(pool: pg.Pool, { reach }: Steps): void {
  const watched = new WeakSet<object>();
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient>;
  const connectWatched = async () => {
    const client = await connect();
    if (watched.has(client)) return client;
    watched.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    const queryWatched = async (...args: unknown[]) => {
      const name = nameOf(String(args[0]));
      reach(name);
      const result = await query(...args);
      if (name === 'commit') reach('committed');
      return result;
    };
    const isCallback = (args: unknown[]) => typeof args.at(-1) === 'function';
    client.query = ((...args: unknown[]) => (isCallback(args) ? query : queryWatched)(...args)) as typeof client.query;
    return client;
  };
  pool.connect = ((callback?: unknown) => (callback ? connect(callback) : connectWatched())) as typeof pool.connect;
}

const writing = /(insert into|delete from|(?<!for |key )update) "?([\w.]+)/;

function nameOf(statement: string): string {
  const text = statement.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  if (/^(begin|start|commit|rollback)/.test(text)) return text.split(' ')[0] ?? text;
  const [, verb, table] = writing.exec(text) ?? [];
  return verb ? `${verb} ${table}` : `read ${/ from "?([\w.]+)/.exec(text)?.[1] ?? 'nothing'}`;
}

/** Before and after each call of the world outside: providers and the storefront. */
export function watchCalls({ reach }: Steps): void {
  const call = globalThis.fetch;
  globalThis.fetch = async (to, options) => {
    const { pathname } = new URL(String(to));
    const name = pathname.replaceAll(/\/[^/]*[A-Z0-9]{8,}[^/]*/g, '/*');
    reach(`call ${name}`);
    const answer = await call(to, options);
    reach(`called ${name}`);
    return answer;
  };
}
