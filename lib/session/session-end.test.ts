import { expect, test } from '@jest/globals';
import { planSessionEnd } from './session-end';

const now = Date.parse('2026-05-01T10:00:00Z');
const inSeconds = (seconds: number) => now / 1000 + seconds;

test.each([
  [1800, { state: 'safe' }],
  [301, { state: 'safe' }],
  [300, { state: 'ending', minutes: 5 }],
  [61, { state: 'ending', minutes: 2 }],
  [1, { state: 'ending', minutes: 1 }],
  [0, { state: 'ended' }],
  [-900, { state: 'ended' }],
] as const)('S02 %s seconds before the end the session is %j', (seconds, plan) => {
  expect(planSessionEnd(inSeconds(seconds), now)).toEqual(plan);
});
