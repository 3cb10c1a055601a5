import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { type Client, openApp } from '../../test/client.ts';
import { anAccount } from '../../test/factories.ts';
import { withDatabase } from '../../test/harness.ts';
import type { Handlers } from './handlers.ts';
import { createLogger } from './log.ts';

const database = withDatabase();

/** Everything that a run logs at the most verbose level. */
async function logOf(work: (call: Client) => Promise<void>, handlers: Handlers = {}): Promise<string> {
  let text = '';
  const stream = new Writable({
    write(piece, _encoding, done) {
      text += piece;
      done();
    },
  });
  const { app, call } = openApp(database(), { log: createLogger({ logLevel: 'trace' }, stream), handlers });
  await work(call);
  await app.close();
  return text;
}

const canary = 'canary-9f3b1c';

test('passwords, tokens, cookies, queries and bodies never reach the log', async () => {
  const account = await anAccount(database().db, { password: `${canary}-password`, username: `${canary}@example.com` });
  let token = '';
  const text = await logOf(async (call) => {
    const login = { usuario: account.username, clave: account.password };
    const reply = await call<{ token: string }>('POST', '/api/login', { body: login });
    token = reply.datos?.token ?? '';
    const headers = { cookie: `session=${canary}`, 'x-xsrf-token': canary };
    await call('POST', '/api/refreshToken', { token, headers, body: { ambito: 'socia' } });
    await call('POST', '/api/login', { body: { usuario: account.username, clave: `${canary}-wrong` } });
    await call('POST', '/api/login', { body: { usuario: canary, [canary]: canary } });
    await call('POST', '/api/login', { body: `{"clave":"${canary}`, headers: { 'content-type': 'application/json' } });
    await call('GET', `/api/public/getDataInit?clave=${canary}`);
    await call('GET', `/no/such/${canary}?token=${token}`);
    await call('GET', `/api/public/logoutApp?ambito=socia&x=${canary}`, { token });
    await call('GET', '/api/socia/consultarSociaSesion', { token: `${canary}.${canary}.${canary}` });
  });
  expect(token.split('.')).toHaveLength(3);
  expect(text.split('\n').length).toBeGreaterThan(9);
  expect(text).not.toContain(canary);
  for (const part of token.split('.').slice(1)) expect(text).not.toContain(part);
});

test("a value logged by mistake under a secret's name is redacted", async () => {
  const text = await logOf(async () => {});
  expect(text).toBe('');
  const lines: string[] = [];
  const stream = new Writable({
    write(piece, _encoding, done) {
      lines.push(String(piece));
      done();
    },
  });
  const log = createLogger({ logLevel: 'info' }, stream);
  log.info({ token: canary, headers: { authorization: canary, cookie: canary }, body: { clave: canary } }, 'oops');
  log.info({ reply: { headers: { 'set-cookie': canary } } }, 'oops');
  expect(lines.join('')).not.toContain(canary);
  expect(lines.join('')).toContain('[secret]');
});

test('a database error is logged with its code and without the values of the row', async () => {
  const handlers = {
    listGuestCountries: async () => {
      const values = { key: 'k', owner: canary, answer: '{}' };
      const insert = () =>
        database()
          .db.insertInto('idempotency_keys')
          .values({ ...values, fingerprint: null as never })
          .execute();
      await insert();
    },
  } as unknown as Handlers;
  const text = await logOf(async (call) => {
    expect(await call('GET', '/api/public/consultarPaisesLateCheckout')).toMatchObject({ status: 500 });
  }, handlers);
  expect(text).toContain('"code":"23502"');
  expect(text).not.toContain(canary);
});
