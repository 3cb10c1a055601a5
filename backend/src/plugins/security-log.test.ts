import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { cancelarOrden } from 'contract/advisor/examples.ts';
import type { FastifyRequest } from 'fastify';
import { openApp, testConfig } from '../../test/client.ts';
import { anAccount, aSession } from '../../test/factories.ts';
import { withDatabase } from '../../test/harness.ts';
import { anExecutive } from '../../test/orders.ts';
import { seededShop } from '../../test/seeded.ts';
import { createLogger } from '../kit/log.ts';
import { readNewMail } from '../modules/session/mail-change.service.ts';
import { guessLimits } from '../modules/session/sign-in-limits.ts';
import { accountLogHash, clientAddressLogHash } from './log-hashes.ts';
import { createSecurityLog } from './security-log.ts';

const database = withDatabase(seededShop);
const config = { ...testConfig, logLevel: 'error' as const };
const address = '203.0.113.9';
let text = '';
let shop: ReturnType<typeof openApp>;
beforeAll(() => {
  const stream = new Writable({
    write(piece, _encoding, done) {
      text += piece;
      done();
    },
  });
  // Only the logging of a cancellation is tested here; the order's own tests cancel.
  const handlers = { cancelOrder: async () => ({ datos: cancelarOrden.datos }) };
  shop = openApp(database(), { log: createLogger(config, stream), handlers }, config);
});
beforeEach(() => {
  text = '';
});
afterAll(() => shop.app.close());

const lines = () =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ kind }) => kind === 'security');
const signIn = (usuario: string, clave: string) =>
  shop.call<{ token: string }>('POST', '/api/login', { body: { usuario, clave }, address });

test('sign-ins, refusals and throttling are logged, with hashes of account and address', async () => {
  const { id, username, password } = await anAccount(database().db);
  const { datos } = await signIn(username, password);
  await signIn(username, 'wrong');
  await signIn('nobody-of-ours', 'wrong');
  for (let tries = 0; tries < guessLimits.pair.burst; tries += 1) await signIn(username, 'wrong');
  await shop.call('GET', '/api/public/logoutApp?ambito=socia', { token: datos?.token ?? '', address });
  const hers = { account: accountLogHash(config, id), address: clientAddressLogHash(config, address) };
  expect(lines()).toMatchObject([
    { event: 'signed-in', ...hers },
    { event: 'sign-in-refused', ...hers },
    { event: 'sign-in-refused', account: accountLogHash(config, 'staff nobody-of-ours'), address: hers.address },
    ...Array(guessLimits.pair.burst - 1).fill({ event: 'sign-in-refused', ...hers }),
    { event: 'limited', ...hers, key: 'error.tooMany' },
    { event: 'signed-out', ...hers },
  ]);
  for (const open of [id, username, 'nobody-of-ours', address, password, datos?.token ?? 'x'])
    expect(text).not.toContain(open);
});

test('a forbidden role, an acting advisor and a password change are logged even at log level error', async () => {
  const { db } = database();
  const client = await anAccount(db, { role: 'ROLE_C' });
  await shop.call('GET', '/api/socia/consultarSociaSesion', { token: (await aSession(db, client)).token });
  const advisor = await anAccount(db, { role: 'ROLE_T' });
  const executive = await anAccount(db);
  const acting = await aSession(db, executive, { actorSessionId: (await aSession(db, advisor)).id });
  const change = { ambito: 'socia', claveActual: executive.password, claveNueva: 'amber-Lantern-77' };
  const renew = (token: string, claveActual = executive.password) =>
    shop.call('POST', '/api/public/cambiarPassword', { token, body: { ...change, claveActual } });
  await renew(acting.token);
  const { token } = await aSession(db, executive);
  await renew(token, 'wrong');
  await renew(token);
  const [hers, actor] = [accountLogHash(config, executive.id), accountLogHash(config, advisor.id)];
  expect(lines()).toMatchObject([
    { event: 'refused', account: accountLogHash(config, client.id), key: 'error.refused' },
    { event: 'refused', account: hers, actor },
    { event: 'password-refused', account: hers },
    { event: 'password-changed', account: hers },
  ]);
  expect(text.split('\n').filter(Boolean)).toHaveLength(4);
});

test('the request for and the change of a mail address are logged', async () => {
  const { db } = database();
  const { account, id, token } = await anExecutive(db);
  const update = async (body: object) => {
    const read = await shop.call<{ version: number }>('GET', '/api/socia/consultarSociaSesion', { token });
    const change = { version: read.datos?.version, ...body };
    expect(await shop.call('POST', '/api/socia/actualizarDatos', { token, body: change })).toMatchObject({
      status: 200,
    });
  };
  await update({ telefono: null });
  await update({ correo: 'moved@example.com', claveActual: account.password });
  const sent = await readNewMail(db, config, id);
  await update({ codigoCorreo: sent?.kind === 'code' ? sent.code : '' });
  const hers = { account: accountLogHash(config, id) };
  expect(lines()).toMatchObject([
    { event: 'mail-change-asked', ...hers },
    { event: 'mail-changed', ...hers },
  ]);
  expect(lines()).toHaveLength(2);
  expect(text).not.toContain('moved@');
});

test.each([
  ['sendRecoveryLink', 'recovery-asked'],
  ['enrolExecutive', 'enrolment-asked'],
  ['resendEnrolmentMail', 'enrolment-asked'],
  ['actAsExecutive', 'acting'],
  ['inviteClient', 'invited'],
  ['cancelGuestOrder', 'order-cancelled'],
  ['cancelOwnOrder', 'order-cancelled'],
  ['askForAccount', 'enrolment-asked'],
  ['createAccount', 'account-begun'],
  ['closeExecutive', 'account-ended'],
  ['closeClient', 'account-ended'],
  ['exportExecutive', 'copy-taken'],
  ['exportClient', 'copy-taken'],
])('%s is logged as %s', (verb, event) => {
  const request = { log: shop.app.log, ip: address, routeOptions: {} } as FastifyRequest;
  createSecurityLog(config).tellDone(request, verb);
  expect(lines()).toMatchObject([{ event, address: clientAddressLogHash(config, address) }]);
});

test('an unreadable token is logged', async () => {
  await shop.call('GET', '/api/socia/haySociaSesion', { token: 'garbage', address });
  expect(lines()).toMatchObject([{ event: 'token-refused', address: clientAddressLogHash(config, address) }]);
});

test('a cancelled order is logged, with who cancelled it', async () => {
  const { db } = database();
  const advisor = await anAccount(db, { role: 'ROLE_T' });
  const { token } = await aSession(db, advisor);
  await shop.call('GET', '/api/asesora/cancelarOrden?orden=V26-000001', { token });
  expect(lines()).toMatchObject([{ event: 'order-cancelled', account: accountLogHash(config, advisor.id) }]);
});
