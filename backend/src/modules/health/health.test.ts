import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Client, openApp } from '../../../test/client.ts';
import { withDatabase } from '../../../test/harness.ts';
import { type OpenDatabase, openDatabase } from '../../database/database.ts';
import { createLogger } from '../../kit/log.ts';

const database = withDatabase();
let call: Client;
let close = async () => {};
beforeAll(() => {
  const opened = openApp(database());
  call = opened.call;
  close = async () => {
    await opened.app.close();
  };
});
afterAll(() => close());

test('the process answers the liveness probe', async () => {
  expect(await call('GET', '/health/live')).toMatchObject({ status: 200 });
});

test.each(['live', 'ready'])('a load balancer may probe %s with HEAD', async (which) => {
  const { app } = openApp(database());
  const reply = await app.inject({ method: 'HEAD', url: `/health/${which}` });
  expect([reply.statusCode, reply.body]).toEqual([200, '']);
  await app.close();
});

test('the backend is ready when the database answers and all migrations are applied', async () => {
  expect(await call('GET', '/health/ready')).toMatchObject({ status: 200 });
});

/** The status of the check, and the reason that was logged. */
async function readinessOf(opened: OpenDatabase): Promise<[status: number, reason: string | undefined]> {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const log = createLogger({ logLevel: 'error' }, stream);
  const { app, call: ask } = openApp(opened, { log });
  const { status, mensaje } = await ask('GET', '/health/ready');
  await app.close();
  expect(mensaje).toBe(status === 200 ? undefined : 'error.busy');
  return [status, /"not ready: ([^"]+)"/.exec(lines.join())?.[1]];
}

const forget = (name: string) => database().pool.query(`delete from applied_migrations where name = ${name}`);
const note = (name: string) =>
  database().pool.query("insert into applied_migrations values ($1, 'of another version')", [name]);

test('the backend stays ready beside the migrations of a later version', async () => {
  await note('9999_of_a_later_version.sql');
  expect(await readinessOf(database())).toEqual([200, undefined]);
  await forget("'9999_of_a_later_version.sql'");
});

test('the backend is not ready beside the migrations of another history, and the log says so', async () => {
  await note('0000_of_another_history.sql');
  expect(await readinessOf(database())).toEqual([503, 'the database has other migrations than this version']);
  await forget("'0000_of_another_history.sql'");
});

test('the backend is not ready while a migration is missing, and the log says so', async () => {
  await forget('(select max(name) from applied_migrations)');
  expect(await readinessOf(database())).toEqual([503, 'migrations are missing']);
});

test('the backend is alive but not ready when the database does not answer, and the log says so', async () => {
  const unreachable = await openDatabase({ kind: 'server', url: 'postgres://nobody@127.0.0.1:9/none' });
  const { app, call: ask } = openApp(unreachable);
  expect(await readinessOf(unreachable)).toEqual([503, 'the database does not answer']);
  expect(await ask('GET', '/health/live')).toMatchObject({ status: 200 });
  await app.close();
  await unreachable.close();
});
