import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TokenWireSchema } from 'contract/schemas/session.ts';
import { decodeJwt } from 'jose';
import type { Static } from 'typebox';
import { type Client, openApp, testConfig } from '../../../test/client.ts';
import { anAccount, aSession } from '../../../test/factories.ts';
import { onDatabase, onServer } from '../../../test/harness.ts';
import { verifyPassword } from './passwords.ts';
import { signInLimits } from './session.service.ts';
import { readToken, signToken } from './tokens.ts';

type TokenWire = Static<typeof TokenWireSchema>;
type Account = Awaited<ReturnType<typeof anAccount>>;

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
    test('C001 S01 E06 an executive gets a token that says who she is', async () => {
      const account = await anAccount(database().db, { lang: 'de', passchanged: 'N' });
      const reply = await signIn(account.username, account.password);
      expect(reply).toMatchObject({ status: 200, codigo: 0, datos: { nombre: account.name } });
      const claims = await readToken(testConfig.tokenSecret, reply.datos?.token ?? '');
      expect(claims).toMatchObject({ sub: account.id, role: 'ROLE_W', lang: 'de', passchanged: 'N' });
      expect(claims.exp - claims.iat).toBe(30 * 60);
    });

    test('C001 P02 an advisor signs in by the same call', async () => {
      const account = await anAccount(database().db, { role: 'ROLE_T' });
      expect(decodeJwt(await tokenOf(account))).toMatchObject({ role: 'ROLE_T' });
    });

    test('C002 S01 a client signs in by her own call', async () => {
      const account = await anAccount(database().db, { role: 'ROLE_C' });
      expect(decodeJwt(await tokenOf(account))).toMatchObject({ role: 'ROLE_C', sub: account.id });
    });

    test('S01 the two sign-ins do not know each other, even for one user name', async () => {
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

    test('C001 the user name is taken without regard to case and spaces around it, the password exactly', async () => {
      const { username, password } = await anAccount(database().db);
      expect(await signIn(`  ${username.toUpperCase()} `, password)).toMatchObject({ status: 200 });
      expect(await signIn(username, ` ${password}`)).toMatchObject({ status: 401 });
      expect(await signIn(username, password.toLowerCase())).toMatchObject({ status: 401 });
    });

    test('C001 C002 unknown user, wrong password and blocked account get one and the same answer', async () => {
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

    test('P08 C001 a form signs in as well', async () => {
      const { username, password } = await anAccount(database().db);
      const form = new URLSearchParams({ usuario: username, clave: password }).toString();
      expect(await call('POST', '/api/login', { form, address: newAddress() })).toMatchObject({ status: 200 });
    });

    test('passwords are kept as argon2id of the cost that we chose', async () => {
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

  test('C001 the database is asked as often for someone as for no one', async () => {
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
    const { userFromAddress } = signInLimits;

    test.each(['someone', 'no one'])('C001 after wrong tries for %s that address has to wait', async (who) => {
      const { username, password } =
        who === 'someone' ? await anAccount(database().db) : { username: 'ghost@example.com', password: 'x' };
      const address = newAddress();
      for (let tries = 0; tries < userFromAddress.max; tries += 1) {
        expect(await signIn(username, `wrong ${tries}`, address)).toMatchObject({ status: 401 });
      }
      const reply = await signIn(username, password, address);
      expect(reply).toMatchObject({ status: 429, codigo: 1, mensaje: 'error.tooMany' });
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(userFromAddress.windowSeconds);
    });

    test('C001 nobody is locked out by what strangers try from elsewhere', async () => {
      const { username, password } = await anAccount(database().db);
      const stranger = newAddress();
      for (let tries = 0; tries <= userFromAddress.max; tries += 1) await signIn(username, 'wrong', stranger);
      expect(await signIn(username, password)).toMatchObject({ status: 200 });
    });

    test('C001 when strangers used up all tries for a user, an address that she signed in from is still let in', async () => {
      const { username, password } = await anAccount(database().db);
      const home = newAddress();
      expect(await signIn(username, password, home)).toMatchObject({ status: 200 });
      await database()
        .db.updateTable('rate_limits')
        .set({ used: signInLimits.user.max })
        .where('key', 'like', 'sign-in user %')
        .where('key', 'not like', 'sign-in user % %')
        .execute();
      expect(await signIn(username, password)).toMatchObject({ status: 429 });
      expect(await signIn(username, password, home)).toMatchObject({ status: 200 });
    });

    test('C001 signing in forgets the wrong tries before it', async () => {
      const { username, password } = await anAccount(database().db);
      const address = newAddress();
      for (let round = 0; round < 3; round += 1) {
        for (let tries = 1; tries < userFromAddress.max; tries += 1) await signIn(username, 'wrong', address);
        expect(await signIn(username, password, address)).toMatchObject({ status: 200 });
      }
    });

    test('C001 one address cannot try its way through many users', async () => {
      const address = newAddress();
      const statuses = [];
      for (let user = 0; user <= signInLimits.address.max; user += 1) {
        statuses.push((await signIn(`user${user}@example.com`, 'Summer2026', address)).status);
      }
      expect(statuses.slice(0, -1).every((status) => status === 401)).toBe(true);
      expect(statuses.at(-1)).toBe(429);
    });

    test('C001 all addresses of one IPv6 network count as one, those of IPv4 as themselves', async () => {
      const { username } = await anAccount(database().db);
      const tries = async (address: (at: number) => string) => {
        const statuses = [];
        for (let at = 1; at <= userFromAddress.max + 1; at += 1)
          statuses.push((await signIn(username, 'wrong', address(at))).status);
        return statuses.at(-1);
      };
      expect(await tries((at) => `2001:db8:0:7:${at}::${at}`)).toBe(429);
      expect(await tries((at) => `2001:db8::7:0:${at}:0:1`)).toBe(429);
      expect(await tries((at) => `2001:db8:0:${100 + at}::1`)).toBe(401);
      expect(await tries((at) => `::ffff:203.0.113.${at}`)).toBe(401);
    });

    test('neither addresses nor user names are stored in the clear', async () => {
      const { username } = await anAccount(database().db);
      const address = newAddress();
      await signIn(username, 'wrong', address);
      const { rows } = await database().pool.query('select key from rate_limits');
      const keys = rows.map(({ key }) => key).join();
      expect(keys).not.toContain(username);
      expect(keys).not.toContain(address);
    });
  });

  describe('refreshing', () => {
    test('C004 S02 a live session gets a new token with what the account says now', async () => {
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

    test('C004 the token before it stays good until it expires, and ends with the session', async () => {
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

    test('C004 a good token of an ended session is refused', async () => {
      const account = await anAccount(database().db);
      const { id } = await aSession(database().db, account, { ends: new Date(Date.now() - 1000) });
      const { role, lang, passchanged } = account;
      const claims = { sub: account.id, sid: id, role, lang, passchanged };
      const token = await signToken(testConfig.tokenSecret, claims, new Date(Date.now() + 60_000));
      expect(await refresh(token)).toMatchObject({ status: 401, mensaje: 'error.signedOut' });
    });

    test.each([
      ['ROLE_W', 'cliente'],
      ['ROLE_C', 'socia'],
    ] as const)('C004 S01 the token of %s is not the one that %s means', async (role, ambito) => {
      const { token } = await aSession(database().db, await anAccount(database().db, { role }));
      expect(await refresh(token, ambito)).toMatchObject({ status: 403, mensaje: 'error.refused' });
    });

    test('C004 P02 an advisor who acts keeps her name in the token, and her own sign-out ends the acting', async () => {
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

    test('C005 without a parameter the session ends that the token belongs to, a client’s too', async () => {
      for (const role of ['ROLE_W', 'ROLE_C'] as const) {
        const { token } = await aSession(database().db, await anAccount(database().db, { role }));
        expect(await signOut(token, '')).toMatchObject({ status: 200, datos: { cerradas: 1 } });
        expect(await signOut(token, '')).toMatchObject({ status: 200, datos: { cerradas: 0 } });
      }
    });

    test('C005 all sessions of the account end on wish, and nobody else’s', async () => {
      const account = await anAccount(database().db);
      const tokens = [await tokenOf(account), await tokenOf(account), await tokenOf(account)];
      const stranger = await tokenOf(await anAccount(database().db));
      expect(await signOut(tokens[0], 'ambito=socia&todas=S')).toMatchObject({ datos: { cerradas: 3 } });
      for (const token of tokens) expect(await refresh(token)).toMatchObject({ status: 401 });
      expect(await refresh(stranger)).toMatchObject({ status: 200 });
    });

    test('C005 P05 signing out twice, with an old token or with none is a success that closes nothing', async () => {
      const token = await tokenOf(await anAccount(database().db));
      await signOut(token);
      for (const given of [token, undefined, 'garbage', 'a.b.c']) {
        expect(await signOut(given)).toMatchObject({ status: 200, codigo: 0, datos: { cerradas: 0 } });
      }
    });

    test('C005 a token that has expired still ends its session', async () => {
      const account = await anAccount(database().db);
      const { id } = await aSession(database().db, account);
      const { role, lang, passchanged } = account;
      const claims = { sub: account.id, sid: id, role, lang, passchanged };
      const expired = await signToken(testConfig.tokenSecret, claims, new Date(Date.now() - 60_000));
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
  test('C001 guesses made at the same moment are counted one by one', async () => {
    const { app, call } = openApp(database());
    const { username } = await anAccount(database().db);
    const address = newAddress();
    const guesses = Array.from({ length: 40 }, (_, guess) =>
      call('POST', '/api/login', { body: { usuario: username, clave: `guess ${guess}` }, address }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(signInLimits.userFromAddress.max);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - signInLimits.userFromAddress.max);
    await app.close();
  });
});
