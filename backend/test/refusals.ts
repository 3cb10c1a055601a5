import { expect, test } from '@jest/globals';
import type { Call } from 'contract/call.ts';
import { eachRole } from 'contract/codes.ts';
import { type RoleName, roles } from 'contract/public-codes.ts';
import { SignJWT } from 'jose';
import type { OpenDatabase } from '../src/database/database.ts';
import { type Client, testConfig } from './client.ts';
import { anAccount, aSession } from './factories.ts';

type World = { database: () => OpenDatabase; call: () => Client };

const otherRoles = eachRole((name) => Object.values(roles).filter((role) => role !== roles[name]));

const namesRole = (token: Call['token']): token is RoleName => token in roles;

const isProtected = ({ token, effect, elsewhere }: Call) =>
  !elsewhere && effect !== 'sign-out' && effect !== 'renew' && (namesRole(token) || token === 'any-session');

export const protectedRows = (rows: readonly Call[]) => rows.filter(isProtected);

/** What every protected row refuses, whatever it does: one suite for all of them. */
export function refusesStrangers(row: Call, { database, call }: World): void {
  const path = row.path.replaceAll(/\{\w+\}/g, '1');
  const ask = (token?: string) => call()(row.method, path, token === undefined ? {} : { token });
  const ownRole = namesRole(row.token) ? roles[row.token] : undefined;
  const anOwner = () => anAccount(database().db, { role: ownRole ?? roles.executive });

  test(`${row.verb} without a token is signed out`, async () => {
    expect(await ask()).toMatchObject({ status: 401, codigo: 1, mensaje: 'error.signedOut', datos: null });
  });

  test(`X03 ${row.verb} with a token without three parts is a token-decoding error`, async () => {
    for (const token of ['garbage', 'two.parts', 'a.b.c.d', '']) {
      expect(await ask(token)).toMatchObject({ status: 401, codigo: 1, mensaje: 'error.tokenDecoding', datos: null });
    }
  });

  test(`${row.verb} with three parts that are no valid token is signed out`, async () => {
    const { id, role, lang, passchanged } = await anOwner();
    const claims = { sub: id, sid: id, role, lang, passchanged };
    const forged = (secret: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(new TextEncoder().encode(secret));
    const unsigned = [{ alg: 'none' }, { ...claims, iat: 0, exp: 9_999_999_999 }].map(toPart).join('.');
    for (const token of [
      'a.b.c',
      '..',
      `${unsigned}.`,
      await forged('x'.repeat(40)),
      await forged(testConfig.tokenSecret),
    ]) {
      expect(await ask(token)).toMatchObject({ status: 401, codigo: 1, mensaje: 'error.signedOut', datos: null });
    }
  });

  test(`${row.verb} with an ended session is signed out`, async () => {
    const owner = await anOwner();
    const past = new Date(Date.now() - 1000);
    const expired = await aSession(database().db, owner, { ends: past });
    const revoked = await aSession(database().db, owner, { revoked: true });
    const blocked = await aSession(database().db, await anAccount(database().db, { role: owner.role, blocked: true }));
    for (const { token } of [expired, revoked, blocked]) {
      expect(await ask(token)).toMatchObject({ status: 401, codigo: 1, mensaje: 'error.signedOut', datos: null });
    }
  });

  test(`S01 ${row.verb} ${row.firstPassword ? 'is open to' : 'refuses'} an account that still has its first password`, async () => {
    const owner = await anAccount(database().db, { role: ownRole ?? roles.executive, passchanged: 'N' });
    const { token } = await aSession(database().db, owner);
    const answer = await ask(token);
    if (row.firstPassword) {
      expect([401, 403]).not.toContain(answer.status);
      expect(answer.status).toBeLessThan(500);
    } else expect(answer).toMatchObject({ status: 403, codigo: 1, mensaje: 'error.firstPassword', datos: null });
  });

  for (const role of otherRoles[row.token as keyof typeof otherRoles] ?? []) {
    test(`P01 P02 P03 ${row.verb} refuses ${role}`, async () => {
      const { token } = await aSession(database().db, await anAccount(database().db, { role }));
      expect(await ask(token)).toMatchObject({ status: 403, codigo: 1, mensaje: 'error.refused', datos: null });
    });
  }
}

const toPart = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
