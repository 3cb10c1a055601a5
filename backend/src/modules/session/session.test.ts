import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Role } from 'contract/public-codes.ts';
import type { TokenWireSchema } from 'contract/session/schemas.ts';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { type Client, openApp, testConfig } from '../../../test/client.ts';
import { anAccount, aSession } from '../../../test/factories.ts';
import { onDatabase, onServer } from '../../../test/harness.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { keyedHash } from '../../shared/secrets.ts';
import { findDeviceMark } from './device-mark.ts';
import { verifyPassword } from './passwords.ts';
import { guessLimits } from './sign-in-limits.ts';
import { readToken, signToken } from './tokens.ts';

type TokenWire = Static<typeof TokenWireSchema>;
type Account = Awaited<ReturnType<typeof anAccount>>;

const lasting = (ms: number) => ({ expires_at: new Date(Date.now() + ms), stays: false });
let addresses = 0;
/** Another visitor: limits are counted by address. */
const newAddress = () => {
  addresses += 1;
  return `198.18.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};

onDatabase((database) => {
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

  const signIn = (usuario: string, clave: string, address = newAddress(), path = '/api/login') =>
    call<TokenWire>('POST', path, { body: { usuario, clave }, address });
  const refresh = (token?: string, ambito = 'socia') =>
    call<TokenWire>('POST', '/api/refreshToken', { body: { ambito }, ...(token !== undefined && { token }) });
  const signOut = (token?: string, query = 'ambito=socia') =>
    call<{ cerradas: number }>('GET', `/api/public/logoutApp?${query}`, token === undefined ? {} : { token });
  const tokenOf = async (account: Account) =>
    (
      await signIn(
        account.username,
        account.password,
        newAddress(),
        account.role === 'ROLE_C' ? '/api/clientes/login' : undefined,
      )
    ).datos?.token ?? '';

  describe('signing in', () => {
    test('C001 S01 E06 an executive gets a token that names the executive', async () => {
      const account = await anAccount(database().db, { lang: 'de', passchanged: 'N' });
      const reply = await signIn(account.username, account.password);
      expect(reply).toMatchObject({ status: 200, codigo: 0, datos: { nombre: account.name } });
      const claims = await readToken(testConfig.tokenSecret, reply.datos?.token ?? '');
      expect(claims).toMatchObject({ sub: account.id, role: 'ROLE_W', lang: 'de', passwordChanged: false });
      expect(claims.exp - claims.iat).toBe(30 * 60);
    });

    test('two staff accounts cannot have one name, in a role added later too', async () => {
      const { db } = database();
      await sql`alter table accounts drop constraint accounts_role_check`.execute(db);
      const { username } = await anAccount(db);
      const later = anAccount(db, { role: 'ROLE_Z' as Role, username: username.toUpperCase() });
      await expect(later).rejects.toThrow('accounts_staff_');
    });

    test('C001 P02 an advisor signs in by the same call', async () => {
      const account = await anAccount(database().db, { role: 'ROLE_T' });
      expect(decodeJwt(await tokenOf(account))).toMatchObject({ role: 'ROLE_T' });
    });

    test("C002 S01 a client signs in by the clients' call", async () => {
      const account = await anAccount(database().db, { role: 'ROLE_C' });
      expect(decodeJwt(await tokenOf(account))).toMatchObject({ role: 'ROLE_C', sub: account.id });
    });

    test('S01 the two sign-ins are separate, even for one user name', async () => {
      const username = 'both@example.com';
      const executive = await anAccount(database().db, { username, password: 'as-Executive-1' });
      const client = await anAccount(database().db, { role: 'ROLE_C', username, password: 'as-Client-1' });
      expect(await signIn(username, client.password)).toMatchObject({ status: 401 });
      expect(await signIn(username, executive.password, newAddress(), '/api/clientes/login')).toMatchObject({
        status: 401,
      });
      expect(decodeJwt(await tokenOf(client)).sub).toBe(client.id);
      expect(decodeJwt(await tokenOf(executive)).sub).toBe(executive.id);
    });

    test('C001 user names ignore case and surrounding spaces, passwords are compared exactly', async () => {
      const { username, password } = await anAccount(database().db);
      expect(await signIn(`  ${username.toUpperCase()} `, password)).toMatchObject({ status: 200 });
      expect(await signIn(username, ` ${password}`)).toMatchObject({ status: 401 });
      expect(await signIn(username, password.toLowerCase())).toMatchObject({ status: 401 });
    });

    test('C001 C002 unknown user, wrong password and blocked account get the same answer', async () => {
      const known = await anAccount(database().db);
      const blocked = await anAccount(database().db, { blocked: true });
      const replies = [
        await signIn(known.username, 'wrong password'),
        await signIn('nobody@example.com', 'wrong password'),
        await signIn(blocked.username, blocked.password),
      ];
      for (const { status, codigo, mensaje, datos, campos } of replies) {
        expect({ status, codigo, mensaje, datos, campos }).toEqual({
          status: 401,
          codigo: 1,
          mensaje: 'error.badCredentials',
          datos: null,
          campos: undefined,
        });
      }
    });

    test('P08 C001 a form post signs in as well', async () => {
      const { username, password } = await anAccount(database().db);
      const form = new URLSearchParams({ usuario: username, clave: password }).toString();
      expect(await call('POST', '/api/login', { form, address: newAddress() })).toMatchObject({ status: 200 });
    });

    test('passwords are hashed with argon2id at the chosen cost', async () => {
      const { id, password } = await anAccount(database().db);
      const { password_hash: hash } = await database()
        .db.selectFrom('accounts')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(await verifyPassword(hash, password)).toBe(true);
      expect(await verifyPassword(hash, `${password} `)).toBe(false);
      expect(await verifyPassword(null, 'no account has this password')).toBe(false);
    });
  });

  test('C001 known and unknown users take the same number of database queries', async () => {
    const { username } = await anAccount(database().db);
    const asked = async (user: string) => {
      let times = 0;
      const count = () => {
        times += 1;
      };
      database().pool.on('acquire', count);
      expect(await signIn(user, 'wrong')).toMatchObject({ status: 401 });
      database().pool.off('acquire', count);
      return times;
    };
    const times = await asked(username);
    expect(times).toBeGreaterThan(3);
    expect(await asked('nobody-at-all@example.com')).toBe(times);
  });

  describe('too many tries', () => {
    const { pair, user, userAgain, address: household } = guessLimits;
    const keyOf = (account: Account) => `guess user ${keyedHash(testConfig, account.id)}`;
    /** As if strangers had tried this often for this account, from everywhere. */
    const tried = (account: Account, times: number) =>
      sql`insert into paces values (${keyOf(account)}, now() + make_interval(secs => ${times * user.everySeconds}))
        on conflict (key) do update set empty_at = excluded.empty_at`.execute(database().db);

    test.each(['someone', 'no account'])('C001 after wrong tries for %s that address has to wait', async (who) => {
      const { username, password } =
        who === 'someone' ? await anAccount(database().db) : { username: 'ghost@example.com', password: 'x' };
      const address = newAddress();
      for (let tries = 0; tries < pair.burst; tries += 1) {
        expect(await signIn(username, `wrong ${tries}`, address)).toMatchObject({ status: 401 });
      }
      const reply = await signIn(username, password, address);
      expect(reply).toMatchObject({ status: 429, codigo: 1, mensaje: 'error.tooMany' });
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(pair.everySeconds);
    });

    test.each([
      ['ROLE_W', '/api/login'],
      ['ROLE_T', '/api/login'],
      ['ROLE_C', '/api/clientes/login'],
    ] as const)('C001 C002 %s can sign in from a new address after ten others tried six times', async (role, path) => {
      const { username, password } = await anAccount(database().db, { role });
      for (let stranger = 0; stranger < 10; stranger += 1) {
        const address = newAddress();
        for (let tries = 0; tries < 6; tries += 1) await signIn(username, 'wrong', address, path);
      }
      expect(await signIn(username, password, newAddress(), path)).toMatchObject({ status: 200 });
    });

    test('C001 when strangers used up all tries for a user, the user waits for seconds, not for minutes', async () => {
      const account = await anAccount(database().db);
      await tried(account, user.burst);
      const reply = await signIn(account.username, account.password);
      expect(reply).toMatchObject({ status: 429, mensaje: 'error.tooMany' });
      expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(user.everySeconds);
    });

    test('C001 when strangers used up all tries for a user, an address with an earlier sign-in is still let in', async () => {
      const account = await anAccount(database().db);
      const home = newAddress();
      expect(await signIn(account.username, account.password, home)).toMatchObject({ status: 200 });
      await tried(account, user.burst);
      expect(await signIn(account.username, account.password)).toMatchObject({ status: 429 });
      expect(await signIn(account.username, account.password, home)).toMatchObject({ status: 200 });
    });

    test('C001 an address that keeps trying leaves tries for new addresses', async () => {
      const account = await anAccount(database().db);
      const again = newAddress();
      for (let tries = 0; tries < 4; tries += 1) {
        await tried(account, userAgain.burst);
        await signIn(account.username, 'wrong', again);
      }
      await tried(account, userAgain.burst);
      expect(await signIn(account.username, 'wrong', again)).toMatchObject({ status: 429 });
      expect(await signIn(account.username, account.password)).toMatchObject({ status: 200 });
    });

    test('C001 all names of an account share one count', async () => {
      const account = await anAccount(database().db, { username: 'two.names' });
      const address = newAddress();
      for (let tries = 0; tries < pair.burst; tries += 1) {
        await signIn(tries % 2 ? 'two.names' : 'two.names@example.com', 'wrong', address);
      }
      expect(await signIn('two.names', account.password, address)).toMatchObject({ status: 429 });
      expect(await signIn('two.names@example.com', account.password, address)).toMatchObject({ status: 429 });
    });

    test('C001 signing in clears the wrong tries before it', async () => {
      const { username, password } = await anAccount(database().db);
      const address = newAddress();
      for (let round = 0; round < 3; round += 1) {
        for (let tries = 1; tries < pair.burst; tries += 1) await signIn(username, 'wrong', address);
        expect(await signIn(username, password, address)).toMatchObject({ status: 200 });
      }
    });

    test('C001 one IP address cannot try many users', async () => {
      const address = newAddress();
      await sql`insert into paces values (${`guess address ${clientAddressHash(testConfig, address)}`},
        now() + make_interval(secs => ${(household.burst - 2) * household.everySeconds}))`.execute(database().db);
      const statuses = [];
      for (let at = 0; at < 4; at += 1) {
        statuses.push((await signIn(`user${at}@example.com`, 'Summer2026', address)).status);
      }
      expect(statuses).toEqual([401, 401, 429, 429]);
    });

    test('C001 addresses of one IPv6 network count as one, those of IPv4 separately', async () => {
      const { username } = await anAccount(database().db);
      const tries = async (address: (at: number) => string) => {
        const statuses = [];
        for (let at = 1; at <= pair.burst + 1; at += 1)
          statuses.push((await signIn(username, 'wrong', address(at))).status);
        return statuses.at(-1);
      };
      expect(await tries((at) => `2001:db8:0:7:${at}::${at}`)).toBe(429);
      expect(await tries((at) => `2001:db8::7:0:${at}:0:1`)).toBe(429);
      expect(await tries((at) => `2001:db8:0:${100 + at}::1`)).toBe(401);
      expect(await tries((at) => `::ffff:203.0.113.${at}`)).toBe(401);
    });

    describe('staying signed in on a device', () => {
      const day = 24 * 3600;
      type Answer = TokenWire & { dispositivo: string; permanece?: boolean };
      const stay = async ({ username, password, role }: Account, marks = '') => {
        const { datos } = await call<Answer>('POST', role === 'ROLE_C' ? '/api/clientes/login' : '/api/login', {
          body: { usuario: username, clave: password, permanecer: 'S' },
          address: newAddress(),
          headers: { 'x-device-marks': marks },
        });
        return datos as Answer;
      };
      const secondsOf = (token: string) => {
        const { iat = 0, exp = 0 } = decodeJwt(token);
        return exp - iat;
      };

      test.each(['ROLE_W', 'ROLE_C'] as const)('C001 C002 C004 lasts a week without use, as %s', async (role) => {
        const account = await anAccount(database().db, { role });
        const { token, permanece } = await stay(account);
        expect([permanece, secondsOf(token)]).toEqual([true, 7 * day]);
        const again = await refresh(token, role === 'ROLE_C' ? 'cliente' : 'socia');
        expect(secondsOf(again.datos?.token ?? '')).toBe(7 * day);
        const { expires_at } = await database()
          .db.selectFrom('sessions')
          .select('expires_at')
          .where('account_id', '=', account.id)
          .executeTakeFirstOrThrow();
        expect((expires_at.getTime() - Date.now()) / 1000 / day).toBeCloseTo(30, 1);
        expect(secondsOf(await tokenOf(account))).toBe(30 * 60);
      });

      test('C005 signing out works as in any session', async () => {
        const account = await anAccount(database().db);
        const { token } = await stay(account);
        await signOut(await tokenOf(account), 'ambito=socia&todas=S');
        expect(await refresh(token)).toMatchObject({ status: 401 });
      });

      test('C001 is not offered in a browser known to another account, nor with a first password', async () => {
        const [account, other] = [await anAccount(database().db), await anAccount(database().db)];
        const { dispositivo: own } = await stay(account);
        const { dispositivo: strange } = await stay(other);
        const shared = await stay(account, `${own},${strange}`);
        expect([shared.permanece, secondsOf(shared.token)]).toEqual([false, 30 * 60]);
        expect((await stay(account, own)).permanece).toBe(true);
        const fresh = await stay(await anAccount(database().db, { passchanged: 'N' }));
        expect([fresh.permanece, secondsOf(fresh.token)]).toEqual([false, 30 * 60]);
      });
    });

    describe('a browser with an earlier sign-in', () => {
      const { device } = guessLimits;
      const signInWith = (marks: string, { username }: Account, clave: string, address = newAddress()) =>
        call<TokenWire & { dispositivo: string }>('POST', '/api/login', {
          body: { usuario: username, clave },
          address,
          headers: { 'x-device-marks': marks },
        });
      const markOf = async (account: Account) =>
        (await signInWith('', account, account.password)).datos?.dispositivo ?? '';

      test('C001 is let in when strangers used up all tries, also those of its own address', async () => {
        const account = await anAccount(database().db);
        const mark = await markOf(account);
        const office = newAddress();
        for (let tries = 0; tries < pair.burst; tries += 1) await signIn(account.username, 'wrong', office);
        await tried(account, user.burst);
        expect(await signIn(account.username, account.password, office)).toMatchObject({ status: 429 });
        const reply = await signInWith(`made-up-mark-of-nobody,${mark}`, account, account.password, office);
        expect(reply).toMatchObject({ status: 200, datos: { dispositivo: mark } });
      });

      test('C001 gets few tries more than others, and then waits too', async () => {
        const account = await anAccount(database().db);
        const mark = await markOf(account);
        const address = newAddress();
        const statuses = [];
        for (let tries = 0; tries <= pair.burst + device.burst; tries += 1)
          statuses.push((await signInWith(mark, account, 'wrong', address)).status);
        expect(statuses.filter((status) => status === 401)).toHaveLength(pair.burst + device.burst);
        expect(statuses.at(-1)).toBe(429);
      });

      test('C001 is known to no other account, and to none after a password change', async () => {
        const [account, other] = [await anAccount(database().db), await anAccount(database().db)];
        const [mark, strange] = [await markOf(account), await markOf(other)];
        const { id } = account;
        const stored = await database()
          .db.selectFrom('accounts')
          .select('password_hash')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const found = (marks: string[], hash = stored.password_hash, days = 0) =>
          findDeviceMark(testConfig, { id, password_hash: hash }, marks, new Date(Date.now() + days * 86_400_000));
        expect(found([strange, mark])).toBe(mark);
        expect(found([strange, `${mark}x`, mark.replace(/^[^.]+/, other.id), '', '...'])).toBeNull();
        expect(found([mark], 'another hash')).toBeNull();
        expect([found([mark], stored.password_hash, 180), found([mark], stored.password_hash, 181)]).toEqual([
          mark,
          null,
        ]);
      });
    });

    test('neither addresses nor user names are stored in the clear', async () => {
      const { username } = await anAccount(database().db);
      const address = newAddress();
      await signIn(username, 'wrong', address);
      const { rows } = await database().pool.query('select key from paces');
      const keys = rows.map(({ key }) => key).join();
      expect(keys).not.toContain(username);
      expect(keys).not.toContain(address);
    });
  });

  describe('refreshing', () => {
    test('C004 S02 a live session gets a new token from the account as it is now', async () => {
      const account = await anAccount(database().db, { passchanged: 'N' });
      const token = await tokenOf(account);
      await database()
        .db.updateTable('accounts')
        .set({ passchanged: 'S', lang: 'en' })
        .where('id', '=', account.id)
        .execute();
      const reply = await refresh(token);
      expect(reply).toMatchObject({ status: 200, datos: { nombre: account.name } });
      const claims = decodeJwt(reply.datos?.token ?? '');
      expect(claims).toMatchObject({ sub: account.id, sid: decodeJwt(token).sid, passchanged: 'S', lang: 'en' });
    });

    test('C004 the previous token stays valid until it expires, and ends with the session', async () => {
      const token = await tokenOf(await anAccount(database().db));
      const next = (await refresh(token)).datos?.token ?? '';
      expect(await refresh(token)).toMatchObject({ status: 200 });
      expect(await signOut(next)).toMatchObject({ datos: { cerradas: 1 } });
      expect(await refresh(token)).toMatchObject({ status: 401, mensaje: 'error.signedOut' });
      expect(await refresh(next)).toMatchObject({ status: 401, mensaje: 'error.signedOut' });
    });

    test('C004 a token never outlives its session', async () => {
      const ends = new Date(Date.now() + 60_000);
      const { token } = await aSession(database().db, await anAccount(database().db), { ends });
      expect(decodeJwt((await refresh(token)).datos?.token ?? '').exp).toBe(Math.floor(ends.getTime() / 1000));
    });

    test('C004 a valid token of an ended session is refused', async () => {
      const account = await anAccount(database().db);
      const { id } = await aSession(database().db, account, { ends: new Date(Date.now() - 1000) });
      const { role, lang } = account;
      const claims = { sub: account.id, sid: id, role, lang, passwordChanged: true };
      const token = await signToken(testConfig.tokenSecret, claims, lasting(60_000));
      expect(await refresh(token)).toMatchObject({ status: 401, mensaje: 'error.signedOut' });
    });

    test.each([
      ['ROLE_W', 'cliente'],
      ['ROLE_C', 'socia'],
    ] as const)('C004 S01 the token of %s is refused by %s', async (role, ambito) => {
      const { token } = await aSession(database().db, await anAccount(database().db, { role }));
      expect(await refresh(token, ambito)).toMatchObject({ status: 403, mensaje: 'error.refused' });
    });

    test('P02 a token that names another advisor than its session is refused', async () => {
      const { db } = database();
      const [advisor, other] = [await anAccount(db, { role: 'ROLE_T' }), await anAccount(db, { role: 'ROLE_T' })];
      const own = await aSession(db, advisor);
      const executive = await anAccount(db);
      const acting = await aSession(db, executive, { actorSessionId: own.id });
      const plain = await aSession(db, executive);
      const forged = (sid: string, actor?: string) => {
        const { id: sub, role, lang } = executive;
        const named = actor !== undefined && { actor: { sub: actor, name: 'Inés', until: 0 } };
        const claims = { sub, sid, role, lang, passwordChanged: true, ...named };
        return signToken(testConfig.tokenSecret, claims, lasting(60_000));
      };
      expect(await refresh(await forged(acting.id, advisor.id))).toMatchObject({ status: 200 });
      for (const token of [
        await forged(acting.id, other.id),
        await forged(acting.id),
        await forged(plain.id, advisor.id),
      ]) {
        expect(await refresh(token)).toMatchObject({ status: 401, mensaje: 'error.signedOut' });
      }
    });

    test('a session is answered as open until it ends', async () => {
      const token = await tokenOf(await anAccount(database().db, { passchanged: 'N' }));
      const check = () => call('GET', '/api/public/comprobarSesion?ambito=socia', { token });
      expect(await check()).toMatchObject({ status: 200, datos: {} });
      await signOut(token);
      expect(await check()).toMatchObject({ status: 401, mensaje: 'error.signedOut' });
    });

    test("C004 P02 an acting advisor's name stays in the token, and signing out ends the acting", async () => {
      const { db } = database();
      const advisor = await anAccount(db, { role: 'ROLE_T' });
      const own = await aSession(db, advisor);
      const acting = await aSession(db, await anAccount(db), { actorSessionId: own.id });
      const reply = await refresh(acting.token);
      expect(decodeJwt(reply.datos?.token ?? '').actor).toMatchObject({ sub: advisor.id, nombre: advisor.name });
      await signOut(own.token);
      expect(await refresh(acting.token)).toMatchObject({ status: 401 });
    });
  });

  describe('signing out', () => {
    test('C005 the session ends at once and no other', async () => {
      const account = await anAccount(database().db);
      const [here, there] = [await tokenOf(account), await tokenOf(account)];
      expect(await signOut(here)).toMatchObject({ status: 200, datos: { cerradas: 1 } });
      expect(await refresh(here)).toMatchObject({ status: 401 });
      expect(await refresh(there)).toMatchObject({ status: 200 });
    });

    test("C005 without a parameter the token's session ends, a client's too", async () => {
      for (const role of ['ROLE_W', 'ROLE_C'] as const) {
        const { token } = await aSession(database().db, await anAccount(database().db, { role }));
        expect(await signOut(token, '')).toMatchObject({ status: 200, datos: { cerradas: 1 } });
        expect(await signOut(token, '')).toMatchObject({ status: 200, datos: { cerradas: 0 } });
      }
    });

    test('C005 all sessions of the account end if asked, and nobody else’s', async () => {
      const account = await anAccount(database().db);
      const tokens = [await tokenOf(account), await tokenOf(account), await tokenOf(account)];
      const stranger = await tokenOf(await anAccount(database().db));
      expect(await signOut(tokens[0], 'ambito=socia&todas=S')).toMatchObject({ datos: { cerradas: 3 } });
      for (const token of tokens) expect(await refresh(token)).toMatchObject({ status: 401 });
      expect(await refresh(stranger)).toMatchObject({ status: 200 });
    });

    test('C005 P05 signing out twice, with an old token or with none succeeds and ends nothing', async () => {
      const token = await tokenOf(await anAccount(database().db));
      await signOut(token);
      for (const given of [token, undefined, 'garbage', 'a.b.c']) {
        expect(await signOut(given)).toMatchObject({ status: 200, codigo: 0, datos: { cerradas: 0 } });
      }
    });

    test('C005 an expired token still ends its session', async () => {
      const account = await anAccount(database().db);
      const { id } = await aSession(database().db, account);
      const { role, lang } = account;
      const claims = { sub: account.id, sid: id, role, lang, passwordChanged: true };
      const expired = await signToken(testConfig.tokenSecret, claims, lasting(-60_000));
      expect(await refresh(expired)).toMatchObject({ status: 401 });
      expect(await signOut(expired)).toMatchObject({ datos: { cerradas: 1 } });
    });

    test('C005 P02 an advisor who acts cannot end the sessions of the executive', async () => {
      const { db } = database();
      const executive = await anAccount(db);
      const hers = await aSession(db, executive);
      const own = await aSession(db, await anAccount(db, { role: 'ROLE_T' }));
      const acting = await aSession(db, executive, { actorSessionId: own.id });
      const actingToken = (await refresh(acting.token)).datos?.token ?? '';
      expect(await signOut(actingToken, 'ambito=socia&todas=S')).toMatchObject({ datos: { cerradas: 1 } });
      expect(await refresh(hers.token)).toMatchObject({ status: 200 });
    });
  });
});

onServer((database) => {
  test('C001 simultaneous guesses are counted one by one', async () => {
    const { app, call } = openApp(database());
    const { username } = await anAccount(database().db);
    const address = newAddress();
    const guesses = Array.from({ length: 40 }, (_, guess) =>
      call('POST', '/api/login', { body: { usuario: username, clave: `guess ${guess}` }, address }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(guessLimits.pair.burst);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - guessLimits.pair.burst);
    await app.close();
  });
});
