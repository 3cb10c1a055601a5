import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { openApp, testConfig } from '../../../test/client.ts';
import { anAccount, aSession } from '../../../test/factories.ts';
import { onDatabase, onServer } from '../../../test/harness.ts';
import { readLastMail } from '../../../test/mails.ts';
import type { Db } from '../../database/schema.ts';
import { keyedHash } from '../../shared/secrets.ts';
import { createLink } from './links.repository.ts';
import { recoveryLimits } from './password.routes.ts';
import { changeLimit } from './password.service.ts';
import { toPasswordMail } from './password-mail.ts';
import { hashPassword } from './passwords.ts';
import { revokeSessions } from './session.repository.ts';

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `198.19.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};
const newPassword = 'amber-Lantern-77';

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  let db: Db;
  beforeAll(() => {
    shop = openApp(database());
    db = database().db;
  });
  afterAll(() => shop.app.close());

  const recover = (usuario: string, { ambito = 'socia', idioma = 'es', address = newAddress() } = {}) =>
    shop.call('POST', '/api/public/recordarContrasena', { body: { ambito, usuario, idioma }, address });
  const look = (token: string) =>
    shop.call<AnswerOf<'checkRecoveryLink'>>('POST', '/api/public/validarRecordarContrasena', { body: { token } });
  const change = (body: object, token?: string, address = newAddress()) =>
    shop.call<AnswerOf<'changePassword'>>('POST', '/api/public/cambiarPassword', {
      body: { ambito: 'socia', claveNueva: newPassword, ...body },
      address,
      ...(token !== undefined && { token }),
    });
  const signIn = (usuario: string, clave: string, path = '/api/login') =>
    shop.call('POST', path, { body: { usuario, clave }, address: newAddress() });
  /** The mail of the last password recovery. */
  const lastMail = () => readLastMail(db, shop.sent);
  const tokenOfMail = async () => {
    const mail = await lastMail();
    return mail && 'token' in mail ? mail.token : '';
  };

  describe('a lost password', () => {
    test.each([
      ['socia', 'ROLE_W', '/api/login'],
      ['cliente', 'ROLE_C', '/api/clientes/login'],
    ] as const)('C026 for %s a new one ends the wait that wrong guesses caused', async (ambito, role, path) => {
      const { id, username } = await anAccount(db, { role });
      const key = `guess user ${keyedHash(testConfig, id)}`;
      await sql`insert into paces values (${key}, now() + interval '1 hour')`.execute(db);
      expect(await signIn(username, 'wrong', path)).toMatchObject({ status: 429 });
      await recover(username, { ambito });
      expect(await change({ ambito, token: await tokenOfMail() })).toMatchObject({ status: 200 });
      expect(await signIn(username, newPassword, path)).toMatchObject({ status: 200 });
    });

    test('C023 C024 C026 a mailed link sets a new password once, and ends all sessions and other links', async () => {
      const account = await anAccount(db, { passchanged: 'N' });
      const before = await aSession(db, account);
      expect(await recover(`  ${account.username.toUpperCase()} `)).toMatchObject({ status: 202, datos: {} });
      const first = await tokenOfMail();
      await recover(account.username);
      const second = await tokenOfMail();
      expect(await look(first)).toMatchObject({
        status: 200,
        datos: { ambito: 'socia', motivo: 'CLAVE', usuario: account.username, nombre: account.name },
      });
      expect(await change({ token: first })).toMatchObject({ status: 200, datos: { token: null, nombre: null } });
      expect(await signIn(account.username, account.password)).toMatchObject({ status: 401 });
      expect(await signIn(account.username, newPassword)).toMatchObject({ status: 200 });
      expect(await shop.call('GET', '/api/socia/haySociaSesion', { token: before.token })).toMatchObject({
        status: 401,
      });
      for (const token of [first, second]) {
        expect(await look(token)).toMatchObject({ status: 410, mensaje: 'error.link.used' });
        expect(await change({ token })).toMatchObject({ status: 410, mensaje: 'error.link.used' });
      }
      expect(await lastMail()).toMatchObject({ kind: 'changed', to: account.username });
    });

    test('C023 X01 known, unknown and blocked users get the same answer for the same work', async () => {
      const known = await anAccount(db);
      const blocked = await anAccount(db, { blocked: true });
      const asked = async (user: string) => {
        let times = 0;
        const count = () => {
          times += 1;
        };
        database().pool.on('acquire', count);
        const { status, codigo, mensaje, datos } = await recover(user);
        database().pool.off('acquire', count);
        return { times, status, codigo, mensaje, datos };
      };
      const answers = [await asked(known.username), await asked('nobody@example.com'), await asked(blocked.username)];
      expect(answers[0]).toMatchObject({ status: 202, codigo: 0, datos: {} });
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
      await recover('nobody@example.com');
      expect(await lastMail()).toBeNull();
      await recover(blocked.username);
      expect(await lastMail()).toBeNull();
    });

    test('C023 S01 recovery keeps the two sign-ins apart', async () => {
      const client = await anAccount(db, { role: 'ROLE_C' });
      await recover(client.username);
      expect(await lastMail()).toBeNull();
      await recover(client.username, { ambito: 'cliente', idioma: 'en' });
      expect(await lastMail()).toMatchObject({ kind: 'recovery', locale: 'en', to: client.username });
      const token = await tokenOfMail();
      expect(await change({ token })).toMatchObject({ status: 404 });
      expect(await change({ token, ambito: 'cliente' })).toMatchObject({ status: 200 });
      expect(await signIn(client.username, newPassword, '/api/clientes/login')).toMatchObject({ status: 200 });
    });

    test('C023 the mail is in the language of the request, and its token is in the fragment', async () => {
      const account = await anAccount(db);
      await recover(account.username, { idioma: 'de' });
      const mail = await lastMail();
      if (mail?.kind !== 'recovery') throw new Error('no mail');
      const { to, text } = toPasswordMail(mail, 'https://shop.example');
      expect(to).toBe(account.username);
      expect(text).toContain(`https://shop.example/de/validation/recover#${mail.token}`);
    });

    test('C023 past the mail limit the answer stays the same and no mail is sent', async () => {
      const { username } = await anAccount(db);
      const { max } = recoveryLimits.user;
      const before = shop.sent.length;
      for (let tries = 0; tries < max + 3; tries += 1) expect(await recover(username)).toMatchObject({ status: 202 });
      expect(shop.sent.length - before).toBe(max);
    });

    test('C023 an IP address that asks for recovery beyond the limit is refused', async () => {
      const address = newAddress();
      const statuses: number[] = [];
      for (let user = 0; user <= recoveryLimits.address.max; user += 1)
        statuses.push((await recover(`user${user}@example.com`, { address })).status);
      expect(statuses.at(-1)).toBe(429);
    });

    test('C024 C026 an old link is answered as expired, an unknown one as not found', async () => {
      const account = await anAccount(db);
      const old = await createLink(db, { accountId: account.id }, -1);
      expect(await look(old)).toMatchObject({ status: 410, mensaje: 'error.link.expired' });
      expect(await change({ token: old })).toMatchObject({ status: 410, mensaje: 'error.link.expired' });
      expect(await look('a-token-that-nobody-made')).toMatchObject({ status: 404 });
      expect(await change({ token: 'a-token-that-nobody-made' })).toMatchObject({ status: 404 });
      expect(await look('short')).toMatchObject({ status: 422 });
    });

    test('C026 V10 a common password is refused and the link stays valid', async () => {
      const account = await anAccount(db, { username: 'carmen.vidal' });
      const token = await createLink(db, { accountId: account.id }, 10);
      for (const [claveNueva, key] of [
        ['Password1', 'error.field.weak'],
        ['Carmen.Vidal2026', 'error.field.weak'],
        ['TrustNo1', 'error.field.weak'],
        ['corvette!!', 'error.field.weak'],
        ['Velia-2026', 'error.field.weak'],
        ['short', 'error.field.tooShort'],
      ] as const)
        expect(await change({ token, claveNueva })).toMatchObject({ status: 422, campos: { claveNueva: key } });
      expect(await change({ token })).toMatchObject({ status: 200 });
    });

    test('tokens of mails are not stored', async () => {
      const account = await anAccount(db);
      const token = await createLink(db, { accountId: account.id }, 10);
      const { rows } = await database().pool.query('select * from link_tokens');
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });

  describe('changing one’s own password', () => {
    test('C026 S01 with the current one: all tokens end, and a new one with passchanged S is returned', async () => {
      const account = await anAccount(db, { passchanged: 'N' });
      const [here, there] = [await aSession(db, account), await aSession(db, account)];
      const reply = await change({ claveActual: account.password }, here.token);
      expect(reply).toMatchObject({ status: 200, datos: { nombre: account.name } });
      const token = reply.datos?.token ?? '';
      expect(decodeJwt(token)).toMatchObject({ sub: account.id, passchanged: 'S' });
      const alive = (own: string) => shop.call('GET', '/api/socia/haySociaSesion', { token: own });
      expect(await alive(token)).toMatchObject({ status: 200 });
      for (const ended of [here, there]) expect(await alive(ended.token)).toMatchObject({ status: 401 });
    });

    test('C026 P05 without a session, with a wrong password or with the same one nothing changes', async () => {
      const account = await anAccount(db);
      const { token } = await aSession(db, account);
      expect(await change({ claveActual: account.password })).toMatchObject({
        status: 401,
        mensaje: 'error.signedOut',
      });
      expect(await change({ claveActual: 'not it at all' }, token)).toMatchObject({
        status: 422,
        campos: { claveActual: 'error.field.wrong' },
      });
      expect(await change({ claveActual: account.password, claveNueva: account.password }, token)).toMatchObject({
        status: 422,
        campos: { claveNueva: 'error.field.same' },
      });
      expect(await change({ ambito: 'cliente', claveActual: account.password }, token)).toMatchObject({ status: 403 });
      expect(await signIn(account.username, account.password)).toMatchObject({ status: 200 });
    });

    test('C026 P02 an advisor who acts cannot change the password of the executive', async () => {
      const executive = await anAccount(db);
      const own = await aSession(db, await anAccount(db, { role: 'ROLE_T' }));
      const acting = await aSession(db, executive, { actorSessionId: own.id });
      const fresh = await shop.call<{ token: string }>('POST', '/api/refreshToken', {
        body: { ambito: 'socia' },
        token: acting.token,
      });
      expect(await change({ claveActual: executive.password }, fresh.datos?.token)).toMatchObject({ status: 403 });
    });

    test('C026 guesses at the current password are limited', async () => {
      const account = await anAccount(db);
      const { token } = await aSession(db, account);
      const address = newAddress();
      for (let tries = 0; tries < changeLimit.max; tries += 1)
        expect(await change({ claveActual: `wrong ${tries}` }, token, address)).toMatchObject({ status: 422 });
      expect(await change({ claveActual: account.password }, token, address)).toMatchObject({ status: 429 });
    });
  });

  test('an executive signs in by mail address as well as by user name', async () => {
    const account = await anAccount(db, { username: 'by.name' });
    expect(await signIn('by.name@example.com', account.password)).toMatchObject({ status: 200 });
  });
});

