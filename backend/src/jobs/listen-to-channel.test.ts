import { EventEmitter } from 'node:events';
import { expect, jest, test } from '@jest/globals';
import type pg from 'pg';
import { listenToChannel } from './listen-to-channel.ts';

/** Connections whose first query may fail or be refused, and how many are checked out. */
function aPool(failing: (connection: number) => boolean, isRefused = false) {
  let opened = 0;
  const out = new Set<number>();
  const connect = async () => {
    opened += 1;
    const own = opened;
    out.add(own);
    const client = new EventEmitter();
    return Object.assign(client, {
      release: () => out.delete(own),
      query: async () => {
        if (!failing(own)) return;
        // A broken connection reports it twice: as an event, and as the failure of a running query.
        const error = new Error('the connection is gone');
        if (!isRefused) client.emit('error', error);
        throw error;
      },
      breaks: () => client.emit('error', new Error('the connection is gone')),
    });
  };
  const last: { breaks: () => void }[] = [];
  const pool = { connect: async () => last[last.push(await connect()) - 1] };
  return { pool: pool as unknown as pg.Pool, out, breakLast: () => last.at(-1)?.breaks(), opened: () => opened };
}

test('a connection that breaks while it is reopened is replaced once, and closing releases all', async () => {
  jest.useFakeTimers();
  const { pool, out, breakLast, opened } = aPool((connection) => connection === 2);
  const { close } = await listenToChannel(
    pool,
    'jobs',
    () => {},
    () => {},
  );
  breakLast();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(opened()).toBe(3);
  expect(out.size).toBe(1);
  await close();
  expect(out.size).toBe(0);
  jest.useRealTimers();
});

test('connections on which listening is refused go back to the pool', async () => {
  jest.useFakeTimers();
  const { pool, out, breakLast, opened } = aPool((connection) => connection > 1 && connection < 5, true);
  const { close } = await listenToChannel(
    pool,
    'jobs',
    () => {},
    () => {},
  );
  breakLast();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(opened()).toBe(5);
  expect(out.size).toBe(1);
  await close();
  expect(out.size).toBe(0);
  jest.useRealTimers();
});
