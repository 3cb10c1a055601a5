import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from 'contract/calls/table.ts';
import { type Client, openApp } from '../test/client.ts';
import { anAccount, aSession } from '../test/factories.ts';
import { withDatabase } from '../test/harness.ts';
import { protectedRows, refusesStrangers } from '../test/refusals.ts';
import { mayCall } from './plugins/identity.ts';

const database = withDatabase();
let client: Client;
let close = async () => {};
beforeAll(() => {
  const { app, call } = openApp(database());
  client = call;
  close = async () => {
    await app.close();
  };
});
afterAll(() => close());

const rows = protectedRows(calls);

test('P01 P02 P03 each section of the table of calls has the expected number of protected rows', () => {
  expect(rows.filter(({ path }) => path.startsWith('/api/socia/')).length).toBe(64);
  expect(rows.filter(({ path }) => path.startsWith('/api/asesora/')).length).toBe(3);
  expect(rows.filter(({ path }) => path.startsWith('/api/admon-clientes/')).length).toBe(10);
  expect(rows.filter(({ path }) => /^\/api\/clientes\/(?!login|validar)/.test(path)).length).toBe(8);
});

describe.each(rows.map((row) => [row.verb, row] as const))('%s', (_verb, row) => {
  refusesStrangers(row, { database, call: () => client });
});

describe('who may make which call', () => {
  const identity = (role: 'ROLE_W' | 'ROLE_T' | 'ROLE_C', acting = false) => ({
    accountId: 'a',
    sessionId: 's',
    claims: {
      sub: 'a',
      sid: 's',
      role,
      lang: 'es' as const,
      passwordChanged: true,
      exp: 0,
      iat: 0,
      ...(acting && { actor: { sub: 'b', name: 'B', until: 0 } }),
    },
  });

  test.each([
    ['P01', 'executive', identity('ROLE_W'), true],
    ['P01', 'executive', identity('ROLE_C'), false],
    ['P02', 'advisor', identity('ROLE_T'), true],
    ['P02', 'executive', identity('ROLE_T'), false],
    ['P02', 'executive', identity('ROLE_W', true), true],
    ['P02', 'advisor', identity('ROLE_W', true), true],
    ['P03', 'client', identity('ROLE_C'), true],
    ['P03', 'client', identity('ROLE_W'), false],
  ] as const)('%s whether an identity may make a call for %s', (_item, token, who, allowed) => {
    expect(mayCall({ token }, who)).toBe(allowed);
  });

  test('an executive cannot make a call that only the browser makes, to another host', () => {
    expect(mayCall({ token: 'browser' }, identity('ROLE_W'))).toBe(false);
  });

  test('P02 an advisor who acts as an executive cannot start acting as another one', () => {
    expect(mayCall({ token: 'advisor', effect: 'act-as' }, identity('ROLE_W', true))).toBe(false);
    expect(mayCall({ token: 'advisor', effect: 'act-as' }, identity('ROLE_T'))).toBe(true);
  });
});

test('P05 a public call is answered even with an unreadable token or one of an ended session', async () => {
  const { db } = database();
  const ended = await aSession(db, await anAccount(db), { revoked: true });
  for (const token of ['garbage', 'a.b.c', ended.token]) {
    expect(await client('GET', '/api/public/consultarIndicativosPaises', { token })).toMatchObject({ status: 200 });
  }
});
