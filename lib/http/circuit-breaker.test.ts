import { expect, test } from '@jest/globals';
import { createCircuitBreaker } from './circuit-breaker';

const tripped = () => {
  const breaker = createCircuitBreaker({ failures: 3, restMs: 1000 });
  for (let count = 0; count < 3; count += 1) breaker.failed(0);
  return breaker;
};

test('calls are allowed until the limit of consecutive failures is reached', () => {
  const breaker = createCircuitBreaker({ failures: 3, restMs: 1000 });
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

test('after the pause a single call tries, and the others are refused', () => {
  const breaker = tripped();
  expect(breaker.allows(999)).toBe(false);
  expect([breaker.allows(1000), breaker.allows(1000), breaker.allows(1001)]).toEqual([true, false, false]);
});

test('a try that fails restarts the pause; one that succeeds ends it', () => {
  const breaker = tripped();
  expect(breaker.allows(1000)).toBe(true);
  breaker.failed(1100);
  expect(breaker.allows(2099)).toBe(false);
  expect(breaker.allows(2100)).toBe(true);
  breaker.succeeded();
  expect([breaker.allows(2101), breaker.allows(2101)]).toEqual([true, true]);
});
