import { expect, test } from '@jest/globals';
import { type CallRow, calls } from '@/contract/calls/table';
import type { Envelope } from '@/contract/envelope';
import { openSession, sealSession, sessionCookieName } from '@/lib/session/session';
import { withSettings } from '@/lib/testing/backend-server';
import { anEnvelope, aToken } from '@/lib/testing/factories';
import { applyEffect } from './session-effects';

withSettings({ SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters' });

const seconds = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;
const rowOf = (verb: string) => (calls as readonly CallRow[]).find((row) => row.verb === verb) as CallRow;
const own = aToken({ sub: 'ines', role: 'ROLE_T', exp: seconds(600) });
const actor = { sub: 'ines', nombre: 'Inés', hasta: seconds(30) };
const acting = aToken({ sub: 'lucia', role: 'ROLE_W', exp: seconds(30), actor });

const answer = (datos: unknown) => anEnvelope(datos) as Envelope;

async function advisor() {
  const session = await openSession('executive', await sealSession({ token: own, name: 'Inés', person: 'ines' }));
  if (!session) throw new Error('nobody');
  return session;
}

async function act() {
  const asked = { row: rowOf('actAsExecutive'), kind: 'executive' as const, session: await advisor() };
  const { envelope, cookies } = await applyEffect(asked, 200, answer({ token: acting, nombre: 'Lucía' }));
  expect(JSON.stringify(envelope)).not.toContain(acting);
  return cookies[0];
}

test('P02 an advisor who acts is the executive for as long as acting lasts, and the advisor again afterwards', async () => {
  const cookie = await act();
  expect(cookie?.name).toBe(sessionCookieName('executive'));
  const session = await openSession('executive', cookie?.value ?? '');
  expect(session).toMatchObject({
    token: acting,
    name: 'Lucía',
    claims: { sub: 'lucia', actor: { sub: 'ines', name: 'Inés', until: actor.hasta } },
  });

  const over = { row: rowOf('signOut'), kind: 'executive' as const, session };
  const back = (await applyEffect(over, 200, answer({ cerradas: 1 }))).cookies[0];
  const again = await openSession('executive', back?.value ?? '');
  expect(again).toMatchObject({ token: own, name: 'Inés', claims: { role: 'ROLE_T' } });
  expect(again?.own).toBeUndefined();
  const left = { row: rowOf('signOut'), kind: 'executive' as const, session: again };
  expect((await applyEffect(left, 200, answer({ cerradas: 1 }))).cookies[0]).toMatchObject({ value: null });
});

test.each(['past its time', 'refused by the backend'])(
  'T16 an acting that is %s leaves the advisor signed in',
  async (how) => {
    if (how === 'past its time') {
      const ended = aToken({ sub: 'lucia', role: 'ROLE_W', exp: seconds(-1), actor });
      const sealed = await sealSession({
        token: ended,
        name: 'Lucía',
        own: { token: own, name: 'Inés', person: 'ines' },
      });
      expect(await openSession('executive', sealed)).toMatchObject({ token: own });
      return;
    }
    const session = await openSession('executive', (await act())?.value ?? '');
    const row = rowOf('readOrderInHand');
    const { cookies } = await applyEffect({ row, kind: 'executive', session }, 401, answer(null));
    expect(await openSession('executive', cookies[0]?.value ?? '')).toMatchObject({ token: own });
  },
);
