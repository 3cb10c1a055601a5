import { expect, test } from '@jest/globals';
import type { SignedIn } from '@/lib/session/session-info';
import { planSessionEnd } from './session-end';

const now = Date.parse('2026-05-01T10:00:00Z');
const person = (id: string, seconds: number): SignedIn => ({
  id,
  name: 'Lucía',
  role: 'ROLE_W',
  lang: 'es',
  passwordChanged: true,
  exp: now / 1000 + seconds,
  actor: null,
});

test.each([
  [1800, { state: 'safe' }],
  [301, { state: 'safe' }],
  [300, { state: 'ending', minutes: 5 }],
  [61, { state: 'ending', minutes: 2 }],
  [1, { state: 'ending', minutes: 1 }],
  [0, { state: 'ended' }],
  [-900, { state: 'ended' }],
] as const)('%s seconds before the end the session is %j', (seconds, plan) => {
  expect(planSessionEnd('E1', person('E1', seconds), now)).toEqual(plan);
});

test('without a session the page’s session has ended; a person with the same name is somebody else', () => {
  expect(planSessionEnd('E1', null, now)).toEqual({ state: 'ended' });
  expect(planSessionEnd('E1', person('E2', 1800), now)).toEqual({ state: 'other', name: 'Lucía' });
});
