import { expect, test } from '@jest/globals';
import { createBreaker } from './breaker';

const tripped = () => {
  const breaker = createBreaker({ failures: 3, restMs: 1000 });
  for (let count = 0; count < 3; count += 1) breaker.failed(0);
  return breaker;
};

test('calls go on until as many as allowed failed in a row', () => {
  const breaker = createBreaker({ failures: 3, restMs: 1000 });
  breaker.failed(0);
  breaker.failed(0);
  expect(breaker.allows(0)).toBe(true);
  breaker.succeeded();
  breaker.failed(0);
  breaker.failed(0);
  expect(breaker.allows(0)).toBe(true);
  breaker.failed(0);
  expect(breaker.allows(0)).toBe(false);
});

test('after the rest a single call tries, and the others wait for how it ends', () => {
  const breaker = tripped();
  expect(breaker.allows(999)).toBe(false);
  expect([breaker.allows(1000), breaker.allows(1000), breaker.allows(1001)]).toEqual([true, false, false]);
});

test('a try that fails begins the rest anew; one that succeeds ends it', () => {
  const breaker = tripped();
  expect(breaker.allows(1000)).toBe(true);
  breaker.failed(1100);
  expect(breaker.allows(2099)).toBe(false);
  expect(breaker.allows(2100)).toBe(true);
  breaker.succeeded();
  expect([breaker.allows(2101), breaker.allows(2101)]).toEqual([true, true]);
});
