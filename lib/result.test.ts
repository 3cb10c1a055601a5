import { expect, test } from '@jest/globals';
import { type FailureKind, failure, isAnswered } from './result';

test.each<[FailureKind, boolean]>([
  ['network', false],
  ['busy', false],
  ['broken', false],
  ['signed-out', false],
  ['conflict', true],
  ['invalid', true],
  ['absent', true],
  ['refused', true],
])('after %s the outcome is known: %s', (kind, known) => {
  expect(isAnswered(failure(kind, 'error.x'))).toBe(known);
});
