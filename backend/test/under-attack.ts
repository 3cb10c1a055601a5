import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { basePath } from 'contract/call.ts';
import { defaultServerConnections } from '../src/database/database.ts';
import { kindOfRun, snapshotOf, withDatabase } from './harness.ts';
import { type Run, runEntry, written } from './run-entry.ts';
import { seededShop } from './seeded.ts';

/**
 * Whoever restarts what does not answer has to hear from us while we are under attack: in no turn of its event loop may the
 * server do more work than this, as so many times the parsing of 256 kB of JSON.
 */
const mostWork = 300;
const times = 16;

type Paper = { token: string; number: string };
type Shop = { address: string; meter: string; token: string; pictures: string[]; codes: string[]; papers: Paper[] };
export type Attack = { path: string; headers?: Record<string, string>; body?: string };

/** For attackers with four connections; others have an agent of their own. */
const attackers = new Agent({ keepAlive: true, maxSockets: 4 });

const watcher = new Agent({ keepAlive: true, maxSockets: 1 });

/** The whole app in a process of its own, whoever attacks it, and somebody who asks for its health meanwhile. */
export function underAttack() {
  let shop: Shop;
  let run: Run;
  let folder = '';
  let worst = 0;
  const server = kindOfRun === 'server' ? withDatabase(seededShop, 'server', defaultServerConnections) : null;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'budget-'));
    const place: Record<string, string> = server
      ? { DATABASE_URL: String(server().pool.options.connectionString) }
      : { SNAPSHOT: await snapshotOf(seededShop) };
    run = runEntry('test/serve-shop.ts', { ...place, PICTURE_CACHE_DIR: folder, NODE_ENV: 'test' });
    shop = JSON.parse((await written(run, /^\{.*\}$/m))[0]);
  });
  afterAll(async () => {
    process.stdout.write(
      `the longest turn of the server was the work of parsing ${Math.round(worst)} times 256 kB of JSON\n`,
    );
    run.child.kill('SIGKILL');
    await run.exit;
    await rm(folder, { recursive: true });
  });

  function send({ path: target, headers = {}, body }: Attack, agent = attackers): Promise<number> {
    return new Promise((resolve, reject) => {
      const url = new URL(target.startsWith('/api') ? basePath + target : target, shop.address);
      const sent = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
        answer
          .resume()
          .once('end', () => resolve(answer.statusCode ?? 0))
          .once('error', reject);
      });
      sent.once('error', reject);
      sent.end(body);
    });
  }

  const takeLongest = async () => Number(await (await fetch(shop.meter)).text());

  /** The attack's result, after asserting that it delayed nobody. */
  async function watch<T>(attack: Promise<T>): Promise<T> {
    let isOver = false;
    const statuses = new Set<number>();
    const ask = async () => {
      do statuses.add(await send({ path: '/health/live' }, watcher));
      while (!isOver);
    };
    const end = attack.finally(() => {
      isOver = true;
    });
    await Promise.all([end, ask()]);
    const longest = await takeLongest();
    worst = Math.max(worst, longest);
    expect([...statuses]).toEqual([200]);
    expect(longest).toBeLessThan(mostWork);
    return end;
  }

  return {
    isOnServer: server !== null,
    shop: () => shop,
    send,
    watch,
    /** What the server did until now counts no more. */
    begin: takeLongest,
    /** The same attack many times over, and all that it may be answered with. */
    holds: async (_what: string, attack: () => Attack, statuses: number[]): Promise<void> => {
      const answers = await watch(Promise.all(Array.from({ length: times }, () => send(attack()))));
      expect(statuses).toEqual(expect.arrayContaining([...new Set(answers)]));
    },
    /** Blocks all database use until the next call. */
    holdDatabase: async (hold: boolean): Promise<void> => {
      run.child.kill('SIGUSR2');
      await written(run, hold ? /held\n$/ : /let go\n$/);
    },
  };
}