onServer((database) => {
  test('C001 C026 a sign-in with the old password during a password change is refused', async () => {
    const { db, pool } = database();
    const { app, call } = openApp(database());
    const account = await anAccount(db);
    const body = { usuario: account.username, clave: account.password };
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    const { entering } = await db.transaction().execute(async (trx) => {
      const changed = { password_hash: await hashPassword(newPassword) };
      await trx.updateTable('accounts').set(changed).where('id', '=', account.id).execute();
      let done = false;
      const entering = call('POST', '/api/login', { body }).finally(() => {
        done = true;
      });
      // The new password is written but not committed: the sign-in with the old one runs until it waits for the lock.
      while (!done && (await pool.query(waiting)).rowCount === 0) await new Promise(setImmediate);
      await revokeSessions(trx, { account: account.id });
      return { entering };
    });
    expect(await entering).toMatchObject({ status: 401, mensaje: 'error.badCredentials' });
    await app.close();
  });

  test('C026 if two links are used at once, one sets the password, without a deadlock', async () => {
    const { db } = database();
    const { app, call } = openApp(database());
    for (let round = 0; round < 8; round += 1) {
      const account = await anAccount(db);
      const links = [0, 1, 2, 3].map(() => createLink(db, { accountId: account.id }, 10));
      const body = { ambito: 'socia', claveNueva: newPassword };
      const tries = (await Promise.all(links)).map((token) =>
        call('POST', '/api/public/cambiarPassword', { body: { ...body, token } }),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status).toSorted();
      expect(statuses).toEqual([200, 410, 410, 410]);
    }
    await app.close();
  });

  test('C026 if one link is used twice at once, one use sets the password', async () => {
    const { app, call } = openApp(database());
    const account = await anAccount(database().db);
    const token = await createLink(database().db, { accountId: account.id }, 10);
    const tries = Array.from({ length: 10 }, (_, at) =>
      call('POST', '/api/public/cambiarPassword', {
        body: { ambito: 'socia', token, claveNueva: `${newPassword}-${at}` },
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 410)]);
    await app.close();
  });
});
