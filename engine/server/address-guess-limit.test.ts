import { expect, test } from '@jest/globals';
import { createAddressGuessLimit } from './address-guess-limit.ts';

function aLimit() {
  let clock = 0;
  const limit = createAddressGuessLimit({ now: () => clock });
  const guess = (address: string, times: number) => {
    for (let count = 0; count < times; count += 1) limit.count(address);
  };
  return { limit, guess, wait: (ms: number) => (clock += ms) };
}

test('a visitor who guesses 120 addresses within a minute is blocked until the minute ends', () => {
  const { limit, guess, wait } = aLimit();
  guess('192.0.2.1', 119);
  expect(limit.isOver('192.0.2.1')).toBe(false);
  wait(20_000);
  guess('192.0.2.1', 1);
  expect([limit.isOver('192.0.2.1'), limit.secondsLeft('192.0.2.1')]).toEqual([true, 40]);
  expect(limit.isOver('192.0.2.2')).toBe(false);
  wait(40_000);
  expect(limit.isOver('192.0.2.1')).toBe(false);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
])('whether %s and %s count as one visitor: %s', (one, other, same) => {
  const { limit, guess } = aLimit();
  guess(one, 120);
  expect(limit.isOver(other)).toBe(same);
});

test('memory is bounded: when there are too many visitors the oldest is forgotten', () => {
  const { limit, guess } = aLimit();
  guess('192.0.2.1', 120);
  for (let count = 0; count < 10_000; count += 1) limit.count(`10.${count >> 8}.${count & 255}.1`);
  expect(limit.isOver('192.0.2.1')).toBe(false);
});
