import { expect, test } from '@jest/globals';
import { sealData } from 'iron-session';
import { withSettings } from '@/lib/testing/backend-server';
import { aToken } from '@/lib/testing/factories';
import { openSession, sealSession, sessionCookieName } from './session';

const password = 'a-secret-of-at-least-thirty-two-characters';
withSettings({ SESSION_SECRET: password, PUBLIC_ORIGIN: 'https://shop.example' });

const seal = (content: object, secret = password) => sealData(content, { password: secret, ttl: 0 });

test('S01 a sealed session opens with name and claims', async () => {
  const token = aToken({ role: 'ROLE_C', passchanged: 'N' });
  const session = await openSession('client', await sealSession({ token, name: 'Émma' }));
  expect(session).toMatchObject({ token, name: 'Émma', claims: { role: 'ROLE_C', passwordChanged: false } });
});

test('S01 the two sessions have their own cookies, bound to this host', () => {
  expect(sessionCookieName('executive')).toBe('__Host-velia-executive');
  expect(sessionCookieName('client')).toBe('__Host-velia-client');
});

test('a sealed session does not reveal the token', async () => {
  const token = aToken();
  const sealed = await sealSession({ token, name: 'Lucía' });
  expect(sealed).not.toContain(token.split('.')[1]);
});

test.each([
  ['is absent', undefined],
  ['is empty', ''],
  ['is no seal', 'Fe26.nonsense'],
  ['is a bare token', aToken()],
  ['is very long', 'x'.repeat(100_000)],
])('X06 a cookie that %s is no session', async (_, cookie) => {
  await expect(openSession('executive', cookie)).resolves.toBeNull();
});

test('X06 a cookie sealed with another secret is no session', async () => {
  const sealed = await seal({ token: aToken(), name: 'Eva' }, 'another-secret-of-thirty-two-characters!');
  await expect(openSession('executive', sealed)).resolves.toBeNull();
});

test('X06 a cookie with one changed character is no session', async () => {
  const sealed = await seal({ token: aToken(), name: 'Eva' });
  const middle = Math.floor(sealed.length / 2);
  const changed = sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1);
  await expect(openSession('executive', changed)).resolves.toBeNull();
});

test.each([
  ['an ended token', { token: aToken({ exp: Math.floor(Date.now() / 1000) - 1 }), name: 'Eva' }],
  ['a token without three parts', { token: 'abc.def', name: 'Eva' }],
  ['no token', { name: 'Eva' }],
  ['a name that is no text', { token: aToken(), name: 7 }],
])('X06 a valid seal around %s is no session', async (_, content) => {
  await expect(openSession('executive', await seal(content))).resolves.toBeNull();
});

test('S01 a sealed session of one kind is none in the cookie of the other', async () => {
  const [executive, client] = [
    await seal({ token: aToken({ role: 'ROLE_T' }), name: 'Inés' }),
    await seal({ token: aToken({ role: 'ROLE_C' }), name: 'Emma' }),
  ];
  await expect(openSession('client', executive)).resolves.toBeNull();
  await expect(openSession('executive', client)).resolves.toBeNull();
  await expect(openSession('executive', executive)).resolves.toMatchObject({ name: 'Inés' });
});
