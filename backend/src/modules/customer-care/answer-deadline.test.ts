import { expect, test } from '@jest/globals';
import { answerDeadlineOf } from './answer-deadline.ts';

test.each([
  // A Wednesday, a Thursday, a Friday, a Saturday and a Sunday.
  ['2026-11-18T10:00:00Z', '2026-11-20T22:59:59.000Z'],
  ['2026-11-19T10:00:00Z', '2026-11-23T22:59:59.000Z'],
  ['2026-11-20T10:00:00Z', '2026-11-24T22:59:59.000Z'],
  ['2026-11-21T10:00:00Z', '2026-11-24T22:59:59.000Z'],
  ['2026-11-22T10:00:00Z', '2026-11-24T22:59:59.000Z'],
  // In Madrid it is Friday already.
  ['2026-11-19T23:30:00Z', '2026-11-24T22:59:59.000Z'],
  // Summer, Christmas and Easter.
  ['2026-07-15T10:00:00Z', '2026-07-17T21:59:59.000Z'],
  ['2026-12-23T10:00:00Z', '2026-12-28T22:59:59.000Z'],
  ['2027-03-24T10:00:00Z', '2027-03-29T21:59:59.000Z'],
])('C025 a message of %s is answered by %s: the end of the second working day', (received, until) => {
  expect(answerDeadlineOf(new Date(received)).toISOString()).toBe(until);
});
