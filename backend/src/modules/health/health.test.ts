import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Client, openApp } from '../../../test/client.ts';
import { withDatabase } from '../../../test/harness.ts';
import { openDatabase } from '../../database/database.ts';

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

test('the process says that it is alive', async () => {
  expect(await call('GET', '/health/live')).toMatchObject({ status: 200 });
});

test.each(['live', 'ready'])('a load balancer may ask for %s by HEAD', async (which) => {
  const { app } = openApp(database());
  const reply = await app.inject({ method: 'HEAD', url: `/health/${which}` });
  expect([reply.statusCode, reply.body]).toEqual([200, '']);
  await app.close();
});

test('it is ready when the database answers and its migrations are applied', async () => {
  expect(await call('GET', '/health/ready')).toMatchObject({ status: 200 });
});

test('it is not ready while a migration is missing', async () => {
  await database().pool.query('delete from migrations where name = (select max(name) from migrations)');
  expect(await call('GET', '/health/ready')).toMatchObject({ status: 503, mensaje: 'error.busy' });
});

test('it is alive but not ready when the database does not answer', async () => {
  const unreachable = await openDatabase({ kind: 'server', url: 'postgres://nobody@127.0.0.1:9/none' });
  const { app, call: ask } = openApp(unreachable);
  expect(await ask('GET', '/health/ready')).toMatchObject({ status: 503, mensaje: 'error.busy' });
  expect(await ask('GET', '/health/live')).toMatchObject({ status: 200 });
  await app.close();
  await unreachable.close();
});
